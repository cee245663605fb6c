import type { ProposalDocument } from '#contract/proposal.ts';
import { readSharingSettings } from '#server/features/buyer/read-sharing-settings.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { approvalStore } from './approval.store.ts';
import { sameContent } from '#server/features/proposal/same-content.view.ts';

interface FindApprovedInput {
  sessionId: string;
  /** The version to send; without one, the current proposal. */
  versionId?: string | undefined;
  document: ProposalDocument;
}

/**
 * Returns the approved version of the content to send, or null if the organization requires no approval.
 * Throws `conflict` if it does and no admin approved this content.
 */
export async function findApproved(
  ctx: TenantContext,
  { sessionId, versionId, document }: FindApprovedInput,
): Promise<string | null> {
  const { approval } = await readSharingSettings(ctx);
  if (!approval) return null;
  const asked = await approvalStore(ctx).list(sessionId);
  const found = asked.find(
    (each) =>
      each.decision === 'approved' &&
      (versionId === undefined ? sameContent(each.document, document) : each.versionId === versionId),
  );
  if (found === undefined)
    throw new AppError(
      'conflict',
      versionId === undefined
        ? 'An admin has to approve the proposal as it reads now. Nothing was sent. Ask for approval first.'
        : 'No admin approved this version. Nothing was sent. Choose an approved one, or ask for approval.',
    );
  return found.versionId;
}
