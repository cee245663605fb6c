import type { CardQuote } from '#contract/coach-cards.ts';
import type { ContentFilter } from '#contract/content-library.ts';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import type { OwnCard } from '#server/agents/discovery-coach/own-cards/own-cards.ts';
import { ownProof } from '#server/agents/discovery-coach/own-cards/own-proof.ts';
import { listQuotable } from '#server/features/team-only/list-quotable.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { toCoachPassage } from './coach-passage.view.ts';
import { ownCardStore } from './own-card.store.ts';
import { withoutCustomers } from './without-customers.ts';

/** Passages of an item that are nearest to its card. */
const nearest = 12;

/** The organization's cards that are on, each with what the item that an admin chose says for it to a buyer today. */
export async function findOwnCards(
  ctx: TenantContext,
  {
    ownNames,
    unnamed,
    forBuyers,
  }: { ownNames: readonly string[]; unnamed: readonly string[]; forBuyers: Partial<ContentFilter> },
): Promise<OwnCard[]> {
  const written = (await ownCardStore(ctx).list()).filter(({ on }) => on);
  const items = await listQuotable(ctx, { contentIds: written.flatMap(({ proofId }) => proofId ?? []) });
  return Promise.all(
    written.map(async ({ on: _on, shown: _shown, used: _used, proofId, ...card }): Promise<OwnCard> => {
      const item = items.get(proofId ?? '');
      if (proofId === null || item === undefined || item.hidden !== null) return { ...card, proof: null };
      const query = [...card.words, card.say, card.ask].join(' ');
      const { passages } = await passagesFor(ctx, query, { ...forBuyers, contentIds: [proofId] }, nearest);
      const open = new Set(passages.flatMap(({ contentId, openTo }) => (openTo === 'everybody' ? [contentId] : [])));
      const tellable = withoutCustomers(passages.map(toCoachPassage), unnamed);
      const title: CoachPassage = {
        text: item.title,
        contentId: proofId,
        passageId: '',
        contentKind: item.kind,
        number: 0,
        title: item.title,
        heading: null,
        page: null,
      };
      const [named = null]: (CardQuote | null)[] = withoutCustomers([title], unnamed);
      return { ...card, proof: ownProof(card, readMaterial(tellable, ownNames, open)) ?? named };
    }),
  );
}
