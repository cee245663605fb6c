import { usualCapture, type CaptureSettings } from '#contract/capture.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { captureSettingsStore } from './capture.store.ts';

/** Returns the organization's capture settings and its transcription server. */
export async function readCapture(ctx: TenantContext): Promise<CaptureSettings> {
  const set = (await captureSettingsStore(ctx).find()) ?? usualCapture;
  return { ...set, transcription: ctx.services.transcription?.host ?? null };
}
