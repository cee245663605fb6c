import { limits } from '#contract/limits.ts';
import type { OwnCard, OwnCardDraft } from '#contract/own-cards.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findContent } from '#server/features/content/find-content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { forgetMaterial } from './forget-material.ts';
import { listOwnCards } from './list-own-cards.ts';
import { ownCardStore } from './own-card.store.ts';

/** Writes a card; calls that are under way hear it at once, those on other nodes within a minute. */
export async function saveOwnCard(
  ctx: TenantContext,
  { cardId, words, ...draft }: { cardId: string; on: boolean } & OwnCardDraft,
): Promise<{ cards: OwnCard[] }> {
  const card = { id: cardId, words: [...new Set(words)], ...draft };
  if (draft.proofId !== null) await findContent(ctx, draft.proofId);
  if (!(await ownCardStore(ctx).save(card)))
    throw new AppError(
      'conflict',
      `You have ${limits.coach.ownCards} cards, the maximum. Nothing was saved. Delete one first.`,
    );
  forgetMaterial(ctx);
  await recordChange(ctx, {
    action: 'coach-card.saved',
    subject: words[0] ?? '',
    details: { on: draft.on ? 'on' : 'off' },
  });
  return listOwnCards(ctx);
}
