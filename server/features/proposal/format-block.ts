import { blockTitle, heldText, isBlockField } from '#contract/proposal.ts';
import type { RichLine } from '#contract/rich-text.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { findTemplate } from '#server/features/proposal-template/find-template.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { proposalStore } from './proposal.store.ts';

/** Stores a block's formatting; never changes its words. */
export async function formatBlock(
  ctx: TenantContext,
  { sessionId, blockId, lines }: { sessionId: string; blockId: string; lines: RichLine[] },
): Promise<{ formatted: boolean }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const store = proposalStore(ctx, sessionId);
  const { layout } = await store.layout();
  const template = await findTemplate(ctx, { templateId: layout.template });
  const text = template?.texts.find(({ id }) => id === blockId);
  const known = isBlockField(blockId) || layout.own.some(({ id }) => id === blockId) || text !== undefined;
  if (!known) throw new AppError('not_found', 'Block not found');
  const lock = template?.locks.find((each) => each.blockId === blockId);
  if (lock !== undefined) throw new AppError('conflict', heldText(blockTitle(blockId), lock));
  const formatted = text?.legal === true ? 'locked' : await store.format({ [blockId]: lines });
  if (formatted === 'gone') throw new AppError('not_found', 'Session not found in Airtable');
  if (formatted === 'locked')
    throw new AppError('conflict', 'This block is locked. Nothing was changed. Unlock it first.');
  return { formatted: true };
}
