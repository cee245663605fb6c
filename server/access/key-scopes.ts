import type { ApiScope } from '#contract/api-keys.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Off limits for keys: creating keys, and changing how their owner signs in or which organization they belong to. */
const closed = ['/api/api-keys', '/api/identity/sign-ins', '/api/invitations/', '/api/team/leave', '/api/account'];

/** Team, billing and settings, even where members may read: only for keys of admins. */
const settings = [
  '/api/billing',
  '/api/payments',
  '/api/team',
  '/api/users/add-multi-user',
  '/api/records/subscription/',
  '/api/records/user/create-user',
  '/api/identity/org/create-org',
];

/** POST calls that change nothing. */
const reads = new Set([
  '/api/automation/client/route',
  '/api/automation/content/solution-options/route',
  '/api/search',
]);

const under = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => path.startsWith(prefix));

/** Returns the scope a key needs for a call, or null if no key may make it. */
export function scopeOf({ method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>): ApiScope | null {
  if (under(closed, path)) return null;
  if (access === 'admin' || under(settings, path)) return 'admin';
  return method === 'GET' || reads.has(path) ? 'read' : 'write';
}
