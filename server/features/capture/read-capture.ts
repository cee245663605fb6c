import type { CaptureSettings } from '#contract/capture.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { captureSettingsStore } from './capture.store.ts';

/** Until an admin says otherwise. */
const usual = { consent: 'require', browserRecognition: false, vocabulary: [], keepDays: null } as const;

/** How the organization captures calls, and which server turns them into words. */
export async function readCapture(ctx: TenantContext): Promise<CaptureSettings> {
  const set = (await captureSettingsStore(ctx).find()) ?? { ...usual, vocabulary: [] };
  return { ...set, transcription: ctx.services.transcription?.host ?? null };
}
