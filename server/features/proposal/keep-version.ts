import type { ProposalVersion } from '#contract/proposal.ts';
import { limits } from '#contract/limits.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findApproved } from '#server/features/approval/find-approved.ts';
import { composeProposal, type ComposedProposal } from './compose-proposal.ts';
import { proposalStore } from './proposal.store.ts';

interface KeepVersionInput {
  sessionId: string;
  name: string;
  reason: ProposalVersion['reason'];
  /** The reading to keep; without it, the proposal as it reads now. */
  composed?: ComposedProposal;
}

/** Keeps the proposal as it reads now, without what was hidden from outsiders kept out of it. */
export async function keepVersion(
  ctx: TenantContext,
  { sessionId, name, reason, composed }: KeepVersionInput,
): Promise<{ version: ProposalVersion }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const store = proposalStore(ctx, sessionId);
  if ((await store.versions()).length >= limits.proposal.versions)
    throw new AppError(
      'conflict',
      `A proposal keeps up to ${limits.proposal.versions} versions. This one was not kept; nothing else changed.`,
    );
  const { document, layout } = composed ?? (await composeProposal(ctx, { sessionId }));
  if (reason === 'sent') await findApproved(ctx, { sessionId, document });
  const version = await store.keep({ name, reason, document, layout });
  if (version === null) throw new AppError('not_found', 'Session not found in Airtable');
  return { version };
}
