import type { ProposalLayout } from '#contract/proposal.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { proposalStore } from './proposal.store.ts';

/** Stores how a proposal is arranged; what somebody else arranged meanwhile is never written over. */
export async function arrangeProposal(
  ctx: TenantContext,
  { sessionId, layout, revision }: { sessionId: string; layout: ProposalLayout; revision: number },
): Promise<{ revision: number }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const arranged = await proposalStore(ctx, sessionId).arrange(layout, revision);
  if (arranged === 'gone') throw new AppError('not_found', 'Session not found in Airtable');
  if (arranged === 'stale')
    throw new AppError(
      'conflict',
      'Someone else changed this proposal meanwhile. Your change wasn’t saved. We’ve loaded theirs; make yours again.',
    );
  return { revision: arranged };
}
