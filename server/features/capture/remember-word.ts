import { limits } from '#contract/limits.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { captureSettingsStore } from './capture.store.ts';
import { readCapture } from './read-capture.ts';

/** Adds a name to those that speech to text spells right; a name that is there already changes nothing. */
export async function rememberWord(ctx: TenantContext, { word }: { word: string }): Promise<{ vocabulary: string[] }> {
  const { transcription: _, ...settings } = await readCapture(ctx);
  if (settings.vocabulary.includes(word)) return { vocabulary: settings.vocabulary };
  if (settings.vocabulary.length >= limits.capture.words)
    throw new AppError(
      'conflict',
      `You have ${limits.capture.words} names, the maximum. Nothing was saved. Remove one in Call capture first.`,
    );
  const vocabulary = [...settings.vocabulary, word];
  await captureSettingsStore(ctx).save({ ...settings, vocabulary });
  await recordChange(ctx, { action: 'capture.changed', subject: word, details: {} });
  return { vocabulary };
}
