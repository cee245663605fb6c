import { listensTo, type CardQuote } from '#contract/coach-cards.ts';
import type { OwnCardDraft } from '#contract/own-cards.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { literally } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CallLine } from '../call-line.ts';

/** A card that the organization wrote itself. */
export interface OwnCard extends Omit<OwnCardDraft, 'proofId'> {
  id: string;
  proof: CardQuote | null;
}

/** The card that answers what this side says; null: none does. */
export type OwnCardHearer = (said: string, side: CallLine['side']) => OwnCard | null;

/** Share of an example's telling words that what is said has. */
const closeEnough = 0.6;

const asPattern = (phrase: string): string =>
  literally(phrase.trim()).replace(/\s+/gu, '\\s+').replace(/['’]/gu, "['’]");

/**
 * How close what is said comes to an example, 0 to 1: the terms that both have, weighed as by `hear-matter.ts` by the square of
 * how rare they are; a term that the content never has is as telling as any.
 */
function closeness(said: ReadonlyMap<string, number>, example: string, rarity: (term: string) => number): number {
  const terms = [...countTerms(example).keys()];
  const weigh = (some: readonly string[]): number => some.reduce((sum, term) => sum + (rarity(term) || 1) ** 2, 0);
  const shared = terms.filter((term) => said.has(term));
  // One word in common is chance, unless the example has no other.
  return shared.length < Math.min(2, terms.length) || terms.length === 0 ? 0 : weigh(shared) / weigh(terms);
}

/** Listens for the organization's own cards: a phrase before a meaning, of two meanings the closer one. */
export function openOwnCards(cards: readonly OwnCard[], rarity: (term: string) => number): OwnCardHearer {
  const phrases = cards
    .filter(({ trigger }) => trigger === 'phrase')
    .map((card) => ({ card, test: wordTest(card.words.map(asPattern)) }));
  const meanings = cards.filter(({ trigger }) => trigger === 'meaning');
  return (said, side) => {
    const spoken = phrases.find(({ card, test }) => listensTo(card.saidBy, side) && test.test(said));
    if (spoken !== undefined) return spoken.card;
    const terms = countTerms(said);
    let best: { card: OwnCard; close: number } | null = null;
    for (const card of meanings) {
      if (!listensTo(card.saidBy, side)) continue;
      const close = Math.max(...card.words.map((example) => closeness(terms, example, rarity)));
      if (close >= closeEnough && close > (best?.close ?? 0)) best = { card, close };
    }
    return best?.card ?? null;
  };
}
