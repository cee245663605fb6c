import type { Endpoint } from '#contract/endpoint.ts';
import { testMode } from '#contract/identity.ts';
import type { Access } from './access.store.ts';
import { findMembership } from './membership.store.ts';
import type { Context, Services, TenantContext, UserContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { isApiKey } from './known-keys.ts';
import { scopeOf } from './key-scopes.ts';
import { policies } from './policy.ts';

type Found = Pick<Access, 'userId' | 'sessionId' | 'activeOrganizationId' | 'membership'> & {
  apiKey?: { keyId: string; name: string };
};

const keyClosedText = 'An API key can’t make this call. Sign in and do it in the product.';

/** Returns the member behind an API key, limited to its organization and scopes. */
async function findKeyHolder(
  endpoint: Endpoint,
  authorization: string,
  wanted: string | null,
  { keys }: Services,
): Promise<Found | null> {
  const found = await keys.find(authorization);
  if (found === null) return null;
  const { keyId, name, scopes, userId, organizationId, role } = found;
  if (wanted !== null && wanted !== organizationId) throw new AppError('forbidden', 'Forbidden');
  const scope = scopeOf(endpoint);
  if (scope === null) throw new AppError('forbidden', keyClosedText);
  if (!scopes.includes(scope))
    throw new AppError('forbidden', `This API key lacks the scope “${scope}”. Nothing was changed.`, { scope });
  if (scope === 'admin' && role !== 'org:admin')
    throw new AppError('forbidden', 'Only an admin of the organization can do this');
  const membership = { organizationId, role };
  return { userId, sessionId: '', activeOrganizationId: organizationId, membership, apiKey: { keyId, name } };
}

/** Returns the person of a bearer token; with TEST_MODE, the fixed token is the fake admin of its one organization. */
async function findCaller(
  authorization: string,
  wanted: string | null,
  { callers, database, environment }: Services,
): Promise<Found | null> {
  if (environment.testMode && authorization === `Bearer ${testMode.token}`) {
    const { userId, organizationId } = testMode;
    const membership = await findMembership(database.db, userId, wanted ?? organizationId);
    return { userId, sessionId: '', activeOrganizationId: organizationId, membership };
  }
  return callers.find(authorization, wanted);
}

/**
 * Identifies the caller from the bearer token alone: ignoring cookies on data calls rules out cross-site requests.
 * The organization comes from the X-Organization-Id header, else from the session.
 */
export async function authenticate(
  endpoint: Endpoint,
  header: (name: string) => string | null,
  requestId: string,
  services: Services,
): Promise<Context | UserContext | TenantContext> {
  const policy = policies[endpoint.access];
  const log = services.log.child({ requestId });
  const base: Context = { services, requestId, log };
  if (!policy.signedIn) return base;

  const authorization = header('authorization');
  const wanted = header('x-organization-id');
  const find = (given: string): Promise<Found | null> =>
    isApiKey(given) ? findKeyHolder(endpoint, given, wanted, services) : findCaller(given, wanted, services);
  const found = authorization === null ? null : await find(authorization);
  if (found === null) throw new AppError('unauthenticated', 'Authentication token not available');
  const { userId, sessionId, activeOrganizationId, membership, apiKey } = found;
  const userContext: UserContext = { ...base, userId, sessionId, activeOrganizationId, ...(apiKey && { apiKey }) };
  if (policy.roles === null) return userContext;

  if (membership === null) throw new AppError('forbidden', 'Forbidden');
  if (!policy.roles.includes(membership.role))
    throw new AppError('forbidden', 'Only an admin of the organization can do this');
  return { ...userContext, organizationId: membership.organizationId, role: membership.role } satisfies TenantContext &
    UserContext;
}
