import { oneOf } from '#server/readers/one-of.ts';
import { counted, isNearly, meantAs, oneInError, scaleNames, scaleWords, unitNames, unitOf } from './number-forms.ts';
import { readCompounds } from './read-compounds.ts';
import { currencyAliases, currencyCodes, currencyNames } from './vocabulary/currency-codes.ts';
import { inThousands } from './vocabulary/number-phrases.ts';
import { numberWords, ordinalWords, scales, shareWords, timesWords } from './vocabulary/numbers.ts';
import { type Unit, type Value, valueOf } from './value.ts';

/** A one- or two-letter scale must be adjacent to the number or follow money: '8 m' is a length. */
const shortScale = 2;
const sign = `(?:NZ|US|AU|CA|HK|A|C|S)?\\$|[€£₹¥]|CHF|EUR|USD|GBP|INR|Rs\\.?|${oneOf(currencyCodes)}`;
/** Digits in groups of three by one sign, or as in lakhs: '1,23,456'. */
const figure = [
  '\\d{1,2}(?:,\\d\\d)+,\\d{3}(?!\\d)',
  '\\d{1,3}(?:\\.\\d{3})+(?!\\d)(?:,\\d+)?',
  '\\d{1,3}(?:,\\d{3})+(?!\\d)(?:\\.\\d+)?',
  "\\d{1,3}(?:[’']\\d{3})+(?!\\d)(?:[.,]\\d+)?",
  '\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,]\\d+)?',
  '\\d+(?:[.,]\\d+)?',
].join('|');
const numeral = new RegExp(
  `(?<![\\p{L}\\d.,])(${sign})?\\s?(${figure})(?:[\\s-]?(${scaleNames.join('|')})(?![\\p{L}\\d]))?\\.?` +
    `\\s?(?:((?:${sign})(?!\\s?\\d)|euros?|dollars?|pounds|rupees|kron(?:er|or|a|e)|francs?|zloty|złoty|yen|rand|${oneOf(currencyNames)})|(%|per ?cent(?!age)|prozent(?!punkt)|procent(?!punt)|pour cent|por ciento|p\\.c\\.)|(basis points?|(?:percentage |per ?cent )?points?|prozentpunkte|procentpunten|puntos porcentuales)|[\\s-]?(${unitNames.join('|')})(?!\\p{L}))?`,
  'giu',
);
const wordNumber = new RegExp(
  `(?<!\\p{L})((?:${counted})(?:[-\\s](?:${counted}))?)(?:[\\s-](${scaleWords}))?` +
    `(?:[\\s-](${unitNames.join('|')})|\\s(per ?cent(?!age)|percent(?!age))|\\s((?:percentage )?points?))?(?!\\p{L})`,
  'giu',
);
const shares = new RegExp(
  `(?<!\\p{L}|(?:first|second|last|this|previous|other) )(${Object.keys(shareWords).join('|')})(?!\\p{L})`,
  'giu',
);
const times = new RegExp(`(?<!\\p{L})(${Object.keys(timesWords).join('|')})(?!\\p{L})`, 'giu');
const nearlyError = 6;
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
  ...Object.fromEntries(['krone', 'kroner', 'kronor', 'krona', 'sek', 'nok', 'dkk'].map((name) => [name, 'kr'])),
  rupees: '₹',
  ...currencyAliases,
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

const millions =
  /\(\s?(?:NZ|US|A|C)?\p{Sc}?\s?(?:m|mn|mio\.?|millions?)\s?(?:\p{Sc}|EUR)?\s?\)|\bin (?:millions|Mio)|\(M€\)|\bM€/iu;
const inOne = /(?<!\p{L})one (?:\p{L}+ ){0,3}in (?:every |each )?([a-z]+|\d{1,3})(?![\p{L}\d])/giu;
const article = /(?<!\p{L})(?<!half\s)(?:a|an)\s+(hundred|thousand|million|billion|dozen|lakh|crore)(?!\p{L})/giu;
const shortDate = /(?<![\d.,]|\p{Sc}\s?)\d{1,2}([/.-])\d{1,2}\1(\d{2})(?![\d.,]\d)/gu;

/** Returns whether a page says that its amounts are in thousands. */
export const countsInThousands = (page: string): boolean => thousands.test(page);

/** '$2.42 to $2.45 billion': the scale is meant for both. */
const range = new RegExp(
  `(${sign})?\\s?(?<![\\d.,])(?!(?:19|20)\\d\\d(?!\\d))(\\d+(?:[.,]\\d+)?)(?=\\s?(?:to|and|or|bis|und|auf|à|et|tot|naar|en|a|–|-)\\s?(?:${sign})?\\s?\\d+(?:[.,]\\d+)?[\\s-]?` +
    `(${scaleNames.filter((name) => name.length > 1).join('|')})(?!\\p{L}))`,
  'giu',
);
const dottedDate = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?((?:19|20)\d\d)(?!\d)/gu;
const monthOfYear = /(?<![\d/])\d{1,2}(?=\/(?:19|20)\d\d(?!\d))/gu;

