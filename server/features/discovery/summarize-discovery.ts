import { fromStoredFields, toStoredFields } from '#contract/discovery-fields.ts';
import { readSessionData, type SessionData } from '#contract/discovery-state.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { summaryOf } from './summary.view.ts';

interface SummarizeInput {
  data: SessionData;
  sessionId?: string | undefined;
  clientId?: string | undefined;
}

/**
 * Returns a summary of the sent fields, completed from the named session. Stores nothing: the caller edits it first.
 */
export async function summarizeDiscovery(
  ctx: TenantContext,
  { data, sessionId, clientId }: SummarizeInput,
): Promise<ReturnType<typeof summaryOf>> {
  requireOwnClient(ctx, clientId);
  const stored = sessionId === undefined ? {} : (await findSession(ctx, { sessionId, to: 'read' })).fields;
  return summaryOf(fromStoredFields({ ...stored, ...toStoredFields(readSessionData(data)) }));
}
