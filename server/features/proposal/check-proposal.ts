import type { ProposalDocument, ProposalFinding } from '#contract/proposal.ts';
import { listSessions } from '#server/features/discovery/list-sessions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { composeProposal, type ComposedProposal } from './compose-proposal.ts';
import { findFindings } from './findings.view.ts';

interface CheckProposalInput {
  sessionId: string;
  /** A saved version's document; without it, the current proposal. */
  document?: ProposalDocument;
  composed?: ComposedProposal;
}

/** Returns what to review before a session's proposal is sent. */
export async function checkProposal(
  ctx: TenantContext,
  { sessionId, document, composed }: CheckProposalInput,
): Promise<{ findings: ProposalFinding[] }> {
  const [{ material, document: now, draft }, others] = await Promise.all([
    composed ?? composeProposal(ctx, { sessionId }),
    otherProspects(ctx, sessionId),
  ]);
  const sums = (draft.tables.pricingModel?.rows ?? []).flatMap((row) => row.at(-1) ?? []);
  return { findings: findFindings({ material, document: document ?? now, sums }, others) };
}

/** Returns the companies of the organization's other sessions. */
async function otherProspects(ctx: TenantContext, sessionId: string): Promise<string[]> {
  const sessions = (await listSessions(ctx, {})).read();
  return [
    ...new Set(sessions.filter((each) => each.sessionId !== sessionId).map(({ companyName }) => companyName.trim())),
  ].filter(Boolean);
}