/** Returns a text's numbers; `table`: amounts without a scale are in thousands, as the page says. */
export function valuesIn(given: string, language = 'en', table = false): Value[] {
  // 4/2027 is a month of a year.
  const { found, text } = readCompounds(
    given.replace(monthOfYear, (month) => ' '.repeat(month.length)),
    language,
  );
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
    const meant = meantAs(text.slice(0, match.index));
    const factor = scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1);
    const currency = currencyOf(before ?? money);
    const unit: Unit =
      percent !== undefined
        ? 'percent'
        : points !== undefined
          ? 'points'
          : (unitOf(time) ?? (currency === '' ? null : 'money'));
    // A row's cells stand beside each other: '25 100' may be two.
    if (/^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/u.test(digits))
      found.push(
        ...digits
          .split(' ')
          .map((each) => valueOf(Number(each.replace(',', '.')), { error: 0.5, unit, currency, words: each })),
      );
    for (const { value, decimals } of readings(digits, language)) {
      const lifted =
        table && scale === undefined && value >= 1000 && decimals === 0 && /[.,]|^\d{5}/u.test(digits) ? 1000 : factor;
      const year = scale === undefined && unit === null && /^(?:1[6-9]|20)\d\d$/u.test(digits);
      const basis = points !== undefined && /basis/iu.test(points) ? 0.01 : 1;
      found.push({
        value: value * lifted * basis,
        error: (0.5 * lifted * basis) / 10 ** decimals,
        unit,
        currency,
        ...meant,
        rough: meant.rough || /^\s?\+/u.test(text.slice(match.index + words.length)),
        calendar: year,
        words: words.trim(),
      });
    }
  }
  // 'One worker in thirteen' has no thirteen.
  const words = text.replace(inOne, (share) => ' '.repeat(share.length));
  for (const match of words.matchAll(wordNumber)) {
    const [words, name = '', scale, time, percent, points] = match;
    const alone = scale === undefined && time === undefined && percent === undefined;
    if (alone && /^(?:one|mil|mille|neuf|seis|once)$/iu.test(name)) continue;
    const [first = 0, second] = name
      .toLowerCase()
      .split(/[-\s]/u)
      .map((part) => numberWords[part] ?? 0);
    // 'Twenty-one' is one number; 'one eighteen-place house' and 'six seven' have two.
    const isOne = second === undefined || (first >= 20 && first % 10 === 0 && second < 10);
    if (!isOne) found.push(valueOf(first, { ...meantAs(text.slice(0, match.index)), words: words.trim() }));
    const value =
      (isOne ? first + (second ?? 0) : second) * (scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1));
    found.push(
      valueOf(value, {
        unit: percent !== undefined ? 'percent' : points !== undefined ? 'points' : unitOf(time),
        ...meantAs(text.slice(0, match.index)),
        words: words.trim(),
      }),
    );
  }
  for (const match of text.matchAll(inOne)) {
    const of = numberWords[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
    const error = oneInError(of, text.slice(0, match.index));
    if (of > 0) found.push(valueOf(100 / of, { error, unit: 'percent', rough: true, words: match[0] }));
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
        ...meantAs(text.slice(0, match.index)),
        rough: true,
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
        error: isNearly(text.slice(0, match.index)) ? nearlyError : 1,
        unit: 'percent',
        ...meantAs(text.slice(0, match.index)),
        rough: true,
        words: match[0],
      }),
    );
  }
  for (const match of text.matchAll(times)) {
    const value = timesWords[(match[1] ?? '').toLowerCase()] ?? 0;
    found.push(valueOf(value, { error: 0.15, ...meantAs(text.slice(0, match.index)), rough: true, words: match[0] }));
  }
  return found;
}

const ordinals = new RegExp(
  `(?<!\\p{L})(?:(${Object.keys(ordinalWords).join('|')})|(\\d{1,3})(?:st|nd|rd|th))(?!\\p{L})`,
  'giu',
);

/** Returns how many of something there are at least, by an ordinal: 'the fortieth blade' tells of forty. */
export const ordinalsIn = (text: string): Value[] =>
  [...text.matchAll(ordinals)].map(([words, name, digits]) =>
    valueOf(name === undefined ? Number(digits) : (ordinalWords[name.toLowerCase()] ?? 0), { words }),
  );
