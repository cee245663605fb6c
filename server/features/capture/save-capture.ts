import { captureLimits } from '#contract/capture-limits.ts';
import type { CaptureSettings, saveCapture as endpoint } from '#contract/capture.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { captureSettingsStore } from './capture.store.ts';
import { scheduleOldWords } from './schedule-old-words.ts';
import { readCapture } from './read-capture.ts';

/** Sets how calls are captured, from the next capture on; running captures continue. */
export async function saveCapture(ctx: TenantContext, input: InputOf<typeof endpoint>): Promise<CaptureSettings> {
  const { consent, browserRecognition, vocabulary, keepDays } = input;
  await captureSettingsStore(ctx).save({ consent, browserRecognition, keepDays, vocabulary: [...new Set(vocabulary)] });
  if (keepDays !== null) await scheduleOldWords(ctx, { afterSeconds: captureLimits.deleteAfterSeconds });
  await recordChange(ctx, {
    action: 'capture.changed',
    subject: '',
    details: {
      consent,
      browserRecognition: browserRecognition ? 'on' : 'off',
      keptDays: keepDays === null ? 'no limit' : String(keepDays),
    },
  });
  return readCapture(ctx);
}
