import type { ProposalVersion } from '#contract/proposal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import type { ComposedProposal } from './compose-proposal.ts';
import { notKept } from './kept-version.view.ts';
import { proposalStore, type KeepOnce } from './proposal.store.ts';

interface KeepVersionOnceInput extends KeepOnce {
  sessionId: string;
  name: string;
  reason: ProposalVersion['reason'];
  composed: Pick<ComposedProposal, 'document' | 'layout'>;
}

/**
 * Saves a version together with what another feature stores about it, unless `known` finds one that serves. One
 * transaction holds the session, so that parallel calls save one version and none is left incomplete.
 */
export async function keepVersionOnce(
  ctx: TenantContext,
  { sessionId, name, reason, composed: { document, layout }, known, also }: KeepVersionOnceInput,
): Promise<{ isNew: boolean; versionId: string }> {
  const kept = await proposalStore(ctx, sessionId).keepOnce({ name, reason, document, layout }, { known, also });
  if (typeof kept === 'string') throw notKept(kept);
  return kept;
}
