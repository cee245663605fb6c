import { oneOf } from '#server/readers/one-of.ts';
import { monthNames } from '../ledger/vocabulary/dates.ts';
import { wordTest } from '../ledger/word-test.ts';
import { overTimeWords, ratedTimes, rateLeads, withinTimeWords } from './vocabulary/rates.ts';

const times = ratedTimes.map(
  ({ nouns, adverbs }) =>
    new RegExp(
      `(?:(?<!\\p{L})(?:${oneOf(rateLeads)})\\s+(?:\\p{L}+\\s+)?|/\\s?)(?:${oneOf(nouns)})(?!\\p{L}|\\s(?:to|ended|ending)\\s)|(?<!\\p{L})(?:${oneOf(adverbs)})(?!\\p{L})`,
      'iu',
    ),
);
const figure = /\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d[\d.,]*\d|\d/gu;
/** The same number however its thousands and decimals are set off: '1 900', '1.450', '4,25'. */
const plainly = (number: string): string =>
  number.replaceAll(/[\s.,](?=\d{3}(?!\d))/gu, '').replace(/,(?=\d{1,2}$)/u, '.');
const names = oneOf(Object.values(monthNames).flatMap((each) => each.split(' ')));
/** 'In October' is a month, 'from June to August' no month, week or year. */
const inMonth = new RegExp(`(?<!\\p{L})(?:in|im|en) (?:${names})(?!\\p{L})`, 'iu');
const overMonths = new RegExp(
  `(?<!\\p{L})(?:from|von|de|van) (?:${names}) (?:to|until|bis|à|a|tot) (?:${names})(?!\\p{L})`,
  'iu',
);
const monthTime = ratedTimes.findIndex(({ nouns }) => nouns.includes('months?'));
const noTime = -1;
const before = 50;
const after = 45;
const clauseEnd = /[.;:!?](?=\s|$)|\n/u;

/** Returns the times by which a figure of a text is counted: 'a month', 'yearly'. */
function timesOf(text: string, { number, at }: Figure, withPeriods = false): Set<number> {
  const lead =
    text
      .slice(Math.max(0, at - before), at)
      .split(clauseEnd)
      .at(-1) ?? '';
  const rest = text.slice(at, at + number.length + after).split(clauseEnd)[0] ?? '';
  // What stands behind a figure counts it; only without that, what stands before.
  const behind = found(rest);
  if (behind.size > 0) return behind;
  const ahead = found(lead);
  if (ahead.size > 0 || !withPeriods) return ahead;
  if (overMonths.test(`${lead}${rest}`)) return new Set([noTime]);
  return new Set(inMonth.test(rest) ? [monthTime] : []);
}

const found = (text: string): Set<number> => new Set(times.flatMap((test, time) => (test.test(text) ? [time] : [])));

interface Figure {
  number: string;
  at: number;
}
const figuresOf = (text: string): Figure[] =>
  [...text.matchAll(figure)].map((match) => ({ number: match[0].replace(/[.,]$/u, ''), at: match.index }));
const same = (one: Figure, other: Figure): boolean => plainly(one.number) === plainly(other.number);

/** Returns whether a claim counts a quoted figure by another time: '£13.10 a day' for '£13.10 an hour'. */
export function ratesOtherwise(claim: string, quotes: readonly string[]): boolean {
  return figuresOf(claim).some((one) => {
    const own = timesOf(claim, one);
    if (own.size === 0) return false;
    const read = quotes.flatMap((quote) =>
      figuresOf(quote)
        .filter((each) => same(each, one))
        .map((each) => timesOf(quote, each, true)),
    );
    // 'Weekly visits are up seven per cent within a year, at 83,000': the time stands elsewhere in the claim.
    const anywhere = found(claim);
    return (
      read.length > 0 && read.every((theirs) => theirs.size > 0 && ![...theirs].some((time) => anywhere.has(time)))
    );
  });
}

/** Returns what stands behind a figure wherever quotes give it. */
const restsBehind = (number: string, quotes: readonly string[]): string[] =>
  quotes.flatMap((quote) =>
    figuresOf(quote)
      .filter((each) => each.number === number)
      .map((each) => quote.slice(each.at + number.length)),
  );

const aYear =
  /^[^.;\d]{0,14}\b(?:a|per|each|every) (?:year|month|week)\b|^[^.;\d]{0,14}\b(?:annual|month|week)ly\b|^ p\.?a\b/iu;
const overTime = wordTest(overTimeWords);
/** Returns whether a claim takes what is so much a year for what it comes to in all: '£4.2m for the three years'. */
export function takesRateAsSum(claim: string, quotes: readonly string[]): boolean {
  if (!overTime.test(claim)) return false;
  return figuresOf(claim).some(({ number, at }) => {
    if (aYear.test(claim.slice(at + number.length))) return false;
    const read = restsBehind(number, quotes);
    return read.length > 0 && read.every((rest) => aYear.test(rest));
  });
}

const perTime = /^[^.;\d]{0,14}\b(?:a|per|each|every) (?:year|month|week|day)\b/iu;
const inAll = new RegExp(`^[^.;\\d]{0,14}${wordTest(withinTimeWords).source}`, 'iu');
/** Returns whether a claim takes for so much a month what is so much in all: '6.5% a month' of '6.5% over ten months'. */
export function takesSumAsRate(claim: string, quotes: readonly string[]): boolean {
  return figuresOf(claim).some(({ number, at }) => {
    if (!perTime.test(claim.slice(at + number.length))) return false;
    const read = restsBehind(number, quotes);
    return read.length > 0 && read.every((rest) => inAll.test(rest));
  });
}
