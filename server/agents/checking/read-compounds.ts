import { oneOf } from '#server/readers/one-of.ts';
import { counted, meantAs, oneInError, scaleWords, unitNames, unitOf } from './number-forms.ts';
import { shareJoints } from './vocabulary/number-phrases.ts';
import {
  coinWords,
  halvedWords,
  numberWords,
  oneAndAHalf,
  partsOfHour,
  partsOfTime,
  partWords,
  scales,
} from './vocabulary/numbers.ts';
import { type Value, valueOf } from './value.ts';

const hours = new RegExp(`(?<!\\p{L})(?:${Object.keys(partsOfHour).join('|')})(?!\\p{L})`, 'giu');
const times = new RegExp(`(?<!\\p{L})(?:${Object.keys(partsOfTime).join('|')})(?!\\p{L})`, 'giu');
const parts = new RegExp(`(?<!\\p{L})(${counted})[-\\s](${Object.keys(partWords).join('|')})(?!\\p{L})`, 'giu');
/** 'seven and a half thousand', 'anderthalb Stunden' */
const halves = new RegExp(
  `(?<!\\p{L})(?:(${counted}|\\d+) and a half|(?:${oneOf(oneAndAHalf)}))` +
    `(?:[\\s-](${scaleWords}))?(?:[\\s-](${unitNames.join('|')}))?(?!\\p{L})`,
  'giu',
);
const halfOf = new RegExp(`(?<!\\p{L})half\\s+(?:a|an)\\s+(${oneOf(halvedWords)})(?!\\p{L})`, 'giu');
const oneAndHalf = new RegExp(`(?<!\\p{L})(?:an?|one) (${unitNames.join('|')}) and a half(?!\\p{L})`, 'giu');
/** 'Three hundred and ten' */
const hundreds = new RegExp(
  `(?<!\\p{L})(${counted}|a) hundred and (${counted})(?:[-\\s](${counted}))?(?:[\\s-](${unitNames.join('|')}))?(?!\\p{L})`,
  'giu',
);
/** 'Three in four', '7 out of 10' */
const inSo = new RegExp(
  `(?<![\\p{L}\\d])(${counted}|één|eine?[rs]?|une?|uno|\\d{1,2})\\s(?:${oneOf(shareJoints)})\\s(${counted}|5|10|20|100)(?![\\p{L}\\d]|,\\d)`,
  'giu',
);
/** 'Three claim notices in five' */
const goesOn = '(?:are|is|were|was|ha[sd]|have|do|does|did|come|go|still|now|arrive|take|pay|fail)';
const thingsInSo = new RegExp(
  `(?<![\\p{L}\\d])(${counted}) (?:\\p{Ll}+ ){1,3}in (${counted})(?![\\p{L}\\d-]| (?!${goesOn}(?!\\p{L}))\\p{L})`,
  'giu',
);
/** '2024/25', '2025–26': one year, called by the two in which it lies. */
const financialYear = /(?<!\d)((?:19|20)\d\d)\s?[/–-]\s?((?:19|20)?\d\d)(?![\d]|[-–/.]\d)/gu;
const coins = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,3}(?:[.,]\\d)?)\\s?(?:${oneOf(coinWords)})(?![\\p{L}\\d])`, 'gu');
/** 'Seventy cents of every dollar': behind a number in words stands no short form. */
const shortCoin = 2;
const coinsInWords = new RegExp(
  `(?<!\\p{L})(${counted})(?:[-\\s](${counted}))?\\s(?:${oneOf(coinWords.filter((coin) => coin.length > shortCoin))})(?!\\p{L})`,
  'giu',
);
const perPound = /^\s(?:in|of) (?:every|each|the) (?:pound|euro|dollar)\b/u;

const ofPound = /\b(?:in|of) (?:every|each) (?:pound|euro|dollar)\b[^.;]{0,40}$/iu;

/** Stands for a year that lies in two. */
const halfYear = 0.5;
/** 'The 1990s' are any of ten years. */
const decade = /(?<!\d)((?:19|20)\d0)[’']?s(?!\p{L})/gu;
/** 'FY26' */
const fiscalYear = /(?<![\p{L}\d])FY\s?[’']?(?:20)?(\d\d)(?![\d])/gu;

const blank = (text: string): string => ' '.repeat(text.length);
const toNumber = (written: string): number => numberWords[written.toLowerCase()] ?? Number(written);

/** Returns numbers in words that are more than one word each, and the text without them. */
export function readCompounds(given: string, language: string): { found: Value[]; text: string } {
  const found: Value[] = [];
  const takeTime = (words: string, at: number, value: Partial<Value> & { value: number }): string => {
    found.push(valueOf(value.value, { ...value, ...meantAs(given.slice(0, at)), words }));
    return blank(words);
  };
  const text = given
    .replace(hours, (words: string, at: number) =>
      takeTime(words, at, { value: partsOfHour[words.toLowerCase()] ?? 0, unit: 'minute', error: 1 }),
    )
    .replace(times, (words: string, at: number) => {
      const { value, unit } = partsOfTime[words.toLowerCase()] ?? { value: 0, unit: 'year' as const };
      found.push(valueOf(value, { unit, error: 0.1 * value, ...meantAs(given.slice(0, at)), rough: true, words }));
      return blank(words);
    })
    .replace(financialYear, (words: string, from: string, to: string) => {
      const second = Number(to.length === 2 ? from.slice(0, 2) + to : to);
      if (second !== Number(from) + 1) return words;
      for (const value of [Number(from), second, Number(from) + halfYear])
        found.push(valueOf(value, { error: 0.5, calendar: true, words }));
      return blank(words);
    })
    .replace(decade, (words: string, from: string) => {
      for (let year = 0; year < 10; year += 1)
        found.push(valueOf(Number(from) + year, { error: 0.5, calendar: true, words }));
      return blank(words);
    })
    .replace(fiscalYear, (words: string, year: string) => {
      found.push(valueOf(2000 + Number(year), { error: 0.5, calendar: true, words }));
      return blank(words);
    })
    .replace(parts, (words: string, count: string, part: string, at: number) => {
      const value = (100 * (numberWords[count.toLowerCase()] ?? 0)) / (partWords[part.toLowerCase()] ?? 1);
      found.push(valueOf(value, { error: 1, unit: 'percent', ...meantAs(given.slice(0, at)), rough: true, words }));
      return blank(words);
    })
    .replace(inSo, (words: string, count: string, of: string, at: number) => {
      const [some, all] = [toNumber(count) || 1, toNumber(of)];
      if (some >= all) return words;
      const more = { ...meantAs(given.slice(0, at)), rough: true };
      // A claim in English may name both: 'two of its five captains'.
      if (language !== 'en') for (const value of [some, all]) found.push(valueOf(value, { words }));
      found.push(valueOf((100 * some) / all, { error: 1, unit: 'percent', ...more, words }));
      return blank(words);
    })
    .replace(thingsInSo, (words: string, count: string, of: string, at: number) => {
      const [some, all] = [toNumber(count), toNumber(of)];
      if (some >= all || all < 3) return words;
      for (const value of [some, all]) found.push(valueOf(value, { words }));
      const more = { ...meantAs(given.slice(0, at)), rough: true };
      const error = some === 1 ? oneInError(all, given.slice(0, at)) : 1;
      found.push(valueOf((100 * some) / all, { error, unit: 'percent', ...more, words }));
      return blank(words);
    })
    .replace(hundreds, (words: string, count: string, tens: string, units: string | undefined, time?: string) => {
      const rest = toNumber(tens) + (units === undefined ? 0 : toNumber(units));
      found.push(
        valueOf((count.toLowerCase() === 'a' ? 1 : toNumber(count)) * 100 + rest, { unit: unitOf(time), words }),
      );
      return blank(words);
    })
    .replace(oneAndHalf, (words: string, time: string, at: number) =>
      takeTime(words, at, { value: 1.5, unit: unitOf(time) }),
    )
    .replace(halfOf, (words: string, scale: string, at: number) => {
      const whole = scales[scale.toLowerCase()] ?? numberWords[scale.toLowerCase()] ?? 1;
      found.push(valueOf(whole / 2, { ...meantAs(given.slice(0, at)), words }));
      return blank(words);
    })
    .replace(coins, (words: string, count: string, at: number) => {
      const value = Number(count.replace(',', '.'));
      if (perPound.test(given.slice(at + words.length)) || ofPound.test(given.slice(Math.max(0, at - 60), at)))
        found.push(valueOf(value, { error: 0.5, unit: 'percent', words }));
      found.push(valueOf(value / 100, { error: 0.005, unit: 'money', words }));
      return blank(words);
    })
    .replace(coinsInWords, (words: string, tens: string, units: string | undefined, at: number) => {
      const value = toNumber(tens) + (units === undefined ? 0 : toNumber(units));
      const meant = meantAs(given.slice(0, at));
      if (perPound.test(given.slice(at + words.length)))
        found.push(valueOf(value, { error: 0.5, unit: 'percent', ...meant, words }));
      found.push(valueOf(value / 100, { error: 0.005, unit: 'money', ...meant, words }));
      return blank(words);
    })
    .replace(
      halves,
      (words: string, count: string | undefined, scale: string | undefined, time: string | undefined) => {
        const whole = count === undefined ? 1 : toNumber(count);
        const value = (whole + 0.5) * (scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1));
        found.push(valueOf(value, { unit: unitOf(time), words }));
        return blank(words);
      },
    );
  return { found, text };
}
