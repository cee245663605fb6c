import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';

/** The API's client id equals the organization id; throws the same error for any other id, known or not (A118). */
export function requireOwnClient(ctx: TenantContext, requestedClientId: string | undefined): void {
  if (requestedClientId === undefined || requestedClientId === ctx.organizationId) return;
  throw new AppError('forbidden', 'Forbidden', { requestedClientId, userClientId: ctx.organizationId });
}
