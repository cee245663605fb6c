import type { TenantContext } from '#server/platform/context.ts';
import { prepStore } from './prep.store.ts';

/** Transfers all preps of a leaving member to another. */
export async function handOverPreps(
  ctx: TenantContext,
  input: { fromUserId: string; toUserId: string },
): Promise<{ preparations: number }> {
  return { preparations: await prepStore(ctx).handOver(input.fromUserId, input.toUserId) };
}
