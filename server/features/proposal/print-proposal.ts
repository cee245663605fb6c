import type { ProposalFormat } from '#contract/proposal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { composeProposal } from './compose-proposal.ts';
import { findVersion } from './find-version.ts';
import { printDocument, type PrintedFile } from './print-document.ts';

/** Renders a session's proposal, current or a saved version, as a file. */
export async function printProposal(
  ctx: TenantContext,
  { sessionId, versionId, format }: { sessionId: string; versionId?: string | undefined; format: ProposalFormat },
): Promise<PrintedFile> {
  const { document } =
    versionId === undefined
      ? await composeProposal(ctx, { sessionId })
      : await findVersion(ctx, { sessionId, versionId });
  return printDocument(ctx, document, format, sessionId);
}
