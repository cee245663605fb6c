import type { Frame } from '#contract/frames.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { frameStore } from './frame.store.ts';
import { listFrames } from './list-frames.ts';

/** Deletes a qualification frame. Facts shown in it remain in the sessions; a frame stores none. */
export async function deleteFrame(ctx: TenantContext, { frameId }: { frameId: string }): Promise<{ frames: Frame[] }> {
  const subject = await frameStore(ctx).remove(frameId);
  if (subject === null) throw new AppError('not_found', 'This frame is gone: someone already deleted it');
  await recordChange(ctx, { action: 'frame.deleted', subject, details: {} });
  return listFrames(ctx);
}
