import type { RewriteKind } from '#contract/proposal-rewrite.ts';
import { rewriteClaims } from '#server/agents/proposal-writer/rewrite-claims.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { composeProposal } from './compose-proposal.ts';

/** A block as it would read in another length, tone, or for another audience. Nothing is stored. */
export async function rewriteBlock(
  ctx: TenantContext,
  { sessionId, blockId, kind }: { sessionId: string; blockId: string; kind: RewriteKind },
): Promise<{ before: string[]; after: string[] }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const { document } = await composeProposal(ctx, { sessionId });
  const block = document.blocks.find(({ id }) => id === blockId);
  if (block === undefined) throw new AppError('not_found', 'Block not found');
  if (block.locked) throw new AppError('conflict', 'This block is locked. It reads as before. Unlock it first.');
  return { before: block.claims.map(({ text }) => text), after: rewriteClaims(block.claims, kind) };
}
