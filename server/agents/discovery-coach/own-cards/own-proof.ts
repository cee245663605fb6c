import type { CardQuote } from '#contract/coach-cards.ts';
import { limits } from '#contract/limits.ts';
import type { OwnCardDraft } from '#contract/own-cards.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import type { CoachMaterial } from '../coach-material.ts';
import { standAlone } from '../stand-alone.ts';
import { isForBuyers, provesSomething, quoteOf } from '../write-card.ts';

/** A figure is what a proof is shown for. */
const ofFigure = 0.5;

/**
 * Returns what the item that an admin chose says for a card of theirs: the sentence closest to the card that can be said alone and
 * that the card has room for; without one, null.
 */
export function ownProof(
  { words, say, ask }: Pick<OwnCardDraft, 'words' | 'say' | 'ask'>,
  { answers, rarity }: CoachMaterial,
): CardQuote | null {
  const room = limits.coach.cardWords - wordsOf(say) - wordsOf(ask);
  const about = countTerms([...words, say, ask].join('\n'));
  const [best] = answers
    .flatMap((answer) =>
      answer.sentences.flatMap((sentence, at) => {
        const text = standAlone(answer, at, room);
        if (text === null || !splitSentences(text).every(isForBuyers) || !provesSomething(text)) return [];
        const shared = [...sentence.terms].reduce((sum, term) => sum + (about.has(term) ? rarity(term) : 0), 0);
        return [{ quote: quoteOf(text, answer), score: shared + (/\d/u.test(text) ? ofFigure : 0) }];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  return best?.quote ?? null;
}
