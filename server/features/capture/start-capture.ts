import type { startCapture as endpoint } from '#contract/capture.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { beginSession } from '#server/features/discovery/begin-session.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { captureStore } from './capture.store.ts';
import { readCapture } from './read-capture.ts';

/** Starts the session if needed, and records who captures under which consent. */
export async function startCapture(
  ctx: TenantContext,
  { sessionId, captureId, mode }: InputOf<typeof endpoint>,
): Promise<{ clockMs: number }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const settings = await readCapture(ctx);
  if (settings.consent === 'off')
    throw new AppError('forbidden', 'Your organization doesn’t capture calls. Take notes, or add a transcript.');
  if (mode === 'browser' && !settings.browserRecognition)
    throw new AppError('forbidden', 'An admin has to allow the browser’s own recognition first.');
  if (mode !== 'browser' && settings.transcription === null)
    throw new AppError('not_configured', 'No transcription server is set. Take notes, or add a transcript.');
  const begun = await beginSession(ctx, { sessionId });
  await captureStore(ctx, sessionId).start({ id: captureId, mode, consent: settings.consent });
  return begun;
}
