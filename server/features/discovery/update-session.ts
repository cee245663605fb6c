import type { Conflict, OpenSession } from '#contract/discovery.ts';
import { fromStoredFields, toStoredFields } from '#contract/discovery-fields.ts';
import { readSessionData, type SessionData } from '#contract/discovery-state.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceCompleted } from './announce-completed.ts';
import { beginSession } from './begin-session.ts';
import { chargeSession } from './charge-session.ts';
import { completesSession } from './completes-session.ts';
import { findSession } from './find-session.ts';
import { findFixedBlocks } from '#server/features/proposal-template/find-fixed-blocks.ts';
import { mergeChange } from './merge-change.ts';
import { hasOwnWords } from './own-words.ts';
import { refuseMany } from './refuse-many.ts';
import { sessionStore, type SessionRow } from './session.store.ts';
import { toOpenSession } from './session.view.ts';

interface UpdateSessionInput {
  sessionId: string;
  data: SessionData;
  /** Values each field had when it was edited; without it, the sent value wins. */
  was?: SessionData | undefined;
  /** The stage someone moved on to, which completes earlier ones. */
  stage?: number | undefined;
}

/** Merges changes into a session; the first own words begin it, completing the first stage charges it. */
export async function updateSession(
  ctx: TenantContext,
  { sessionId, data, was, stage }: UpdateSessionInput,
): Promise<{ data: OpenSession; conflicts: Conflict[] }> {
  const before = await findSession(ctx, { sessionId, to: 'write' });
  const change = readSessionData(data);
  const base = readSessionData(was ?? {});
  const held = fromStoredFields(before.fields);
  refuseMany(held, change);
  const { merged: words } = mergeChange(held, change, base);
  if (before.beganAt === null && hasOwnWords(words, 'updating')) await beginSession(ctx, { sessionId });

  const merge = async (row: SessionRow, db: Db) => {
    const fixed = await findFixedBlocks(ctx, { sessionId, db });
    const { merged, conflicts } = mergeChange(fromStoredFields(row.fields), change, base, fixed);
    const fields = { ...row.fields, ...toStoredFields(merged) };
    const set = {
      ...(Object.keys(merged).length > 0 ? { fields } : {}),
      ...(stage !== undefined && stage > row.stage ? { stage } : {}),
      ...(completesSession(merged) && row.status !== 'completed' ? { status: 'completed' as const } : {}),
    };
    return {
      set,
      answer: { conflicts, completed: 'status' in set, stageDone: stage !== undefined && stage > row.stage },
    };
  };
  const written = await sessionStore(ctx).change(sessionId, merge, async (db, { fields }, { completed }) => {
    if (completed) await announceCompleted(ctx, { sessionId, fields, db });
  });
  if (written === null) throw new AppError('not_found', 'Session not found in Airtable');
  const { row, answer } = written;
  // Who can show no conflict is told in words, if nothing of the change could be written.
  const [first] = answer.conflicts;
  const isAlone = was === undefined && Object.keys(change).length === answer.conflicts.length;
  if (isAlone && first?.refused !== undefined) throw new AppError('conflict', first.refused);
  const late = row.beganAt !== null && Date.now() - row.beganAt.getTime() >= limits.discovery.chargedAfterMs;
  if (row.chargedAt === null && row.beganAt !== null && (late || answer.stageDone))
    await chargeSession(ctx, { sessionId });
  return { data: toOpenSession(row, ctx), conflicts: answer.conflicts };
}
