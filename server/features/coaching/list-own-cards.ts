import type { OwnCard } from '#contract/own-cards.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { ownCardStore } from './own-card.store.ts';

/** The cards that admins wrote, oldest first. */
export async function listOwnCards(ctx: TenantContext): Promise<{ cards: OwnCard[] }> {
  return { cards: await ownCardStore(ctx).list() };
}
