import type { ProposalDocument } from '#contract/proposal.ts';
import { readSharingSettings } from '#server/features/buyer/read-sharing-settings.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { approvalStore } from './approval.store.ts';
import { sameContent } from './same-content.view.ts';

interface FindApprovedInput {
  sessionId: string;
  /** The version that is to be sent; without one, the proposal as it reads now. */
  versionId?: string | undefined;
  document: ProposalDocument;
}

/**
 * The approved version of what is to be sent; null where the organization asks for no approval. Throws `conflict` where it
 * does and no admin approved this content.
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
