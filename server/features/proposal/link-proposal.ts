import { limits } from '#contract/limits.ts';
import type { ProposalFormat } from '#contract/proposal.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { mayWrite } from '#server/features/discovery/session.view.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { makePassing } from '#server/platform/passing-link.ts';
import { keepExported } from './keep-exported.ts';
import { findVersion } from './find-version.ts';

interface LinkProposalInput {
  sessionId: string;
  format: ProposalFormat;
  versionId?: string | undefined;
  preview: boolean;
}

/** Returns a URL that serves the proposal as a file for one minute. A download by somebody who may write is kept as a version. */
export async function linkProposal(
  ctx: TenantContext,
  { sessionId, format, versionId: asked, preview }: LinkProposalInput,
): Promise<{ address: string; versionId: string | null }> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  if (asked !== undefined) await findVersion(ctx, { sessionId, versionId: asked });
  const versionId = asked ?? (preview || !mayWrite(session, ctx) ? null : await keepExported(ctx, { sessionId }));
  const { secret } = await ctx.services.auth.$context;
  const { organizationId, userId } = ctx;
  const id = [sessionId, format, versionId ?? ''].join(' ');
  return {
    versionId,
    address: `/files/proposals/${makePassing(secret, { organizationId, userId, id }, limits.proposal.documentLinkMs)}`,
  };
}
