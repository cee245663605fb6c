import { frameLimits } from '#contract/frame-limits.ts';
import type { Frame, FrameDraft } from '#contract/frames.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { frameStore } from './frame.store.ts';
import { listFrames } from './list-frames.ts';

const refusals = {
  full: `You have ${frameLimits.frames} frames, the maximum. Nothing was saved. Delete one first.`,
  taken: 'Another frame has this name. Nothing was saved. Use another name.',
} as const;

/** Saves a qualification frame; removes repeated fields and words of a point. */
export async function saveFrame(
  ctx: TenantContext,
  { frameId, name, points }: { frameId: string } & FrameDraft,
): Promise<{ frames: Frame[] }> {
  const once = points.map((point) => ({
    ...point,
    facts: [...new Set(point.facts)],
    words: [...new Set(point.words)],
  }));
  const outcome = await frameStore(ctx).save({ id: frameId, name, points: once });
  if (outcome !== 'saved') throw new AppError('conflict', refusals[outcome]);
  await recordChange(ctx, { action: 'frame.saved', subject: name, details: { points: String(points.length) } });
  return listFrames(ctx);
}
