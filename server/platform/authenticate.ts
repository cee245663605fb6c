import type { Access } from '#contract/endpoint.ts';
import { testMode } from '#contract/identity.ts';
import { findMembership } from './membership.store.ts';
import type { Context, Services, TenantContext, UserContext } from './context.ts';
import { AppError } from './errors.ts';
import { policies } from './policy.ts';

type Caller = Pick<UserContext, 'userId' | 'sessionId' | 'activeOrganizationId'>;

/** The person of a bearer token; while TEST_MODE is on, the one fixed token is the fake admin of its one organization. */
async function findCaller(authorization: string, { auth, environment }: Services): Promise<Caller | null> {
  if (environment.testMode && authorization === `Bearer ${testMode.token}`) {
    return { userId: testMode.userId, sessionId: '', activeOrganizationId: testMode.organizationId };
  }
  const found = await auth.api.getSession({ headers: new Headers({ authorization }) });
  return found === null ? null : { userId: found.user.id, sessionId: found.session.id, activeOrganizationId: found.session.activeOrganizationId ?? null };
}

/**
 * Who calls, from the bearer token alone (cookies are never believed for a data call, so no other site can make
 * one), and in which organization: the X-Organization-Id header, else the session's active one.
 */
export async function authenticate(access: Access, headers: Headers, requestId: string, services: Services): Promise<Context | UserContext | TenantContext> {
  const policy = policies[access];
  const log = services.log.child({ requestId });
  const base: Context = { services, requestId, log };
  if (!policy.signedIn) return base;

  const authorization = headers.get('authorization');
  const found = authorization === null ? null : await findCaller(authorization, services);
  if (found === null) throw new AppError('unauthenticated', 'Authentication token not available');
  const { activeOrganizationId: active } = found;
  const userContext: UserContext = { ...base, ...found };
  if (policy.roles === null) return userContext;

  const wanted = headers.get('x-organization-id') ?? active;
  const membership = await findMembership(services.database.db, found.userId, wanted);
  if (membership === null) throw new AppError('forbidden', 'Forbidden');
  if (!policy.roles.includes(membership.role)) throw new AppError('forbidden', 'Only an admin of the organization can do this');
  return { ...userContext, organizationId: membership.organizationId, role: membership.role } satisfies TenantContext & UserContext;
}
