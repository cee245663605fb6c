import { usualCapture } from '#contract/capture.ts';
import { limits } from '#contract/limits.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { captureSettingsStore } from './capture.store.ts';

const { words: most } = limits.capture;

/** Adds a name to those that speech to text spells right; a name that is there already changes nothing. */
export async function rememberWord(ctx: TenantContext, { word }: { word: string }): Promise<{ vocabulary: string[] }> {
  const added = await captureSettingsStore(ctx).addWord(word, { most, usual: usualCapture });
  if (added === null)
    throw new AppError(
      'conflict',
      `You have ${most} names, the maximum. Nothing was saved. Remove one in Call capture first.`,
    );
  if (added.added) await recordChange(ctx, { action: 'capture.changed', subject: word, details: {} });
  return { vocabulary: added.vocabulary };
}
