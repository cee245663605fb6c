import type { ProposalDocument, ProposalFinding } from '#contract/proposal.ts';
import { listSessions } from '#server/features/discovery/list-sessions.ts';
import { listPreps } from '#server/features/prep/list-preps.ts';
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
  const { material, document: now, draft, row } = composed ?? (await composeProposal(ctx, { sessionId }));
  const others = await otherProspects(ctx, row);
  const sums = (draft.tables.pricingModel?.rows ?? []).flatMap((row) => row.at(-1) ?? []);
  return { findings: findFindings({ material, document: document ?? now, sums }, others) };
}

/** Returns the companies of the organization's other sessions and preps. */
async function otherProspects(ctx: TenantContext, { id, prepId }: ComposedProposal['row']): Promise<string[]> {
  const [sessions, prepared] = await Promise.all([listSessions(ctx, {}), listPreps(ctx, {})]);
  const names = [
    ...sessions.read().filter(({ sessionId }) => sessionId !== id),
    ...prepared.read().prepSessions.filter(({ prepMeetingId }) => prepMeetingId !== prepId),
  ].map(({ companyName }) => companyName.trim());
  return [...new Set(names)].filter(Boolean);
}
