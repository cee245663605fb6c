import type { Auth } from '#server/access/auth.ts';
import type { KnownCall } from './unknown-call.ts';

const prefix = '/api/auth';

interface LibraryCall {
  path?: string;
  options?: { method?: string | string[]; metadata?: { SERVER_ONLY?: boolean } };
}

/** The identity library's own calls over HTTP. Organizations change only through the product's calls. */
export function libraryCalls({ api, options }: Auth): KnownCall[] {
  const off = new Set<string>(options.disabledPaths);
  return Object.values(api as unknown as Record<string, LibraryCall>).flatMap(({ path, options: of = {} }) => {
    const { method = [], metadata } = of;
    if (path === undefined || metadata?.SERVER_ONLY === true) return [];
    if (off.has(path) || path.startsWith('/organization/')) return [];
    return [method].flat().map((one) => ({ method: one, path: `${prefix}${path}` }));
  });
}

function readObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Adds `error` to a refusal by the identity library, which states its text as `message` (decision A125). Returns null
 * for one without a text.
 */
export async function statedRefusal(answer: Response): Promise<Response | null> {
  const body = readObject(await answer.text());
  const { message } = body;
  if (typeof message !== 'string' || message === '') return null;
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Response(JSON.stringify({ error: message, ...body }), { status: answer.status, headers });
}
