import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Carries the caller's address to the identity library; what a caller sends under this name is overwritten. */
export const addressHeader = 'x-dealwright-address';

/** A call of the product to itself, such as the built-in payment provider's events, comes over no connection. */
const ownAddress = '127.0.0.1';

function hasConnection(c: Context): boolean {
  return typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
}

/**
 * Who calls: the connection's other end, or with TRUST_PROXY=n the entry of X-Forwarded-For that the outermost of the n
 * own proxies wrote. Entries further left are the caller's own words.
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
