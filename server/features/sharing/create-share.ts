import { recordChange } from '#server/features/audit/record-change.ts';
import type { Share } from '#contract/prep-reading.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashTicket } from '#server/platform/ticket.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { prepShareStore } from './share.store.ts';
import { shareToken, toShare } from './share.view.ts';

/** Creates a read-only link to the brief for anyone who has it, until it expires. */
export async function createShare(
  ctx: TenantContext,
  input: { prospectId: string; shareId: string; days: number },
): Promise<{ share: Share }> {
  const { prep } = await findPrep(ctx, { prospectId: input.prospectId, to: 'change' });
  if (prep.readyAt === null && prep.status !== 'ready')
    throw new AppError('conflict', 'There’s no brief to share yet.');
  const { secret } = await ctx.services.auth.$context;
  const store = prepShareStore(ctx);
  const token = shareToken(secret, { organizationId: ctx.organizationId, id: input.shareId });
  const made = await store.create(
    {
      id: input.shareId,
      prepId: prep.id,
      tokenHash: hashTicket(token),
      createdBy: ctx.userId,
      expiresAt: new Date(Date.now() + input.days * 24 * 60 * 60_000),
    },
    limits.reading.openShares,
  );
  if (made === 'full')
    throw new AppError('conflict', `A brief can have up to ${limits.reading.openShares} open links. Revoke one first.`);
  const share = await store.find(prep.id, input.shareId);
  if (share === null) throw new AppError('conflict', 'We couldn’t create the link. Try again.');
  if (made === 'made')
    await recordChange(ctx, {
      action: 'preparation.shared',
      subject: prep.companyName,
      details: { until: share.expiresAt.toISOString().slice(0, 10) },
    });
  return { share: toShare(share, secret) };
}
