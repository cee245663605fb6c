import { oneOf } from '#server/readers/one-of.ts';
import {
  inThousands,
  nearlyWords,
  numberWords,
  oneAndAHalf,
  partsOfHour,
  partWords,
  roughWords,
  scales,
  shareWords,
  timeUnits,
  timesWords,
} from './vocabulary/numbers.ts';

export type Unit = 'percent' | 'points' | 'money' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | null;

/** A number with scale and unit applied. */
export interface Value {
  value: number;
  /** Half of its last digit's place value. */
  error: number;
  unit: Unit;
  /** Currency symbol or code; empty if none. */
  currency: string;
  /** Preceded by 'about' or 'over', or rounded in words. */
  rough: boolean;
  /** Preceded by 'over' or 'more than': the real value may be larger. */
  atLeast: boolean;
  /** A year, or a day of a month. */
  calendar: boolean;
  words: string;
}

/** Creates a value from a plain number. */
export const valueOf = (value: number, more: Partial<Value> = {}): Value => ({
  value,
  error: 0,
  unit: null,
  currency: '',
  rough: false,
  atLeast: false,
  calendar: false,
  words: '',
  ...more,
});

const scaleNames = Object.keys(scales).toSorted((a, b) => b.length - a.length);
/** A one- or two-letter scale must be adjacent to the number or follow money: '8 m' is a length. */
const shortScale = 2;
const sign = '(?:NZ|US|AU|CA|HK|A|C|S)?\\$|[€£₹¥]|CHF|EUR|USD|GBP|INR|SEK|Rs\\.?';
const figure = "\\d{1,3}(?:[.,’'\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?";
const unitNames = Object.values(timeUnits).flat();
const numeral = new RegExp(
  `(?<![\\p{L}\\d.,])(${sign})?\\s?(${figure})(?:[\\s-]?(${scaleNames.join('|')})(?![\\p{L}\\d]))?\\.?` +
    `\\s?(?:(${sign}|euros?|dollars?|pounds|rupees)|(%|per ?cent|prozent|procent|pour cent|por ciento|p\\.c\\.)|(basis points?|(?:percentage )?points?|prozentpunkte)|[\\s-]?(${unitNames.join('|')})(?!\\p{L}))?`,
  'giu',
);
const wordNumber = new RegExp(
  `(?<!\\p{L})((?:${Object.keys(numberWords).join('|')})(?:[-\\s](?:${Object.keys(numberWords).join('|')}))?)(?:[\\s-](${scaleNames.filter((name) => name.length > 2).join('|')}))?(?:[\\s-](${unitNames.join('|')})|\\s(per ?cent|percent))?(?!\\p{L})`,
  'giu',
);
const shares = new RegExp(`(?<!\\p{L})(${Object.keys(shareWords).join('|')})(?!\\p{L})`, 'giu');
const counted = Object.keys(numberWords).join('|');
const parts = new RegExp(`(?<!\\p{L})(${counted})[-\\s](${Object.keys(partWords).join('|')})(?!\\p{L})`, 'giu');
/** 'seven and a half thousand', 'anderthalb Stunden' */
const halves = new RegExp(
  `(?<!\\p{L})(?:(${counted}|\\d+) and a half|(?:${oneOf(oneAndAHalf)}))` +
    `(?:[\\s-](${scaleNames.filter((name) => name.length > 2).join('|')}))?(?:[\\s-](${unitNames.join('|')}))?(?!\\p{L})`,
  'giu',
);
const times = new RegExp(`(?<!\\p{L})(${Object.keys(timesWords).join('|')})(?!\\p{L})`, 'giu');
const rough = new RegExp(`(?:${oneOf(roughWords)})\\s*(?:a |an |the )?\\p{Sc}?\\s?$`, 'iu');
const least = /(?:over|more than|at least|above|exceed(?:s|ed|ing)?)\s*(?:a |an |the )?\p{Sc}?\s?$/iu;
/** 'A little under half' */
const nearly = new RegExp(
  String.raw`(?:${oneOf(nearlyWords)})\s+(?:(?:under|over|below|above|more than|less than)\s+)?(?:an? |the )?$`,
  'iu',
);
const nearlyError = 5;
const thousands = new RegExp(oneOf(inThousands), 'iu');
const currencies: Readonly<Record<string, string>> = {
  eur: '€',
  euro: '€',
  euros: '€',
  usd: '$',
  dollar: '$',
  dollars: '$',
  us$: '$',
  gbp: '£',
  pounds: '£',
  inr: '₹',
  rs: '₹',
  'rs.': '₹',
  rupees: '₹',
};

const currencyOf = (written: string | undefined): string =>
  written === undefined
    ? ''
    : (currencies[written.toLowerCase()] ?? written.toLowerCase().replace(/^\p{L}+(?=\$)/u, ''));

