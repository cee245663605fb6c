import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore, type SessionRow } from './session.store.ts';

/** The caller's own sessions that began since a moment, newest first. */
export async function findOwnCalls(
  ctx: TenantContext,
  { since, most }: { since: Date; most: number },
): Promise<SessionRow[]> {
  return sessionStore(ctx).begunBy(ctx.userId, since, most);
}
