import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore } from './session.store.ts';

/** Makes somebody else the owner of all discovery sessions of a member who leaves. */
export async function handOverSessions(
  ctx: TenantContext,
  input: { fromUserId: string; toUserId: string },
): Promise<{ sessions: number }> {
  return { sessions: await sessionStore(ctx).handOver(input.fromUserId, input.toUserId) };
}
