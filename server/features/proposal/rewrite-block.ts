import type { z } from 'zod';
import { heldText, type ProposalBlock } from '#contract/proposal.ts';
import { isRuled, type RewriteKind, type rewriteBlock as endpoint } from '#contract/proposal-rewrite.ts';
import { rewriteByModel, type ModelRewrite } from '#server/agents/proposal-writer/rewrite-by-model.ts';
import { rewriteClaims } from '#server/agents/proposal-writer/rewrite-claims.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { countCalls } from '#server/features/model/count-calls.ts';
import { findModel } from '#server/features/model/find-model.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { composeProposal, type ComposedProposal } from './compose-proposal.ts';

/**
 * Rewrites a block in another length, tone or for another audience: by the model if configured, else by rules.
 * Stores nothing. Throws if rules can't do it and the model returns nothing.
 */
export async function rewriteBlock(
  ctx: TenantContext,
  { sessionId, blockId, kind }: { sessionId: string; blockId: string; kind: RewriteKind },
): Promise<z.infer<typeof endpoint.output>> {
  await findSession(ctx, { sessionId, to: 'write' });
  const { document } = await composeProposal(ctx, { sessionId });
  const block = document.blocks.find(({ id }) => id === blockId);
  if (block === undefined) throw new AppError('not_found', 'Block not found');
  if (block.held !== undefined) throw new AppError('conflict', heldText(block.title, block.held));
  if (block.locked) throw new AppError('conflict', 'This block is locked. Nothing was changed. Unlock it first.');
  const before = block.claims.map(({ text }) => text);
  const made = await byModel(ctx, { document, block, kind });
  if (made !== null && typeof made !== 'string') return { before, writtenBy: 'model', note: '', ...made };
  if (isRuled(kind))
    return { before, after: rewriteClaims(block.claims, kind), writtenBy: 'rules', refused: [], note: made ?? '' };
  if (made === null)
    throw new AppError('not_configured', 'This needs a model, and none is set. The block is unchanged.');
  throw new AppError('upstream_failed', `${made} The block is unchanged.`);
}

/** Returns null without a model, or a sentence on why it returned nothing. */
async function byModel(
  ctx: TenantContext,
  { document, block, kind }: Pick<ComposedProposal, 'document'> & { block: ProposalBlock; kind: RewriteKind },
): Promise<ModelRewrite | string | null> {
  const { model } = await findModel(ctx);
  if (model === null) return null;
  const { solutions } = await listSolutions(ctx);
  const { prospect, seller, rep, sources } = document;
  return rewriteByModel({ model: countCalls(ctx, model, 'proposal'), log: ctx.log }, block.claims, kind, {
    company: prospect.company,
    names: [prospect.person, prospect.role, seller.company, rep.name].filter((name) => name !== ''),
    products: solutions.map(({ name }) => name),
    sources,
    today: new Date().toISOString().slice(0, 10),
  });
}
