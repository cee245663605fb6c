import type { ProposalVersion } from '#contract/proposal.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findApproved } from '#server/features/approval/find-approved.ts';
import { composeProposal, type ComposedProposal } from './compose-proposal.ts';
import { notKept } from './kept-version.view.ts';
import { proposalStore } from './proposal.store.ts';

interface KeepVersionInput {
  sessionId: string;
  name: string;
  reason: ProposalVersion['reason'];
  /** The proposal to save; without it, the current one. */
  composed?: ComposedProposal;
}

/** Saves the current proposal as a version; hidden blocks stay in it. */
export async function keepVersion(
  ctx: TenantContext,
  { sessionId, name, reason, composed }: KeepVersionInput,
): Promise<{ version: ProposalVersion }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const { document, layout } = composed ?? (await composeProposal(ctx, { sessionId }));
  if (reason === 'sent') await findApproved(ctx, { sessionId, document });
  const version = await proposalStore(ctx, sessionId).keep({ name, reason, document, layout });
  if (typeof version === 'string') throw notKept(version);
  return { version };
}
