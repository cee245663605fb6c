import type { addPiece as endpoint } from '#contract/capture.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { addSpoken } from '#server/features/discovery/add-spoken.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { createRateLimit } from '#server/platform/rate-limit.ts';
import { captureStore } from './capture.store.ts';
import { clearEchoes } from './clear-echoes.ts';
import { withoutEcho } from './echo-words.ts';
import { withoutOverlap } from './join-overlap.ts';
import { speakerOf } from './speaker-of.ts';
import { wordsOfPiece } from './words-of-piece.ts';

type Piece = InputOf<typeof endpoint>;

/** Each piece costs the operator a call to the transcription server. */
const pieces = createRateLimit(limits.capture.piecesPerMinute);

async function saidIn(ctx: TenantContext, { audio, text, ...piece }: Piece, mode: string): Promise<string> {
  if ((audio === undefined) === (text === undefined))
    throw new AppError('invalid_input', 'Send either the sound of a piece or its words');
  if (audio !== undefined) return wordsOfPiece(ctx, { ...piece, audio });
  // If an admin forbids browser recognition during a call, what was heard before is kept.
  if (mode !== 'browser') throw new AppError('invalid_input', 'This capture sends sound');
  return text ?? '';
}

/**
 * Transcribes a piece of a call and stores it as a line once, without words repeated from the previous piece or echoed
 * from the other channel. Never stores the audio. Acknowledges a piece that was already stored.
 */
export async function addPiece(ctx: TenantContext, piece: Piece): Promise<OutputOf<typeof endpoint>> {
  const { sessionId, pieceId, captureId, channel, side, number, atMs, durationMs } = piece;
  const session = await findSession(ctx, { sessionId, to: 'write' });
  const store = captureStore(ctx, sessionId);
  const capture = await store.find(captureId);
  if (capture === null) throw new AppError('forbidden', 'This capture wasn’t started in this session');
  if (await store.has(pieceId)) return { acknowledged: pieceId, echo: false, revision: session.revision };
  pieces.take(`${ctx.organizationId} ${ctx.userId}`);
  const said = await saidIn(ctx, piece, capture.mode);
  const joined = piece.overlapMs === 0 ? said : withoutOverlap(await store.wordsBefore(piece), said);
  const [fromMs, toMs] = [atMs - limits.capture.echoMs, atMs + durationMs + limits.capture.echoMs];
  const own = { id: pieceId, atMs, durationMs, text: joined };
  const text = channel === 'mic' ? withoutEcho(own, await store.otherChannel('mic', fromMs, toMs)) : joined;
  const revision = await addSpoken(ctx, {
    sessionId,
    line: text === '' ? null : { id: pieceId, atMs, text: text.slice(0, limits.discovery.lineMax) },
    speaker: await speakerOf(ctx, session, side),
    endMs: atMs + durationMs,
    first: (db) => store.add(db, { id: pieceId, captureId, channel, side, number, atMs, durationMs }),
  });
  const cleared = await clearEchoes(ctx, { sessionId, fromMs, toMs });
  return { acknowledged: pieceId, echo: cleared || text !== joined, revision };
}
