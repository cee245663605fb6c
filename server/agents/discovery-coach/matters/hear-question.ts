import { splitSentences } from '#server/readers/sentences.ts';
import { eachTerm } from '#server/search/index-terms.ts';
import { relatedTerms } from '#server/search/related-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { CoachMaterial, ContentAnswer } from '../coach-material.ts';
import { offerPronouns, questionLeads, questionWords } from '../vocabulary/question-words.ts';
import { withDigits } from '../spoken-digits.ts';

const begins = new RegExp(`^(?:(?:${oneOf(questionLeads)})[,.]? )*(?:${oneOf(questionWords)})\\b(?!,)`, 'iu');
const ofTheOffer = wordTest(offerPronouns);
/** Fewer words of one's own ask about what was said just before. */
const fewWords = 8;
const telling = 0.35;
const relatedShare = 0.6;
/** From this on a related word says the same thing and is not only near it. */
const sameThing = 0.8;

const termsOf = (text: string): Set<string> => {
  const terms = new Set<string>();
  eachTerm(text, (term) => terms.add(term), true);
  return terms;
};

/** The sentences of a line that ask, with what is said around them; empty: it asks nothing. */
function questionsIn(text: string): string {
  const asked = splitSentences(text).filter((sentence) => sentence.trimEnd().endsWith('?'));
  return asked.length > 0 ? asked.join(' ') : begins.test(text) ? text : '';
}

interface Held {
  /** Of all that is asked, by rarity. */
  held: number;
  /** How many telling terms. */
  found: number;
}

/** What each answer of the content holds of what is asked; those that hold nothing are left out. */
function holding(
  asked: ReadonlySet<string>,
  material: CoachMaterial,
): { held: Map<ContentAnswer, Held>; whole: number } {
  const held = new Map<ContentAnswer, Held>();
  let whole = 0;
  for (const term of asked) {
    const rarity = material.rarity(term) || 1;
    whole += rarity;
    const seen = new Set<ContentAnswer>();
    const take = (answer: ContentAnswer, by: number): void => {
      if (seen.has(answer)) return;
      seen.add(answer);
      const before = held.get(answer) ?? { held: 0, found: 0 };
      held.set(answer, {
        held: before.held + by * rarity,
        found: before.found + (rarity >= telling ? by : 0),
      });
    };
    for (const answer of material.holders(term)) take(answer, 1);
    for (const [related, grade] of relatedTerms(term))
      if (grade >= sameThing) for (const answer of material.holders(related)) take(answer, relatedShare);
  }
  return { held, whole };
}

/** A question about what is sold, with the answer of the content that comes closest; null: it asks nothing, or nothing answers. */
export function hearQuestion(
  text: string,
  before: string,
  material: CoachMaterial,
): { answer: ContentAnswer; score: number } | null {
  const question = questionsIn(text);
  if (question === '' || !ofTheOffer.test(text)) return null;
  const context = text.split(/\s+/u).length <= fewWords ? before : '';
  const own = termsOf(withDigits(question));
  const all = termsOf(withDigits(`${text} ${context}`));
  const [mine, whole] = [holding(own, material), holding(all, material)];
  let best: { answer: ContentAnswer; score: number } | null = null;
  for (const [answer, around] of whole.held) {
    if (answer.kind === 'competitor') continue;
    const asked = mine.held.get(answer) ?? { held: 0, found: 0 };
    const share = Math.max(mine.whole === 0 ? 0 : asked.held / mine.whole, (0.8 * around.held) / whole.whole);
    const score = 0.6 * share + 0.2 * Math.min(2, Math.max(asked.found, 0.8 * around.found));
    if (score > (best?.score ?? 0)) best = { answer, score };
  }
  return best;
}
