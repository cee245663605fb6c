import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { addLines as endpoint } from '#contract/session-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { beginSession } from './begin-session.ts';
import { chargeSession } from './charge-session.ts';
import { findSession } from './find-session.ts';
import { hearLines } from './hear-lines.ts';
import { lineStore } from './line.store.ts';

/** Stores notes and bookmarks; a repeated line is acknowledged and stored once. */
export async function addLines(
  ctx: TenantContext,
  { sessionId, lines }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const found = await findSession(ctx, { sessionId, to: 'write' });
  if (lines.some(({ kind, text }) => kind !== 'bookmark' && text === ''))
    throw new AppError('invalid_input', 'Write something first');
  if (lines.some(({ kind }) => kind === 'utterance'))
    throw new AppError('invalid_input', 'What was said is added as a transcript');
  const elapsedMs = Math.max(...lines.map(({ atMs }) => atMs));
  if (found.beganAt === null) await beginSession(ctx, { sessionId, elapsedMs });
  const revision = await lineStore(ctx, sessionId).add(
    lines.map((each) => ({ ...each, speakerId: null, origin: 'typed' as const })),
  );
  if (revision === null) throw new AppError('not_found', 'Session not found in Airtable');
  if (elapsedMs >= limits.discovery.chargedAfterMs && found.chargedAt === null) await chargeSession(ctx, { sessionId });
  void hearLines(ctx, { sessionId });
  return { acknowledged: lines.map(({ id }) => id), revision };
}
