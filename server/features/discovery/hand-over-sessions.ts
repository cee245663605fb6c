import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore } from './session.store.ts';

/** Transfers all discovery sessions of a leaving member to another. */
export async function handOverSessions(
  ctx: TenantContext,
  input: { fromUserId: string; toUserId: string },
): Promise<{ sessions: number }> {
  return { sessions: await sessionStore(ctx).handOver(input.fromUserId, input.toUserId) };
}
