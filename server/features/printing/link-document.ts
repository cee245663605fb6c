import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { makePassing } from '#server/platform/passing-link.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';

/** Returns a URL that serves the brief as a PDF for one minute. */
export async function linkDocument(ctx: TenantContext, input: { prospectId: string }): Promise<{ address: string }> {
  const { prep } = await findPrep(ctx, { ...input, to: 'read' });
  if (prep.readyAt === null && prep.status !== 'ready')
    throw new AppError('conflict', 'There’s no brief yet. You can get the PDF once it’s ready.');
  const { secret } = await ctx.services.auth.$context;
  return {
    address: `/files/briefs/${makePassing(secret, { organizationId: ctx.organizationId, userId: ctx.userId, id: prep.id }, limits.reading.documentLinkMs)}`,
  };
}
