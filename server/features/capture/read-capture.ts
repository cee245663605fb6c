import type { CaptureSettings } from '#contract/capture.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { captureSettingsStore } from './capture.store.ts';

/** Defaults until an admin changes them. */
const usual = { consent: 'require', browserRecognition: false, vocabulary: [], keepDays: null } as const;

/** Returns the organization's capture settings and its transcription server. */
export async function readCapture(ctx: TenantContext): Promise<CaptureSettings> {
  const set = (await captureSettingsStore(ctx).find()) ?? { ...usual, vocabulary: [] };
  return { ...set, transcription: ctx.services.transcription?.host ?? null };
}
