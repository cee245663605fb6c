import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { saidValues } from '#server/agents/said/said-values.ts';
import { placedTerms } from '#server/search/index-terms.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import * as words from './vocabulary/asked-matters.ts';

const patterns = words.pricesAsked.map((each) => new RegExp(`^${each}[?.!]*$`, 'iu'));
/** 'What did they pay?' is asked of no name. */
const noName = new RegExp(`^(?:${oneOf(words.noPriced)})$`, 'iu');
const prices = wordTest(words.pricingVerbs);

/** Whose price is asked for: a rival's or a thing's name; null: no price, or of nobody by name. */
export function pricedIn(question: string): string | null {
  const plain = question.trim().replaceAll('’', "'");
  const name = patterns.map((each) => each.exec(plain)?.groups?.['name']?.trim()).find((found) => found !== undefined);
  return name === undefined || noName.test(name) ? null : name;
}

const termsOf = (text: string): Set<string> => new Set(placedTerms(text).map(({ term }) => term));
const isCount = 20;
const namesSum = (text: string): boolean =>
  text.search(amount) >= 0 ||
  saidValues(text).some(({ kind, ordinal, value }) => kind === 'number' && !ordinal && value >= isCount);

/** The sentences of a call that say what somebody or something named costs. */
export function saidPrice(name: string, lines: readonly CallLine[]): { text: string; line: CallLine }[] {
  const wanted = [...termsOf(name)];
  if (wanted.length === 0) return [];
  return lines.flatMap((line) => {
    const sentences = splitSentences(line.text);
    return sentences.flatMap((text, at) => {
      const before = sentences[at - 1] ?? '';
      // 'Acme quoted us last week. Five thousand two hundred.'
      const said = [text, ...(prices.test(before) ? [`${before} ${text}`] : [])].find((each) => {
        const held = termsOf(each);
        return wanted.every((term) => held.has(term));
      });
      const isPrice = said !== undefined && namesSum(text) && (text.search(amount) >= 0 || prices.test(said));
      return isPrice && !text.endsWith('?') ? [{ text, line }] : [];
    });
  });
}
