import type { Endpoint } from '#contract/endpoint.ts';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; returns undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Distributes the flat input to path, query string and JSON body (see contract/endpoint.ts). */
export function addressOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { address: string; body: string | undefined } {
  const rest = { ...input };
  const path = endpoint.path.replace(/:(\w+)/gu, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) {
    if (endpoint.method !== 'GET' && !endpoint.query?.includes(key)) continue;
    delete rest[key];
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const address = query.size > 0 ? `${path}?${query}` : path;
  const hasBody = endpoint.method !== 'GET' && (endpoint.method !== 'DELETE' || Object.keys(rest).length > 0);
  return { address, body: hasBody ? JSON.stringify(rest) : undefined };
}

export function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
