import type { TenantContext } from '#server/platform/context.ts';
import { prepStore } from './prep.store.ts';

/** Makes somebody else the owner of all preparations of a member who leaves. */
export async function handOverPreps(
  ctx: TenantContext,
  input: { fromUserId: string; toUserId: string },
): Promise<{ preparations: number }> {
  return { preparations: await prepStore(ctx).handOver(input.fromUserId, input.toUserId) };
}
