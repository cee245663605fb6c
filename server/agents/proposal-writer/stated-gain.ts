import { largestAmount, type Amounts } from '#contract/proposal-return.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  behindMoney,
  moneyWords,
  namedDollars,
  noPlainGain,
  notYearly,
  otherMoney,
  unknownPeriods,
} from './vocabulary/gain-words.ts';
import { periods } from './vocabulary/period-words.ts';

/** What the prospect said the change is worth in a year. */
export interface StatedGain {
  amounts: Amounts;
  /** How it follows from what was said, as in '12 × 25,000 a month'; empty: it was said of a year. */
  basis: string;
}

interface SaidMoney {
  /** As it was said, for `perYear` parts of a year; 0: of no time. */
  value: number;
  perYear: number;
  /** Index into `moneyWords`; null: only a number was said. */
  currency: number | null;
}

const leastAmount = 1000;
/** 'Under twenty thousand' is what is left, not what is gained. */
const isLevel = /(?:under|below|down to|less than|from|from [^.]{1,30} to) $/iu;
const currencies = moneyWords.map(({ words }) => new RegExp(`^(?:${oneOf(words)})(?![\\p{L}])`, 'iu'));
const currenciesBehind = moneyWords.map(({ words }) => new RegExp(`^\\s?(?:${oneOf(words)})(?![\\p{L}])`, 'iu'));
const currenciesBefore = moneyWords.map(({ words }) => new RegExp(`(?:${oneOf(words)})\\s?$`, 'iu'));
const named = new RegExp(`^[\\s-]*(?!(?:${oneOf(behindMoney)})(?!\\p{L}))\\p{L}{3,}`, 'iu');
const each = '^(?:[\\s-]+\\p{L}+){0,3}?[\\s-]*(?:\\b(?:an?|per|every|each)\\s+|/\\s*)';
const saidPeriods = periods.map(({ perYear, names, adverbs, spoken }) => ({
  perYear,
  words: [...names, ...adverbs, ...spoken],
}));
const perUnit = saidPeriods.map(({ perYear, words }) => ({
  perYear,
  test: new RegExp(`(?:${each}|^[\\s-]*)(?:${oneOf(words)})(?!\\p{L})`, 'iu'),
}));
const perUnknown = new RegExp(`(?:${each}|^[\\s-]*)(?:${oneOf(unknownPeriods)})(?!\\p{L})`, 'iu');
/** 'Per van', 'each driver': how many there are isn't said. */
const perThing = /^(?:[\s-]+\p{L}+){0,2}?[\s-]*(?:\b(?:per|each|every)\b|\/)/iu;
const ofSeveralYears = new RegExp(`(?<!\\p{L})(?:${oneOf(notYearly)})(?!\\p{L})`, 'iu');
const isNoPlainGain = new RegExp(`(?<!\\p{L})(?:${oneOf(noPlainGain)})(?!\\p{L})`, 'iu');
const isOtherMoney = new RegExp(
  `(?<![\\p{L}\\p{Sc}])(?:${oneOf(otherMoney)})\\.?\\s?\\d|\\d\\s?(?:${oneOf(otherMoney)})(?!\\p{L})`,
  'u',
);
const dollarTests = namedDollars.map(({ code, words }) => ({
  code,
  test: new RegExp(`(?<!\\p{L})(?:${oneOf(words)})(?!\\p{L})`, 'u'),
}));
/** '1,5 million' and '€1.290,00' are read in two ways, '07700 900123' is no amount, '10-15k' has no first number. */
const isUnclear = /\d,\d{1,2}(?!\d)|\d\.\d{3}|(?<![\d,.])0\d{2}|\d\s?[-–]\s?\d|\d\s\d{3}|%|\bper ?cent\b/u;
/** A time anywhere in a text that no number is of: 'Every month we would save 4,000 pounds.', '£5k pcm'. */
const namesTime =
  /\b(?:months?|monthly|weeks?|weekly|quarters?|quarterly|fortnights?|days?|daily|hours?|hourly|pcm|pw|pm|mo|wk|qtr)\b/iu;
/** A measure in one or two letters. */
const measured = /^\s?(?:l|m|g|h|t|kg|km|m²|m³|ml|cm|mm|kw|mw|gb|tb|ha|ft)(?![\p{L}])/iu;
const rangeGap = /^\s*(?:to|or|and|-|–)\s*\p{Sc}?$/u;

