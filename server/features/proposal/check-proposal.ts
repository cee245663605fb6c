import type { ProposalFinding } from '#contract/proposal.ts';
import { listSessions } from '#server/features/discovery/list-sessions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { composeProposal } from './compose-proposal.ts';
import { findFindings } from './findings.view.ts';

/** What should be looked at before the proposal of a session goes out. */
export async function checkProposal(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ findings: ProposalFinding[] }> {
  const [composed, others] = await Promise.all([composeProposal(ctx, { sessionId }), otherProspects(ctx, sessionId)]);
  return { findings: findFindings(composed, others) };
}

/** Companies of the organization's other sessions. */
async function otherProspects(ctx: TenantContext, sessionId: string): Promise<string[]> {
  const sessions = await listSessions(ctx, {});
  return [
    ...new Set(sessions.filter((each) => each.sessionId !== sessionId).map(({ companyName }) => companyName.trim())),
  ].filter(Boolean);
}
