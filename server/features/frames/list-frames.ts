import type { Frame } from '#contract/frames.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { frameStore } from './frame.store.ts';

/** Returns the frames that admins wrote, by name. */
export async function listFrames(ctx: TenantContext): Promise<{ frames: Frame[] }> {
  return { frames: await frameStore(ctx).list() };
}
