import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';

/** The API's client id equals the organization id; throws the same error for any other id, known or not (A118). */
export function requireOwnClient(ctx: TenantContext, requestedClientId: string | undefined): void {
  if (requestedClientId === undefined || requestedClientId === ctx.organizationId) return;
  throw new AppError('forbidden', 'Forbidden', { requestedClientId, userClientId: ctx.organizationId });
}

/**
 * Checks every id by which an automation call names a company or a person, since an automation can't know whose they
 * are.
 */
export function requireOwnIds(ctx: TenantContext, input: Record<string, unknown>): void {
  const { clientId, clerkOrgId, clerkUserId, context } = input;
  for (const id of [clientId, clerkOrgId]) if (typeof id === 'string') requireOwnClient(ctx, id);
  if (typeof clerkUserId === 'string' && clerkUserId !== ctx.userId) throw new AppError('forbidden', 'Forbidden');
  if (isContext(context)) requireOwnContext(ctx, context);
}

const isContext = (value: unknown): value is { clientId: string } =>
  typeof value === 'object' && value !== null && 'clientId' in value && typeof value.clientId === 'string';

/** The content calls name the company in a context, where an empty id is none. */
export function requireOwnContext(ctx: TenantContext, { clientId }: { clientId: string }): void {
  if (clientId !== '') requireOwnClient(ctx, clientId);
}
