import type { OwnCard } from '#contract/own-cards.ts';
import { listQuotable } from '#server/features/team-only/list-quotable.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { ownCardStore } from './own-card.store.ts';

/** The cards that admins wrote, oldest first. */
export async function listOwnCards(ctx: TenantContext): Promise<{ cards: OwnCard[] }> {
  const cards = await ownCardStore(ctx).list();
  const items = await listQuotable(ctx, { contentIds: cards.flatMap(({ proofId }) => proofId ?? []) });
  return {
    cards: cards.map((card) => {
      const proof = items.get(card.proofId ?? '') ?? null;
      return { ...card, proof, proofId: proof === null ? null : card.proofId };
    }),
  };
}
