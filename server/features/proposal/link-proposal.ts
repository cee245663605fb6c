import { limits } from '#contract/limits.ts';
import type { ProposalFormat } from '#contract/proposal.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { makePassing } from '#server/platform/passing-link.ts';
import { findVersion } from './find-version.ts';

interface LinkProposalInput {
  sessionId: string;
  format: ProposalFormat;
  versionId?: string | undefined;
}

/** Returns a URL that serves the proposal as a file for one minute. */
export async function linkProposal(
  ctx: TenantContext,
  { sessionId, format, versionId }: LinkProposalInput,
): Promise<{ address: string }> {
  await findSession(ctx, { sessionId, to: 'read' });
  if (versionId !== undefined) await findVersion(ctx, { sessionId, versionId });
  const { secret } = await ctx.services.auth.$context;
  const { organizationId, userId } = ctx;
  const id = [sessionId, format, versionId ?? ''].join(' ');
  return {
    address: `/files/proposals/${makePassing(secret, { organizationId, userId, id }, limits.proposal.documentLinkMs)}`,
  };
}