/** Reads the amounts of money in a text; null: one of them is for a time that can't be reckoned to a year. */
function moneyIn(text: string): SaidMoney[] | null {
  const numbers = spokenNumbers(text).filter(({ ordinal, start }) => !ordinal && !isLevel.test(text.slice(0, start)));
  const found: SaidMoney[] = [];
  for (const { value, sure, start, end } of numbers) {
    const [own, behind] = [text.slice(start, end), text.slice(end)];
    const before = text.slice(Math.max(0, start - 12), start);
    const at = (tests: readonly RegExp[], part: string): number => tests.findIndex((test) => test.test(part));
    const currency = [at(currencies, own), at(currenciesBehind, behind), at(currenciesBefore, before)].find(
      (one) => one >= 0,
    );
    const after = currency === undefined ? behind : behind.replace(currenciesBehind[currency] ?? '', '');
    if (currency === undefined && (!sure || named.test(behind) || measured.test(behind))) continue;
    if (value > largestAmount) continue;
    if (perUnknown.test(after) || (perThing.test(after) && !perUnit.some(({ test }) => test.test(after)))) return null;
    const perYear = perUnit.find(({ test }) => test.test(after))?.perYear ?? 0;
    found.push({ value, perYear, currency: currency ?? null });
  }
  // In 'five to six thousand a month' the first is of a month too.
  numbers.slice(1).forEach(({ start }, at) => {
    const [one, next] = [found[at], found[at + 1]];
    if (one?.perYear === 0 && next !== undefined && rangeGap.test(text.slice(numbers[at]?.end, start)))
      one.perYear = next.perYear;
  });
  return found;
}

/** Returns whether a text's money is of another currency than `currency`, of several years, or can be read in two ways. */
function isOpen(text: string, currency: string): boolean {
  const dollar = dollarTests.find(({ test }) => test.test(text));
  return (
    [ofSeveralYears, isOtherMoney, isUnclear].some((each) => each.test(text)) ||
    (dollar !== undefined && currency !== '' && dollar.code !== currency)
  );
}

/** Returns the amounts of a year, or null unless they are one or two of one currency, which is not another than `currency`. */
function ofYear(found: readonly SaidMoney[], currency: string): StatedGain | null {
  const spoken = new Set(found.flatMap((one) => one.currency ?? []));
  const [only] = spoken;
  if (spoken.size > 1) return null;
  if (only !== undefined && currency !== '' && moneyWords[only]?.codes.includes(currency) !== true) return null;
  const yearly = [...new Set(found.map(({ value, perYear }) => value * perYear))];
  if (yearly.length === 0 || yearly.length > 2) return null;
  const [low, high] = [Math.min(...yearly), Math.max(...yearly)];
  return { amounts: { low, base: (low + high) / 2, high }, basis: basisOf(found) };
}

const isEnough = ({ value, perYear }: SaidMoney): boolean =>
  value * perYear >= leastAmount && value * perYear <= largestAmount;

/** What comes again: 'every month', 'monthly'. 'One week of shows' and 'last week' came once; of years, last year is one. */
const ofAnyTime = periods.map(({ perYear, names, adverbs, adjectives, spoken }) => {
  const before = ['every', 'each', 'per', 'any', ...(perYear === 1 ? ['an?', 'last', 'this', 'past', 'one'] : [])];
  const again = `(?:${oneOf(before)}) (?:single |whole )?(?:${oneOf([...names, ...spoken])})`;
  const itself = perYear === 1 ? [...adverbs, ...adjectives, ...spoken] : [...adverbs, ...adjectives];
  return { perYear, test: new RegExp(`(?<![\\p{L}])(?:${again}|${oneOf(itself)})(?!\\p{L})`, 'iu') };
});

/**
 * Returns what a sentence says of a year, quarter, month or week, whether lost, spent or gained: who reads it decides whether
 * that is what the change is worth. Null without such a time.
 */
export function statedSum(sentence: string, currency: string): StatedGain | null {
  if (isOpen(sentence, currency)) return null;
  const said = moneyIn(sentence);
  if (said === null) return null;
  const times = new Set([
    ...said.flatMap(({ perYear }) => (perYear === 0 ? [] : [perYear])),
    ...ofAnyTime.flatMap(({ perYear, test }) => (test.test(sentence) ? [perYear] : [])),
  ]);
  const [only] = times;
  if (only === undefined || times.size > 1) return null;
  return ofYear(said.map((one) => ({ ...one, perYear: only })).filter(isEnough), currency);
}

/**
 * Returns what a year is worth: one amount applies to all three cases; of two, the smaller is low and the larger high. Null if
 * no amount is certain: more than two, of several years, of a time that doesn't tell a year, or of another currency than `currency`
 * (three letters; empty: not known).
 */
export function statedGain(texts: readonly string[], currency: string): StatedGain | null {
  if (texts.some((text) => isOpen(text, currency) || isNoPlainGain.test(text))) return null;
  const found: SaidMoney[] = [];
  for (const text of texts) {
    const said = moneyIn(text)?.map((one) => ({ ...one, perYear: one.perYear === 0 ? 1 : one.perYear }));
    if (said === undefined || (said.every(({ perYear }) => perYear === 1) && namesTime.test(text))) return null;
    found.push(...said.filter(isEnough));
  }
  return ofYear(found, currency);
}

function basisOf(found: readonly SaidMoney[]): string {
  const perYear = found[0]?.perYear ?? 1;
  const word = periods.find((each) => each.perYear === perYear)?.names[0] ?? '';
  if (perYear === 1 || found.some((one) => one.perYear !== perYear)) return '';
  const values = [...new Set(found.map(({ value }) => value))].toSorted((a, b) => a - b);
  return `${perYear} × ${values.map((value) => value.toLocaleString('en-US')).join(' to ')} a ${word}`;
}
