import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { relatedTerms } from '#server/search/related-terms.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { ContentAnswer } from '../coach-material.ts';
import { amount } from '../content-parts.ts';
import type { Matter } from '../matters/hear-matter.ts';
import { emptyOfPrice, paidAlready, perTimes, priceQuestions, startsAt } from './vocabulary/plain-price-words.ts';
import { questionLeads, questionWords } from '../vocabulary/question-words.ts';

const begins = new RegExp(`^(?:(?:${oneOf(questionLeads)})[,.]? )*(?:${oneOf(questionWords)})(?!\\p{L})`, 'iu');
const ofOwn = wordTest(paidAlready);
const asks = wordTest(priceQuestions);
const asking = new RegExp(asks, 'giu');
const perThings = /(?<!\p{L})(?:per|each|every) \p{L}{3,20}/iu;
const byUnit = /(?<!\p{L})(?:per|each|every|an?) (\p{L}{3,20})/giu;
/** How near a unit has to be to what was named (`related-terms.ts`). */
const kindOf = 0.5;
const perTime = wordTest(perTimes, 'giu');
const saysNothing = new Set(countTerms(emptyOfPrice).keys());
const lowest = wordTest(startsAt);
/** Of so many prices the first says nothing of the others. */
const mostPrices = 8;

/** A cell with nothing but a number: its currency stands in the head of the table. */
const numberCell = /(?:^|\| )\d[\d.,]*(?= \||$)/u;

/** Returns whether a text of the content names a price. */
export const namesAmount = (text: string, { kind, isHead }: ContentAnswer): boolean =>
  text.search(amount) >= 0 || (kind === 'price' && isHead !== true && text.includes(' | ') && numberCell.test(text));

/** What a question for a price names besides, as terms: 'per house', 'for nine lorries'. */
function namedIn(question: string): string[] {
  const left = question.replaceAll(perTime, ' ').replaceAll(asking, ' ');
  return [...countTerms(left).keys()].filter((term) => !saysNothing.has(term) && term.length > 1 && !/^\d/u.test(term));
}

/**
 * For what a price is asked, as terms: none of "What's the damage?", 'lorri' of "What's it come to for nine lorries?". Null: nobody asks
 * for a price, or somebody tells what they pay ("They asked nineteen").
 */
export function askedPrice({ kind, rival, line }: Matter): string[] | null {
  if (kind !== 'price' || rival !== null) return null;
  const question = splitSentences(line.text).find(
    (each) => (each.endsWith('?') || begins.test(each)) && asks.test(each) && !ofOwn.test(each),
  );
  if (question === undefined) return null;
  // 'What are we talking? Per house.'
  const [perThing = ''] = perThings.exec(line.text.replaceAll(perTime, ' ')) ?? [];
  return namedIn(`${question} ${perThing}`);
}

/** Whether a price is by what was named, or by what that is one of: 'for each vehicle', of lorries. */
function isBy(text: string, named: readonly string[]): boolean {
  const units = [...text.matchAll(byUnit)].flatMap(([, unit = '']) => [...countTerms(unit).keys()]);
  return named.some((term) => units.some((unit) => unit === term || (relatedTerms(term).get(unit) ?? 0) >= kindOf));
}

/**
 * The price by what was named; if nothing was, the one that a list begins with, or that it says prices start at. Null if there is none,
 * or if a list has so many that the first of them is chance.
 */
export function plainPrice<Said extends { quote: { text: string }; answer: ContentAnswer }>(
  named: readonly string[],
  material: { answers: readonly ContentAnswer[] },
  of: readonly Said[],
): Said | null {
  const prices = of.filter(({ quote, answer }) => answer.kind === 'price' && namesAmount(quote.text, answer));
  const priced = named.length === 0 ? prices : prices.filter(({ quote }) => isBy(quote.text, named));
  const least = priced.find(({ quote }) => lowest.test(quote.text));
  if (least !== undefined) return least;
  if (priced.length === 0 || priced.length > mostPrices) return null;
  const place = ({ answer }: Said): number => material.answers.indexOf(answer);
  return priced.reduce((first, each) => (place(each) < place(first) ? each : first));
}
