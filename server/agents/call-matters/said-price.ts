import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { saidValues } from '#server/agents/said/said-values.ts';
import { endsThings } from '#server/agents/said/vocabulary/value-words.ts';
import { currencyNames, noPriceVerbs } from '#server/agents/vocabulary/questions.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import * as words from './vocabulary/asked-matters.ts';

const patterns = words.pricesAsked.map((each) => new RegExp(`^${each}[?.!]*$`, 'iu'));
/** 'What did they pay?' is asked of no name. */
const noName = new RegExp(`^(?:${oneOf(words.noPriced)})$`, 'iu');
const prices = wordTest(words.pricingVerbs);
const others = wordTest(noPriceVerbs);
const leads = new RegExp(`(?<!\\p{L})(?:${oneOf(words.beforePriced)}) (?:(?:the|an?|our|your|their) )?$`, 'iu');
/** Behind a number these count nothing. */
const countsNothing = new RegExp(`^(?:${oneOf([...currencyNames, ...endsThings, 'this', 'last', 'plus'])})$`, 'iu');

/** Whose price is asked for: a rival's or a thing's name; null: no price, or of nobody by name. */
export function pricedIn(question: string): string | null {
  const plain = question.trim().replaceAll('’', "'");
  const name = patterns.map((each) => each.exec(plain)?.groups?.['name']?.trim()).find((found) => found !== undefined);
  return name === undefined || noName.test(name) ? null : name;
}

const termsOf = (text: string): Set<string> => new Set(placedTerms(text).map(({ term }) => term));
const isCount = 20;
const saysSum = (text: string): boolean =>
  saidValues(text).some(
    ({ kind, ordinal, value, of }) =>
      kind === 'number' && !ordinal && value >= isCount && (of === null || countsNothing.test(of)),
  );
const nearWords = 4;

/** Whether it is the price of those words: they do what prices are said with, or stand where what is paid for does. */
function isPriceOf(wanted: ReadonlySet<string>, text: string): boolean {
  const placed = placedTerms(text).filter(({ term }) => wanted.has(term));
  const [first, last] = [placed[0], placed.at(-1)];
  if (first === undefined || last === undefined) return false;
  const behind = text.slice(last.to);
  const verb = prices.exec(behind);
  if (verb !== null && behind.slice(0, verb.index).trim().split(/\s+/u).length <= nearWords)
    return saysSum(behind.slice(verb.index));
  return leads.test(text.slice(0, first.from));
}

/** The sentences of a call that say what somebody or something named costs. */
export function saidPrice(name: string, lines: readonly CallLine[]): { text: string; line: CallLine }[] {
  const wanted = termsOf(name);
  if (wanted.size === 0) return [];
  return lines.flatMap((line) => {
    const sentences = splitSentences(line.text);
    return sentences.flatMap((text, at) => {
      const before = sentences[at - 1] ?? '';
      // 'Acme quoted us last week. Five thousand two hundred.'
      const said = [text, ...(prices.test(before) ? [`${before} ${text}`] : [])].find((each) => {
        const held = termsOf(each);
        return [...wanted].every((term) => held.has(term));
      });
      if (said === undefined || text.endsWith('?') || others.test(text)) return [];
      const isPrice = text.search(amount) >= 0 || (saysSum(text) && isPriceOf(wanted, said));
      return isPrice ? [{ text, line }] : [];
    });
  });
}
