import { fromStoredFields, toStoredFields } from '#contract/discovery-fields.ts';
import { readSessionData, type SessionData } from '#contract/discovery-state.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { writeSummary } from '#server/agents/call-summary/write-summary.ts';
import { notedTalkOf, toCallLines, withoutLabels } from '#server/features/coaching/call-lines.view.ts';
import { isOfBusiness } from '#server/features/coaching/is-of-business.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { readLines } from './read-lines.ts';

interface SummarizeInput {
  data: SessionData;
  sessionId?: string | undefined;
  clientId?: string | undefined;
}

/**
 * Returns a summary of the sent fields, completed from the named session, with the words of its call. Stores nothing: the
 * caller edits it first.
 */
export async function summarizeDiscovery(
  ctx: TenantContext,
  { data, sessionId, clientId }: SummarizeInput,
): Promise<ReturnType<typeof writeSummary>> {
  requireOwnClient(ctx, clientId);
  const sent = toStoredFields(readSessionData(data));
  if (sessionId === undefined)
    return writeSummary({ fields: fromStoredFields(sent), lines: [], timed: new Set(), ofBusiness: () => false });
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const { lines } = await readLines(ctx, { sessionId });
  const fields = fromStoredFields({ ...session.fields, ...sent });
  return writeSummary({
    fields,
    lines: toCallLines(lines, withoutLabels(session.speakers, fields, session.repName), notedTalkOf(session)),
    timed: new Set(lines.filter(({ atMs }) => atMs !== null).map(({ id }) => id)),
    ofBusiness: await isOfBusiness(ctx, session.questions),
  });
}
