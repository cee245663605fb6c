import { recordChange } from '#server/features/audit/record-change.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { buyerShareStore } from './share.store.ts';

/** Revokes a link at once, even for open pages; idempotent. */
export async function revokeProposalShare(
  ctx: TenantContext,
  { sessionId, shareId }: { sessionId: string; shareId: string },
): Promise<{ revoked: boolean }> {
  const session = await findSession(ctx, { sessionId, to: 'write' });
  const store = buyerShareStore(ctx);
  if (!(await store.has(sessionId, shareId))) throw new AppError('not_found', 'This link no longer exists.');
  const revoked = await store.revoke(sessionId, shareId);
  if (revoked)
    await recordChange(ctx, {
      action: 'proposal.share-revoked',
      subject: fromStoredFields(session.fields).companyName,
      details: {},
    });
  return { revoked };
}
