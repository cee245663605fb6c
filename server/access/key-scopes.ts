import type { ApiScope } from '#contract/api-keys.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** What no key does: it makes no keys, and leaves alone how its person signs in and where they belong. */
const closed = ['/api/api-keys', '/api/identity/sign-ins', '/api/invitations/', '/api/team/leave', '/api/account'];

/** Team, money and settings, also where members may look at them: for keys of admins alone. */
const settings = [
  '/api/billing',
  '/api/payments',
  '/api/team',
  '/api/users/add-multi-user',
  '/api/records/subscription/',
  '/api/records/user/create-user',
  '/api/identity/org/create-org',
];

/** Posts that change nothing. */
const reads = new Set([
  '/api/automation/client/route',
  '/api/automation/content/solution-options/route',
  '/api/search',
]);

const under = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => path.startsWith(prefix));

/** The scope that a key needs for a call; null: no key may make it. */
export function scopeOf({ method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>): ApiScope | null {
  if (under(closed, path)) return null;
  if (access === 'admin' || under(settings, path)) return 'admin';
  return method === 'GET' || reads.has(path) ? 'read' : 'write';
}
