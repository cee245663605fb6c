import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { TranscriptionError } from '#server/ports/transcription.ts';
import { vocabularyOf } from './vocabulary-of.ts';

const bytesOfMs = (limits.capture.sampleRate * 2) / 1000;
/** Tolerance for rounding a piece's length to milliseconds and frames. */
const slackMs = 100;

/** Number of pieces being transcribed, per person. */
const underWay = new Map<string, number>();

/** Decodes a piece's audio. Throws if its length doesn't match. */
function soundOf(audio: string, durationMs: number): Uint8Array {
  const bytes = Buffer.from(audio, 'base64');
  const ms = bytes.length / bytesOfMs;
  if (bytes.length === 0 || bytes.length % 2 !== 0 || Math.abs(ms - durationMs) > slackMs)
    throw new AppError('content_unreadable', 'This piece of sound isn’t as long as it says. Nothing was added.');
  return bytes;
}

function answerFor(error: TranscriptionError): AppError {
  if (error.kind === 'busy')
    return new AppError(
      'rate_limited',
      'The transcription server is busy. We’ve kept your audio and will send it again.',
      {
        retryAfter: error.retryAfter ?? 5,
      },
    );
  if (error.kind === 'refused')
    return new AppError('content_unreadable', `The transcription server ${error.message}. Nothing was added.`);
  return new AppError(
    'upstream_failed',
    `The transcription server ${error.message}. We’ve kept your audio and will send it again.`,
  );
}

/** Returns what was said in a piece of audio, or '' if no one spoke. Keeps the audio only while transcribing. */
export async function wordsOfPiece(
  ctx: TenantContext,
  { sessionId, audio, durationMs }: { sessionId: string; audio: string; durationMs: number },
): Promise<string> {
  const { transcription } = ctx.services;
  if (transcription === null)
    throw new AppError('not_configured', 'No transcription server is set. Your audio is kept on this device.');
  const sound = soundOf(audio, durationMs);
  const key = `${ctx.organizationId} ${ctx.userId}`;
  const before = underWay.get(key) ?? 0;
  if (before >= limits.capture.underWay)
    throw new AppError('rate_limited', 'Earlier audio is still being transcribed. We’ll send this piece again.', {
      retryAfter: 2,
    });
  underWay.set(key, before + 1);
  try {
    return await transcription.transcribe(sound, await vocabularyOf(ctx, sessionId));
  } catch (error) {
    if (!(error instanceof TranscriptionError)) throw error;
    // Logs the reason but never what was said or what the server responded.
    ctx.log.warn({ host: transcription.host, reason: error.message }, 'a piece of a call was not written down');
    throw answerFor(error);
  } finally {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  }
}
