import { oneOf } from '#server/readers/one-of.ts';
import {
  beforeNumbers,
  behindNumbers,
  pointCurrencies,
  shortCurrencies,
  smallUnits,
} from '../vocabulary/amount-words.ts';
import { currencyNames } from '../vocabulary/currency-words.ts';

export const codeNames = 'GBP|EUR|USD|AUD|CAD|NZD|CHF|JPY|INR|SEK|NOK|DKK|ZAR|SGD|HKD';
const signed = String.raw`(?:CA|AU|A|C|US|NZ|HK|S)?[£€$¥₹]`;
const gap = String.raw`[ \u00A0\u202F]`;
/** Digits with whatever separates them; a space only before a group of three. */
const number = String.raw`\d+(?:(?:[.,'’]|${gap}(?=\d{3}(?!\d)))\d+)*`;
const leading = String.raw`(?:${signed}|(?:${codeNames})|(?:${oneOf(beforeNumbers)}))`;
const names = oneOf(Object.keys(currencyNames));
const trailing = String.raw`(?:[£€$¥₹]|(?:${names}|${oneOf(behindNumbers)})(?!\p{L}))`;
/** Returns a test for numbers with a currency before or behind, or none; `own`: further currencies, as fragments. */
export const numbersWritten = (own: readonly string[] = []): RegExp =>
  new RegExp(
    String.raw`(?:((?<![\p{L}\d])(?:${oneOf([...own, leading])}))${gap}?)?(?<![\d.,'’])(${number})(?:[.,][-–—]+)?(?:${gap}?((?:${oneOf([...own.map((each) => String.raw`${each}(?!\p{L})`), trailing])})(?!\s?\d)))?`,
    'giu',
  );
const written = numbersWritten();
const ofSmall = new RegExp(
  String.raw`^\s*(?:(?:per|an?|each|pro|par|por)\s|/\s?)(?:${oneOf(smallUnits)})(?!\p{L})`,
  'iu',
);
/** What may stand behind '£1 200'; anything else may be a number of its own. */
const endsGroups = /^\s*(?:$|[,;)/.|]|(?:per|pro|par|por|each|an?|once|monthly|yearly)(?!\p{L}))/iu;
const hasGap = new RegExp(gap, 'u');

const currencyOf = (text: string): string => {
  const short = text.toLowerCase();
  return shortCurrencies[short] ?? currencyNames[short] ?? text.toUpperCase();
};

/** Returns a number as English writes it; null: it may be several. */
function plainNumber(text: string, isPointed: boolean): string | null {
  if (/^\d+$/u.test(text)) return text;
  if (/^\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d{1,2})?$/u.test(text))
    return text
      .replace(/[.,](?=\d{1,2}$)/u, '~')
      .replaceAll(/[^\d~]/gu, ',')
      .replace('~', '.');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/u.test(text))
    return text.replaceAll('.', ';').replace(',', '.').replaceAll(';', ',');
  if (/^0,\d{1,4}$/u.test(text)) return text.replace(',', '.');
  if (/^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d{1,4})?$/u.test(text)) return text;
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(text))
    return isPointed || text.split('.').length > 2 ? text.replaceAll('.', ',') : null;
  if (/^\d+\.\d{1,4}$/u.test(text)) return text;
  return isPointed && /^\d+,\d{1,2}$/u.test(text) ? text.replace(',', '.') : null;
}

/** Returns a text whose amounts of money are written the English way, with the currency before; null: one cannot be told for sure. */
export function plainAmounts(text: string): string | null {
  let isSure = true;
  const plain = text.replaceAll(written, (whole: string, ...groups: unknown[]): string => {
    const [before, digits, behind, at] = groups;
    const mark = [before, behind].find((each): each is string => typeof each === 'string');
    if (mark === undefined || typeof digits !== 'string' || typeof at !== 'number') return whole;
    const currency = mark === ',-' ? '' : currencyOf(mark);
    const tail = text.slice(at + whole.length);
    const isUnclear =
      (hasGap.test(digits) && behind === undefined && !endsGroups.test(tail)) ||
      (/^[1-9]\d*\.\d{3}$/u.test(digits) && ofSmall.test(tail)) ||
      (typeof before === 'string' && typeof behind === 'string' && currencyOf(behind) !== currencyOf(before));
    const read = isUnclear ? null : plainNumber(digits, pointCurrencies.includes(currency));
    if (read === null) isSure = false;
    return `${currency}${read ?? digits}`;
  });
  return isSure ? plain : null;
}
