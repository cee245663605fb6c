import type { Context } from 'hono';
import { AppError } from './errors.ts';

interface Incoming extends AsyncIterable<Uint8Array> {
  headers: Record<string, string | string[] | undefined>;
}

interface Outgoing {
  writableFinished: boolean;
  once(event: 'close', heard: () => void): unknown;
}

/** Returns Node's own request, or null for the product's calls to itself, which have no connection. */
function incomingOf(c: Context): Incoming | null {
  const { incoming } = (c.env ?? {}) as { incoming?: Incoming };
  return incoming ?? null;
}

/** Reads one header from Node's request: building a web Request would cost more than a query. */
export function headerOf(c: Context, name: string): string | null {
  const incoming = incomingOf(c);
  if (incoming === null) return c.req.header(name) ?? null;
  const value = incoming.headers[name];
  return (Array.isArray(value) ? value.join(', ') : value) ?? null;
}

/** Throws `too_large` if the declared body length exceeds the limit, before reading. */
export function refuseLarge(c: Context, { bytes, text }: { bytes: number; text: string }): void {
  if (Number(headerOf(c, 'content-length') ?? 0) > bytes) throw new AppError('too_large', text);
}

/**
 * Reads the whole body as text. Throws `too_large` once more bytes arrive than allowed, whatever length was declared.
 */
export async function readBody(c: Context, { bytes, text }: { bytes: number; text: string }): Promise<string> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return '';
  const incoming = incomingOf(c);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of incoming ?? (c.req.raw.body as AsyncIterable<Uint8Array> | null) ?? []) {
    size += part.byteLength;
    if (size > bytes) throw new AppError('too_large', text);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns a controller that aborts when the caller disconnects before the response is complete. */
export function closing(c: Context): AbortController {
  const stop = new AbortController();
  const { outgoing } = (c.env ?? {}) as { outgoing?: Outgoing };
  if (outgoing === undefined) c.req.raw.signal.addEventListener('abort', () => stop.abort(), { once: true });
  else outgoing.once('close', () => outgoing.writableFinished || stop.abort());
  return stop;
}
