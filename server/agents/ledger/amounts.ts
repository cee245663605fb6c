import { amountScales } from './vocabulary/money-words.ts';
import { oneOf } from '#server/readers/one-of.ts';

const sign = '(?:[$€£₹¥]|(?:US|A|C|CA|AU|NZ|HK)\\$|CHF|EUR|USD|GBP|INR|SEK|NOK|DKK|Rs\\.?)';
const scale = `(?:${oneOf(amountScales)})`;
const figure = '\\d[\\d.,’]*(?:\\s\\d{3})*';
/** Matches an amount of money: a symbol beside the number, or a number with a scale and currency word. */
export const amount = new RegExp(
  [
    `${sign}\\s?${figure}(?:\\s?${scale}(?![\\p{L}\\p{N}]))?`,
    `(?<![\\p{L}\\p{N}])${figure}\\s?(?:${scale}\\s?)?(?:(?:de |d[’'])?(?:€|euros?|dollars?|pounds|francs|Franken|kr|CHF|EUR)(?![\\p{L}]))`,
    `(?<![\\p{L}\\p{N}])${figure}\\s(?:million|billion|crore|Mio|Mrd|millions|Millionen|miljoen|millones)(?![\\p{L}])`,
  ].join('|'),
  'iu',
);
/** Matches a percentage. */
export const percent = /\d[\d.,]*\s?(?:%|percent|per cent|Prozent|procent|pour cent|por ciento)/iu;

/** Matches a price line with its base: '€ 47,50', 'from $95 a visit', '₹49 /worker/month', 'POA'. */
export const priceValue = new RegExp(
  `^(?:(?:from|ab|dès|à partir de|desde|vanaf|only|just)\\s+)?(?:${amount.source})(?:\\s*(?:/|per|pro|par|por|je|list|ab Werk|ex works|net|netto|hors|franco|af fabriek|a|an|each|p\\.|zzgl|excl|inkl|incl|ex|HT|TTC|\\+).{0,70}|\\s\\(.{1,30}\\))?\\.?$`,
  'iu',
);
