import { isTwofold, readTyped, type Decimal } from '#contract/typed-number.ts';
import { pointCurrencies } from '../vocabulary/amount-words.ts';

/** Returns how many decimals a currency has: 2 for EUR, 0 for JPY; 2 where none or an unknown one is set. */
export function minorDigits(currency: string): number {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/**
 * Returns the number of a price as the price list has it, or null if it can't be read: '1.125' is a thousand and more only
 * where the currency's countries write points between thousands.
 */
export function priceOf(text: string, currency: string): Decimal | null {
  if (isTwofold(text.trim()) && !pointCurrencies.includes(currency)) return null;
  const read = text.trim() === '' ? null : readTyped(text);
  return read === null || 'problem' in read ? null : read.number;
}

/** Returns price × quantity in minor units of a currency, rounded half up once, at the end. */
export function lineTotal(price: Decimal, quantity: Decimal, digits: number): bigint {
  const exact = price.units * quantity.units * 10n ** BigInt(digits);
  const divisor = 10n ** BigInt(price.scale + quantity.scale);
  return (2n * exact + divisor) / (2n * divisor);
}

/** Formats minor units: 'GBP 1,234.50'. `isWhole` leaves out decimals, all of which are zero. */
export function moneyText(minor: bigint, digits: number, currency: string, isWhole: boolean): string {
  const text = minor.toString().padStart(digits + 1, '0');
  const [units, part] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  const grouped = units.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${currency} ${isWhole || digits === 0 ? grouped : `${grouped}.${part}`}`.trim();
}
