import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore, type SessionRow } from './session.store.ts';

/** Returns the caller's own sessions that began since `since`, newest first. */
export async function findOwnCalls(
  ctx: TenantContext,
  { since, most }: { since: Date; most: number },
): Promise<SessionRow[]> {
  return sessionStore(ctx).begunBy(ctx.userId, since, most);
}
