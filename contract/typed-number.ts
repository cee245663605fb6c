/** A decimal number, exactly: `units` ÷ 10 to the power of `scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}
/** A number as a person typed it: its value, or what is wrong with it. */
export type TypedNumber = { number: Decimal } | { problem: string };

const signs: readonly [sign: string, codes: readonly string[]][] = [
  ['US$', ['USD']],
  ['CA$', ['CAD']],
  ['C$', ['CAD']],
  ['AU$', ['AUD']],
  ['A$', ['AUD']],
  ['NZ$', ['NZD']],
  ['HK$', ['HKD']],
  ['S$', ['SGD']],
  ['$', ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'MXN']],
  ['£', ['GBP']],
  ['€', ['EUR']],
  ['¥', ['JPY', 'CNY']],
  ['₹', ['INR']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
];
/** Returns the currencies that a mark may be of: '$' of many, 'A$' of one, a code of itself. */
export const currenciesOf = (mark: string): readonly string[] => signs.find(([sign]) => sign === mark)?.[1] ?? [mark];
const currencyMark =
  /^(?:[A-Z]{3}(?![a-z])|(?:CA|AU|US|NZ|HK|C|A|S)?\$|kr\.?(?!\p{L})|\p{Sc})\s?|\s?(?:[A-Z]{3}|kr\.?|\p{Sc})$/gu;
const scales: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, mn: 6, million: 6, bn: 9, billion: 9 };
const scaled = /^([\d.,\s'’]*\d)\s?(k|thousand|m|mn|million|bn|billion)$/iu;

/** '9.000', '12,34,567', '1 234 567': groups of three, or of two before the last three. */
const grouped = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/u;
const plain = /^\d+$/u;
const notANumber = 'Enter a number, such as 1,200 or 12.5';

const decimal = (whole: string, part: string): Decimal => ({ units: BigInt(whole + part), scale: part.length });

/** Splits at the decimal separator: the last one, unless it separates thousands. */
function digitsOf(text: string): Decimal | null {
  if (plain.test(text)) return decimal(text, '');
  if (grouped.test(text)) return decimal(text.replaceAll(/\D/gu, ''), '');
  const [, whole = '', mark = '', part = ''] = /^(.*?)([.,])(\d+)$/u.exec(text) ?? [];
  if (mark === '' || whole.includes(mark)) return null;
  const digits = whole === '' ? '0' : whole;
  if (!plain.test(digits) && !grouped.test(digits)) return null;
  return decimal(digits.replaceAll(/\D/gu, ''), part);
}

function currencyProblem(text: string, currency: string): string {
  const found = (text.match(currencyMark) ?? []).map((mark) => mark.trim().replace(/\.$/u, ''));
  const isOther = found.some((mark) => !currenciesOf(mark).includes(currency));
  return isOther && currency !== '' ? `This is another currency. Enter the amount in ${currency}` : '';
}

/**
 * Reads a number, with or without its currency, as people of different countries write it: '1,200.50', '1.200,50',
 * '1 200', '12,5', '€ 9.000', '9k'. What can be read in two ways, or is none, is named as a problem.
 */
export function readTyped(typed: string, currency = ''): TypedNumber {
  const text = typed.normalize('NFKC').replaceAll(/[’ʼ]/gu, "'").replaceAll(/\s+/gu, ' ').trim();
  if (text.includes('%')) return { problem: 'Enter an amount, not a percentage' };
  const other = currencyProblem(text, currency);
  if (other !== '') return { problem: other };
  const bare = text.replaceAll(currencyMark, '').trim();
  if (/^(?:[-−–]\s?[^\s]|\(.+\)$)/u.test(bare) || /^[-−–]/u.test(text)) return { problem: 'Enter 0 or more' };
  const [, figure = bare, scale = ''] = scaled.exec(bare) ?? [];
  const found = figure.length > 40 ? null : digitsOf(figure.trim());
  if (found === null) return { problem: notANumber };
  const by = scales[scale.toLowerCase()] ?? 0;
  if (by > 0 && /^\d{1,3}[.,]\d{3}$/u.test(figure)) return { problem: `${notANumber}, without “${scale}”` };
  return { number: { units: found.units * 10n ** BigInt(by), scale: found.scale } };
}

/** Returns whether a text is one number to some people and a thousand times as much to others: '12.375'. */
export const isTwofold = (text: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/u.test(text);

/** Reads a decimal as it is stored: digits and a point, never a separator of thousands. Returns null for anything else. */
export function parseDecimal(stored: string): Decimal | null {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/u.exec(stored) ?? [];
  return whole === '' ? null : decimal(whole, part);
}

export const toNumber = ({ units, scale }: Decimal): number => Number(`${units}e-${scale}`);
