import type { Share } from '#contract/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { prepShareStore } from './share.store.ts';
import { toShare } from './share.view.ts';

/** Returns links only to members who may share, because anyone who has one can read the brief without signing in. */
export async function listShares(ctx: TenantContext, input: { prospectId: string }): Promise<{ shares: Share[] }> {
  const { prep } = await findPrep(ctx, { ...input, to: 'change' });
  const { secret } = await ctx.services.auth.$context;
  return { shares: (await prepShareStore(ctx).list(prep.id)).map((row) => toShare(row, secret)) };
}
