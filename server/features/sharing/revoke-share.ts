import { recordChange } from '#server/features/audit/record-change.ts';
import type { Share } from '#contract/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { prepShareStore } from './share.store.ts';
import { toShare } from './share.view.ts';

/** Revokes a link at once; idempotent. */
export async function revokeShare(
  ctx: TenantContext,
  input: { prospectId: string; shareId: string },
): Promise<{ share: Share }> {
  const { prep } = await findPrep(ctx, { prospectId: input.prospectId, to: 'change' });
  const store = prepShareStore(ctx);
  const revoked = await store.revoke(prep.id, input.shareId);
  const share = await store.find(prep.id, input.shareId);
  if (share === null) throw new AppError('not_found', 'This link no longer exists.');
  if (revoked) await recordChange(ctx, { action: 'preparation.share-revoked', subject: prep.companyName, details: {} });
  const { secret } = await ctx.services.auth.$context;
  return { share: toShare(share, secret) };
}
