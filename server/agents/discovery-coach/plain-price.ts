import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { ContentAnswer } from './coach-material.ts';
import { amount } from './content-parts.ts';
import type { Matter } from './matters/hear-matter.ts';
import { emptyOfPrice, paidAlready, perTimes, priceQuestions, startsAt } from './vocabulary/plain-price-words.ts';
import { questionLeads, questionWords } from './vocabulary/question-words.ts';

const begins = new RegExp(`^(?:(?:${oneOf(questionLeads)})[,.]? )*(?:${oneOf(questionWords)})(?!\\p{L})`, 'iu');
const ofOwn = wordTest(paidAlready);
const asks = wordTest(priceQuestions);
const asking = new RegExp(asks, 'giu');
const perThing = /(?<!\p{L})(?:per|each|every) \p{L}{3}/iu;
const perTime = wordTest(perTimes, 'giu');
const saysNothing = new Set(countTerms(emptyOfPrice).keys());
const lowest = wordTest(startsAt);
/** Of so many prices the first says nothing of the others. */
const mostPrices = 8;

/** What a question for a price names besides: 'per house', 'for a van'. */
function isNamed(question: string): boolean {
  const left = question.replaceAll(perTime, ' ').replaceAll(asking, ' ');
  return [...countTerms(left).keys()].some((term) => !saysNothing.has(term) && term.length > 1 && !/^\d/u.test(term));
}

/** Whether a price is asked for and nothing named: "What's the damage?", but not "How much is a van?" or "They asked nineteen". */
export const asksPrice = ({ kind, rival, line }: Matter): boolean =>
  kind === 'price' &&
  rival === null &&
  !perThing.test(line.text.replaceAll(perTime, ' ')) &&
  splitSentences(line.text).some(
    (each) => (each.endsWith('?') || begins.test(each)) && asks.test(each) && !ofOwn.test(each) && !isNamed(each),
  );

/**
 * The price that a list begins with, or the one it says prices start at, for who asks what it costs and names nothing of the list.
 * Null if there is none, or so many that the first of them is chance.
 */
export function plainPrice<Said extends { quote: { text: string }; answer: ContentAnswer }>(
  material: { answers: readonly ContentAnswer[] },
  of: readonly Said[],
): Said | null {
  const priced = of.filter(({ quote, answer }) => answer.kind === 'price' && quote.text.search(amount) >= 0);
  const least = priced.find(({ quote }) => lowest.test(quote.text));
  if (least !== undefined) return least;
  if (priced.length === 0 || priced.length > mostPrices) return null;
  const place = ({ answer }: Said): number => material.answers.indexOf(answer);
  return priced.reduce((first, each) => (place(each) < place(first) ? each : first));
}
