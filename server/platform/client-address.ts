import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Passes the caller's address to the identity library; a value sent by the caller is overwritten. */
export const addressHeader = 'x-dealwright-address';

/** The product's calls to itself, such as built-in payment events, have no connection. */
const ownAddress = '127.0.0.1';

function hasConnection(c: Context): boolean {
  return typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
}

/**
 * Returns the caller's address: the peer's, or with TRUST_PROXY=n the X-Forwarded-For entry written by the outermost of
 * n own proxies.
 * Entries further left are under the caller's control.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const direct = hasConnection(c) ? (getConnInfo(c).remote.address ?? '') : ownAddress;
  if (trustedProxies === 0) return direct;
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct;
}

export function withAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  headers.set(addressHeader, address);
  return new Request(request, { headers });
}
