import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';

/** The client id on the wire maps one to one to the organization; another one is refused alike, known or not (A118). */
export function requireOwnClient(ctx: TenantContext, requestedClientId: string | undefined): void {
  if (requestedClientId === undefined || requestedClientId === ctx.organizationId) return;
  throw new AppError('forbidden', 'Forbidden', { requestedClientId, userClientId: ctx.organizationId });
}
