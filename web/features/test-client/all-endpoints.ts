import type { Endpoint } from '#contract/endpoint.ts';

/** A call of the contract; `group` is its file's name in words. */
export interface ListedEndpoint {
  /** For example 'GET /api/health'. */
  id: string;
  group: string;
  endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  ['method', 'path', 'access', 'summary', 'input', 'output'].every((key) => key in value);

const inWords = (file: string): string => {
  const words = (/([^/]+)\.ts$/u.exec(file)?.[1] ?? file).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/^pi\b/u, 'PI');
};

/** Returns every call in the modules by group and path, each once. `modules`: file name to its exports. */
export function listEndpoints(modules: Readonly<Record<string, object>>): ListedEndpoint[] {
  const all = Object.entries(modules).flatMap(([file, exported]) =>
    Object.values(exported)
      .filter(isEndpoint)
      .map((endpoint) => ({ id: `${endpoint.method} ${endpoint.path}`, group: inWords(file), endpoint })),
  );
  return [...new Map(all.map((each) => [each.id, each])).values()].toSorted(
    (a, b) => a.group.localeCompare(b.group) || a.endpoint.path.localeCompare(b.endpoint.path),
  );
}

/** The contract's own modules, without tests. */
export const allEndpoints = listEndpoints(
  import.meta.glob<object>(['../../../contract/*.ts', '!../../../contract/*.test.ts'], { eager: true }),
);
