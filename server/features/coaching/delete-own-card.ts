import type { OwnCard } from '#contract/own-cards.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { forgetMaterial } from './forget-material.ts';
import { listOwnCards } from './list-own-cards.ts';
import { ownCardStore } from './own-card.store.ts';

/** Deletes a card. Where it was shown in a session, it stays. */
export async function deleteOwnCard(ctx: TenantContext, { cardId }: { cardId: string }): Promise<{ cards: OwnCard[] }> {
  const subject = await ownCardStore(ctx).remove(cardId);
  if (subject === null) throw new AppError('not_found', 'This card is gone: someone already deleted it');
  forgetMaterial(ctx);
  await recordChange(ctx, { action: 'coach-card.deleted', subject, details: {} });
  return listOwnCards(ctx);
}
