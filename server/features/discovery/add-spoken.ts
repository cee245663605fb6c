import type { Speaker } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { chargeSession } from './charge-session.ts';
import { findSession } from './find-session.ts';
import { hearLines } from './hear-lines.ts';
import { lineStore } from './line.store.ts';

interface AddSpokenInput {
  sessionId: string;
  /** Null if no one spoke. */
  line: { id: string; atMs: number; text: string } | null;
  speaker: Speaker;
  /** Current position of the call, in milliseconds on its clock. */
  endMs: number;
  /** Runs first in the same transaction; false means the line was already stored. */
  first: (db: Db) => Promise<boolean>;
}

/** Stores a heard line for its speaker, once. Returns the session's revision. */
export async function addSpoken(
  ctx: TenantContext,
  { sessionId, line, speaker, endMs, first }: AddSpokenInput,
): Promise<number> {
  const found = await findSession(ctx, { sessionId, to: 'write' });
  const lines =
    line === null
      ? []
      : [{ ...line, endMs, kind: 'utterance' as const, speakerId: speaker.id, origin: 'heard' as const }];
  const revision = await lineStore(ctx, sessionId).add(
    lines,
    (known) => (known.some(({ id }) => id === speaker.id) ? known : [...known, speaker]),
    first,
  );
  if (revision === null) throw new AppError('not_found', 'Session not found in Airtable');
  if (endMs >= limits.discovery.chargedAfterMs && found.chargedAt === null) await chargeSession(ctx, { sessionId });
  if (line !== null) void hearLines(ctx, { sessionId });
  return revision;
}