/**
 * Returns every reading of the digits: 55.000 is fifty-five thousand on a German page but may be fifty-five elsewhere.
 */
function readings(written: string, language: string): { value: number; decimals: number }[] {
  const text = written.replace(/[’'\u00a0\u202f ]/gu, '');
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  const as = (plain: string) => ({ value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 });
  if (dots > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    return [as(text.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.'))];
  }
  if (dots + commas === 0) return [as(text)];
  const mark = dots > 0 ? '.' : ',';
  const groups = text.split(mark);
  if (groups.length > 2) return [as(groups.join(''))];
  const english = language === 'en' || language === '';
  const thousandsHere = groups[1]?.length === 3 && groups[0] !== '0';
  if (!thousandsHere) return [as(text.replace(',', '.'))];
  if ((mark === ',') === english) return [as(groups.join(''))];
  return english ? [as(groups.join('')), as(text)] : [as(text.replace(',', '.'))];
}

const unitOf = (written: string | undefined): Unit => {
  if (written === undefined) return null;
  const found = Object.entries(timeUnits).find(([, names]) =>
    new RegExp(`^(?:${names.join('|')})$`, 'iu').test(written),
  );
  return (found?.[0] as Unit | undefined) ?? null;
};

const millions =
  /\(\s?(?:NZ|US|A|C)?\p{Sc}?\s?(?:m|mn|mio\.?|millions?)\s?(?:\p{Sc}|EUR)?\s?\)|\bin (?:millions|Mio)|\(M€\)|\bM€/iu;
const inOne = /(?<!\p{L})one (?:\p{L}+ )?in ([a-z]+|\d{1,3})(?![\p{L}\d])/giu;
const halfOf = /(?<!\p{L})half\s+(?:a|an)\s+(million|billion|crore|lakh|dozen)(?!\p{L})/giu;
const yearAndAHalf = /(?<!\p{L})(?:a|one) year and a half(?!\p{L})/giu;
const article = /(?<!\p{L})(?<!half\s)(?:a|an)\s+(hundred|thousand|million|billion|dozen|lakh|crore)(?!\p{L})/giu;
const shortDate = /(?<![\d.,]|\p{Sc}\s?)\d{1,2}([/.-])\d{1,2}\1(\d{2})(?![\d.,]\d)/gu;

/** Returns whether a page says that its amounts are in thousands. */
export const countsInThousands = (page: string): boolean => thousands.test(page);

const hours = new RegExp(`(?<!\\p{L})(?:${Object.keys(partsOfHour).join('|')})(?!\\p{L})`, 'giu');
/** '$2.42 to $2.45 billion': the scale is meant for both. */
const range = new RegExp(
  `(${sign})?\\s?(?<![\\d.,])(?!(?:19|20)\\d\\d(?!\\d))(\\d+(?:[.,]\\d+)?)(?=\\s?(?:to|and|or|bis|und|à|et|tot|en|–|-)\\s?(?:${sign})?\\s?\\d+(?:[.,]\\d+)?[\\s-]?` +
    `(${scaleNames.filter((name) => name.length > 1).join('|')})(?!\\p{L}))`,
  'giu',
);
const dottedDate = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?((?:19|20)\d\d)(?!\d)/gu;

const blank = (text: string): string => ' '.repeat(text.length);

/** Returns numbers in words that are more than one word each, and the text without them. */
function compoundsIn(given: string): { found: Value[]; text: string } {
  const found: Value[] = [];
  const text = given
    .replace(hours, (words: string, at: number) => {
      const [isRough, atLeast] = [rough.test(given.slice(0, at)), least.test(given.slice(0, at))];
      const value = partsOfHour[words.toLowerCase()] ?? 0;
      found.push(valueOf(value, { unit: 'minute', error: 1, rough: isRough, atLeast, words }));
      return blank(words);
    })
    .replace(parts, (words: string, count: string, part: string) => {
      const value = (100 * (numberWords[count.toLowerCase()] ?? 0)) / (partWords[part.toLowerCase()] ?? 1);
      found.push(valueOf(value, { error: 1, unit: 'percent', rough: true, words }));
      return blank(words);
    })
    .replace(yearAndAHalf, (words: string) => {
      found.push(valueOf(1.5, { unit: 'year', words }));
      return blank(words);
    })
    .replace(halfOf, (words: string, scale: string) => {
      found.push(valueOf((scales[scale.toLowerCase()] ?? numberWords[scale.toLowerCase()] ?? 0) / 2, { words }));
      return blank(words);
    })
    .replace(
      halves,
      (words: string, count: string | undefined, scale: string | undefined, time: string | undefined) => {
        const whole = count === undefined ? 1 : (numberWords[count.toLowerCase()] ?? Number(count));
        const value = (whole + 0.5) * (scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1));
        found.push(valueOf(value, { unit: unitOf(time), words }));
        return blank(words);
      },
    );
  return { found, text };
}

/** Returns a text's numbers; `table`: amounts without a scale are in thousands, as the page says. */
export function valuesIn(given: string, language = 'en', table = false): Value[] {
  const { found, text } = compoundsIn(given);
  for (const [words, before, digits = '', scale = ''] of text.matchAll(range)) {
    const factor = scales[scale.toLowerCase()] ?? 1;
    const currency = currencyOf(before);
    const unit = currency === '' ? null : ('money' as const);
    for (const { value, decimals } of readings(digits, language))
      found.push(
        valueOf(value * factor, { error: (0.5 * factor) / 10 ** decimals, unit, currency, words: words.trim() }),
      );
  }
  for (const [words, year] of text.matchAll(dottedDate))
    found.push(valueOf(Number(year), { error: 0.5, calendar: true, words }));
  const inMillions = millions.test(text);
  for (const match of text.matchAll(numeral)) {
    const [words, before, digits = '', written, money, percent, points, time] = match;
    const scale =
      written !== undefined &&
      written.length <= shortScale &&
      before === undefined &&
      money === undefined &&
      new RegExp(`\\d[\\s-]${written}`, 'iu').test(words)
        ? undefined
        : written;
    const isRough = rough.test(text.slice(0, match.index));
    const factor = scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1);
    const currency = currencyOf(before ?? money);
    const unit: Unit =
      percent !== undefined
        ? 'percent'
        : points !== undefined
          ? 'points'
          : (unitOf(time) ?? (currency === '' ? null : 'money'));
    for (const { value, decimals } of readings(digits, language)) {
      const lifted =
        table && scale === undefined && value >= 1000 && decimals === 0 && /[.,]|^\d{5}/u.test(digits) ? 1000 : factor;
      const year = scale === undefined && unit === null && /^(?:19|20)\d\d$/u.test(digits);
      const basis = points !== undefined && /basis/iu.test(points) ? 0.01 : 1;
      found.push({
        value: value * lifted * basis,
        error: (0.5 * lifted * basis) / 10 ** decimals,
        unit,
        currency,
        rough: isRough || /^\s?\+/u.test(text.slice(match.index + words.length)),
        atLeast: least.test(text.slice(0, match.index)),
        calendar: year,
        words: words.trim(),
      });
    }
  }
  for (const match of text.matchAll(wordNumber)) {
    const [words, name = '', scale, time, percent] = match;
    const alone = scale === undefined && time === undefined && percent === undefined;
    if (alone && /^(?:one|mil|mille|neuf|six|seis|once)$/iu.test(name)) continue;
    const parts = name
      .toLowerCase()
      .split(/[-\s]/u)
      .map((part) => numberWords[part] ?? 0);
    const value =
      parts.reduce((sum, part) => sum + part, 0) * (scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1));
    found.push(
      valueOf(value, {
        unit: percent !== undefined ? 'percent' : unitOf(time),
        rough: rough.test(text.slice(0, match.index)),
        atLeast: least.test(text.slice(0, match.index)),
        words: words.trim(),
      }),
    );
  }
  for (const match of text.matchAll(inOne)) {
    const of = numberWords[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
    if (of > 0) found.push(valueOf(100 / of, { error: 1, unit: 'percent', rough: true, words: match[0] }));
  }
  if (inMillions)
    found.push(
      ...found
        .filter(({ unit, calendar, value }) => (unit === null || unit === 'money') && !calendar && value < 1e5)
        .map((value) => ({ ...value, value: value.value * 1e6, error: value.error * 1e6 })),
    );
  for (const match of text.matchAll(article)) {
    const named = (match[1] ?? '').toLowerCase();
    found.push(
      valueOf(scales[named] ?? numberWords[named] ?? 0, {
        rough: true,
        atLeast: least.test(text.slice(0, match.index)),
        words: match[0],
      }),
    );
  }
  for (const match of text.matchAll(shortDate)) {
    const value = 2000 + Number(match[2]);
    found.push(valueOf(value, { error: 0.5, calendar: true, words: match[0] }));
  }
  for (const match of text.matchAll(shares)) {
    const value = 100 * (shareWords[(match[1] ?? '').toLowerCase()] ?? 0);
    found.push(
      valueOf(value, {
        error: nearly.test(text.slice(0, match.index)) ? nearlyError : 1,
        unit: 'percent',
        rough: true,
        atLeast: least.test(text.slice(0, match.index)),
        words: match[0],
      }),
    );
  }
  for (const match of text.matchAll(times)) {
    const value = timesWords[(match[1] ?? '').toLowerCase()] ?? 0;
    found.push(
      valueOf(value, { error: 0.15, rough: true, atLeast: least.test(text.slice(0, match.index)), words: match[0] }),
    );
  }
  return found;
}
