import type { Endpoint } from '#contract/endpoint.ts';

/** A call of the contract; `group` is the name of its file there, in words. */
export interface ListedEndpoint {
  /** 'GET /api/health'. */
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

/** Every call in the given modules by group and path, each once. `modules`: file name to what the file exports. */
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

/** The contract's own modules, without their tests. */
export const allEndpoints = listEndpoints(
  import.meta.glob<object>(['../../../contract/*.ts', '!../../../contract/*.test.ts'], { eager: true }),
);
