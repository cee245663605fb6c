import { currenciesOf, toNumber, type Decimal } from '#contract/typed-number.ts';
import { currencyOf, sameMeasure } from '#server/agents/said/counted-numbers.ts';
import { literally } from '#server/readers/one-of.ts';
import { numbersWritten } from '../price-list/read-amount.ts';
import { priceOf } from './line-total.ts';

/** An amount of money in a text, read as the price list of a currency is. */
export interface Money {
  /** Equal for equal amounts, however written: '1290', '12.5'. */
  value: string;
  /** Null: it could be two numbers. */
  amount: Decimal | null;
  /** Whether it may be in the currency of the price list. */
  isOwn: boolean;
}
export interface MoneyReader {
  amountOf: (number: string) => Decimal | null;
  /** Returns the amounts of a text that have a currency. */
  moneyIn: (text: string) => Money[];
  /** Returns what a price of the list, or a number in a row of prices, is worth; what could be two numbers stays as written. */
  valueOf: (price: string) => string;
}

/** Returns an amount as `Money` has it. */
export const valueText = (amount: Decimal): string => String(toNumber(amount));

/** A letter or two before a sign name its country. */
const signWithCountry = String.raw`\p{Lu}{1,3}\p{Sc}`;
const country = /^\p{L}+(?=\p{Sc})/u;

/** Returns how a currency is marked: its code, and its signs. */
function marksOf(currency: string): string[] {
  const shown = (currencyDisplay: 'symbol' | 'narrowSymbol'): string[] => {
    try {
      const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(1).flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
    } catch {
      return [];
    }
  };
  return currency === '' ? [] : [...new Set([currency, ...shown('symbol'), ...shown('narrowSymbol')])];
}

/** Returns how amounts of money are read beside a price list of this currency, which may be any three letters. */
export function moneyReader(currency: string): MoneyReader {
  const marks = marksOf(currency);
  // 'ALL 40' is money, 'all 40' is not.
  const own = marks.toSorted((a, b) => b.length - a.length).map((mark) => `(?-i:${literally(mark)})`);
  const written = numbersWritten([...own, `(?-i:${signWithCountry})`, String.raw`\p{Sc}`]);
  const isOwn = (mark: string): boolean => {
    if (currency === '' || mark === ',-' || marks.includes(mark)) return true;
    const isKnown = !currenciesOf(mark).includes(mark);
    return sameMeasure(`money ${currencyOf(isKnown ? mark : mark.replace(country, ''))}`, `money ${currency}`);
  };
  const amountOf = (number: string): Decimal | null => priceOf(number, currency);
  const valueOf = (price: string): string => {
    const amount = amountOf(price);
    return amount === null ? price.trim() : valueText(amount);
  };
  return {
    amountOf,
    valueOf,
    moneyIn: (text) =>
      [...text.matchAll(written)].flatMap(([, before, number = '', behind]) => {
        const mark = before ?? behind;
        return mark === undefined ? [] : [{ value: valueOf(number), amount: amountOf(number), isOwn: isOwn(mark) }];
      }),
  };
}
