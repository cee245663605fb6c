import type { AnswerKind } from './answer-kind.ts';
import type { CoachMaterial, ContentAnswer } from './coach-material.ts';
import { eachTerm } from '#server/search/index-terms.ts';
import { relatedTerms } from '#server/search/related-terms.ts';
import { withDigits } from './spoken-digits.ts';

/** What a word that says nearly the same is worth, beside the word itself. */
const relatedShare = 0.6;
/** For a term that the content has in other words only. */
const usualRarity = 0.6;

/** How near the content comes to what is said: of each kind its nearest answer, and the nearest doubt that it quotes. */
export interface TouchedContent {
  kinds: ReadonlyMap<AnswerKind, number>;
  quoted: number;
}

/** Terms of the doubts that an organization's content quotes; read once. */
const quotedTerms = new WeakMap<ContentAnswer, ReadonlySet<string>>();

function termsOf(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  eachTerm(text, (term) => terms.add(term), true);
  return terms;
}

function quotedBy(answer: ContentAnswer): ReadonlySet<string> | null {
  if (answer.objection === null) return null;
  const known = quotedTerms.get(answer);
  if (known !== undefined) return known;
  const terms = termsOf(answer.objection);
  quotedTerms.set(answer, terms);
  return terms;
}

/** Which answers of the content a line touches, by its own words and by words that say nearly the same. */
export function touchedContent(text: string, material: CoachMaterial): TouchedContent {
  const whole = new Map<ContentAnswer, number>();
  const doubts = new Map<ContentAnswer, number>();
  const add = (sums: Map<ContentAnswer, number>, answer: ContentAnswer, by: number): void => {
    sums.set(answer, (sums.get(answer) ?? 0) + by);
  };
  for (const term of termsOf(withDigits(text))) {
    const rarity = material.rarity(term) || usualRarity;
    /** What each answer already got for this term: the term itself counts before its relatives, and once. */
    const got = new Map<ContentAnswer, { whole: boolean; doubt: boolean }>();
    const take = (answer: ContentAnswer, held: string, share: number): void => {
      const seen = got.get(answer) ?? { whole: false, doubt: false };
      if (!seen.whole) add(whole, answer, share * rarity ** 2);
      const doubt = !seen.doubt && quotedBy(answer)?.has(held) === true;
      if (doubt) add(doubts, answer, share * rarity);
      got.set(answer, { whole: true, doubt: seen.doubt || doubt });
    };
    for (const answer of material.holders(term)) take(answer, term, 1);
    for (const related of relatedTerms(term))
      for (const answer of material.holders(related)) take(answer, related, relatedShare);
  }
  const kinds = new Map<AnswerKind, number>();
  for (const [answer, sum] of whole) kinds.set(answer.kind, Math.max(kinds.get(answer.kind) ?? 0, sum));
  return { kinds, quoted: Math.max(0, ...doubts.values()) };
}
