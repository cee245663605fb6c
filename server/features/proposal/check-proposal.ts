import type { ProposalDocument, ProposalFinding } from '#contract/proposal.ts';
import { listSessions } from '#server/features/discovery/list-sessions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { composeProposal, type ComposedProposal } from './compose-proposal.ts';
import { findFindings } from './findings.view.ts';

interface CheckProposalInput {
  sessionId: string;
  /** A version's; without it, the proposal as it reads now. */
  document?: ProposalDocument;
  composed?: ComposedProposal;
}

/** What should be looked at before the proposal of a session goes out. */
export async function checkProposal(
  ctx: TenantContext,
  { sessionId, document, composed }: CheckProposalInput,
): Promise<{ findings: ProposalFinding[] }> {
  const [{ material, document: now }, others] = await Promise.all([
    composed ?? composeProposal(ctx, { sessionId }),
    otherProspects(ctx, sessionId),
  ]);
  return { findings: findFindings({ material, document: document ?? now }, others) };
}

/** Companies of the organization's other sessions. */
async function otherProspects(ctx: TenantContext, sessionId: string): Promise<string[]> {
  const sessions = (await listSessions(ctx, {})).read();
  return [
    ...new Set(sessions.filter((each) => each.sessionId !== sessionId).map(({ companyName }) => companyName.trim())),
  ].filter(Boolean);
}
