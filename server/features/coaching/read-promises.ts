import type { CallPromise } from '#contract/coaching.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { notedTalkOf, promisesOf, theirNames, toCallLines, withoutLabels } from './call-lines.view.ts';

/** What both sides of a call took upon themselves, in the order in which they said it. */
export async function readPromises(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ promises: CallPromise[] }> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const { lines } = await readLines(ctx, { sessionId });
  const fields = fromStoredFields(session.fields);
  const speakers = withoutLabels(session.speakers, fields, session.repName);
  return {
    promises: promisesOf(
      toCallLines(lines, speakers, notedTalkOf(session)),
      session.keptPromises,
      theirNames(fields, speakers),
      session.repName,
    ),
  };
}
