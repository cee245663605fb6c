import type { ProposalApproval } from '#contract/approval.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { composeProposal } from '#server/features/proposal/compose-proposal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { approvalStore } from './approval.store.ts';
import { sameContent } from '#server/features/proposal/same-content.view.ts';

/** Returns a proposal's approval requests and decisions, newest first. */
export async function listApprovals(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ approvals: ProposalApproval[] }> {
  await findSession(ctx, { sessionId, to: 'read' });
  const rows = await approvalStore(ctx).list(sessionId);
  const now = rows.length === 0 ? null : (await composeProposal(ctx, { sessionId })).document;
  return {
    approvals: rows.map(({ version: { createdAt, ...version }, document, ...row }) => ({
      version: { ...version, by: row.askedName, at: createdAt.toISOString() },
      askedBy: row.askedName === '' ? 'A former member' : row.askedName,
      askedAt: row.askedAt.toISOString(),
      decision: row.decision,
      comment: row.comment,
      decidedBy: row.decision !== null && row.decidedName === '' ? 'A former member' : row.decidedName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      current: now !== null && sameContent(document, now),
    })),
  };
}
