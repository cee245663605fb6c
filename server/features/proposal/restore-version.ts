import type { ProposalVersion } from '#contract/proposal.ts';
import { updateSession } from '#server/features/discovery/update-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { composeProposal } from './compose-proposal.ts';
import { restoredFields } from './document.view.ts';
import { findVersion } from './find-version.ts';
import { keepVersion } from './keep-version.ts';
import { proposalStore } from './proposal.store.ts';

/** Lets the proposal read as a version did. How it reads now is kept first, so nothing is lost. */
export async function restoreVersion(
  ctx: TenantContext,
  { sessionId, versionId }: { sessionId: string; versionId: string },
): Promise<{ version: ProposalVersion }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const { version, document, layout } = await findVersion(ctx, { sessionId, versionId });
  const kept = await keepVersion(ctx, {
    sessionId,
    name: `Before version ${version.number} was restored`,
    reason: 'restored',
  });
  const { draft } = await composeProposal(ctx, { sessionId });
  const { fields, hidden } = restoredFields(document, draft);
  await updateSession(ctx, { sessionId, data: fields });
  const store = proposalStore(ctx, sessionId);
  // Whoever arranged it in between is overruled: their arrangement stands in the version that was just kept or in the next.
  for (;;) {
    const { revision } = await store.layout();
    const arranged = await store.arrange({ ...layout, hidden: [...new Set([...layout.hidden, ...hidden])] }, revision);
    if (arranged === 'gone') throw new AppError('not_found', 'Session not found in Airtable');
    if (arranged !== 'stale') return kept;
  }
}
