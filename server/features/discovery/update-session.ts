import type { Conflict, OpenSession } from '#contract/discovery.ts';
import {
  entriesOf,
  fromStoredFields,
  listFields,
  toStoredFields,
  type SessionChange,
  type SessionFields,
} from '#contract/discovery-fields.ts';
import { readSessionData, type SessionData } from '#contract/discovery-state.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { announceEvent } from '#server/features/webhooks/announce-event.ts';
import { AppError } from '#server/platform/errors.ts';
import { beginSession } from './begin-session.ts';
import { chargeSession } from './charge-session.ts';
import { findSession } from './find-session.ts';
import { mergeChange } from './merge-change.ts';
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

/** Stored lists over the limit may shrink or change, but none may grow beyond it (decision A113). */
function refuseMany(stored: SessionFields, change: SessionChange): void {
  for (const field of listFields) {
    const [most, count] = [entriesOf[field], change[field]?.length ?? 0];
    if (count > Math.max(most, stored[field].length))
      throw new AppError('invalid_input', `Up to ${most} entries fit here. Nothing was changed.`, { field, most });
  }
}

function toProspect(stored: Parameters<typeof fromStoredFields>[0]): Record<string, string> {
  const { firstName, lastName, companyName } = fromStoredFields(stored);
  return { firstName, lastName, companyName };
}

/** Any of these means that a solution is stored (decision A101). */
const solutionFields = ['solutionOverview', 'currentSituation', 'vision', 'businessOutcomes', 'pricingModel'] as const;

/** Choices from a list and the session's name don't count as own words. */
const noWords: readonly string[] = ['sessionName', 'solutionId', 'solutionName'];

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
  if (before.beganAt === null && Object.keys(words).some((field) => !noWords.includes(field)))
    await beginSession(ctx, { sessionId });

  const merge = (row: SessionRow, locked: ReadonlySet<string>) => {
    const { merged, conflicts } = mergeChange(fromStoredFields(row.fields), change, base, locked);
    const fields = { ...row.fields, ...toStoredFields(merged) };
    const solved = solutionFields.some((field) => merged[field] !== undefined && merged[field] !== '');
    const set = {
      ...(Object.keys(merged).length > 0 ? { fields } : {}),
      ...(stage !== undefined && stage > row.stage ? { stage } : {}),
      ...(solved && row.status !== 'completed' ? { status: 'completed' as const } : {}),
    };
    return {
      set,
      answer: { conflicts, completed: 'status' in set, stageDone: stage !== undefined && stage > row.stage },
    };
  };
  const written = await sessionStore(ctx).change(sessionId, merge, async (db, { fields }, { completed }) => {
    const told = { sessionId, prospect: toProspect(fields) };
    if (completed) await announceEvent(ctx, { event: 'session.completed', key: sessionId, data: told, db });
  });
  if (written === null) throw new AppError('not_found', 'Session not found in Airtable');
  const { row, answer } = written;
  const late = row.beganAt !== null && Date.now() - row.beganAt.getTime() >= limits.discovery.chargedAfterMs;
  if (row.chargedAt === null && row.beganAt !== null && (late || answer.stageDone))
    await chargeSession(ctx, { sessionId });
  return { data: toOpenSession(row, ctx), conflicts: answer.conflicts };
}
