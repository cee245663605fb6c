import type { Offer, PriceItem } from '#contract/offer.ts';
import type { ProposalTable } from '#contract/proposal.ts';
import { cellsIn } from '#contract/markdown-table.ts';
import { unitOf } from '#server/agents/proposal-writer/figures/item-unit.ts';
import { lineTotal, minorDigits } from '#server/agents/proposal-writer/figures/line-total.ts';
import { moneyReader, valueText } from '#server/agents/proposal-writer/figures/money-in.ts';

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
const bare = /^\d[\d.,’' ]*$/u;
/** 'Gate reader, each: EUR 420.00 × 4 = EUR 1,680.00', as a row stands in a text. */
const asLine = /^(.{2,200}?): ([^=]+)/u;

/** Returns the cells of a line that is a row of prices, in Markdown or as a table's row stands in a text; else none. */
export function priceCells(text: string): readonly string[] {
  const [, name, price] = asLine.exec(text) ?? [];
  return cellsIn(text) ?? (name === undefined || price === undefined ? [] : [name, price]);
}

const isNamed = ({ item, unit }: PriceItem, name: string): boolean =>
  [item, `${item}, ${unit}`].some((each) => folded(each) === name);

/** Returns the prices that the list has for a row's item; of several items of one name, the row's unit tells which. */
function listedFor([name = '', second = '']: readonly string[], { priceItems }: Offer): string[] {
  const called = priceItems.filter((each) => isNamed(each, name));
  const exact = called.filter(({ item, unit }) => folded(unit) === second || folded(`${item}, ${unit}`) === name);
  return (exact.length > 0 ? exact : called).flatMap(({ price }) => (price === '' ? [] : [price]));
}

/**
 * Returns what the price list has now for a row's item, where the row has another price; null: it is the same, or the list
 * has no price for the item.
 */
export function changedPrice(cells: readonly string[], offer: Offer): string | null {
  const { currency } = offer;
  const listed = cells.length < 2 ? [] : listedFor(cells.map(folded), offer);
  const [now] = listed;
  if (now === undefined) return null;
  const { moneyIn, valueOf } = moneyReader(currency);
  const [, ...others] = cells;
  const priced = others.map(moneyIn).find((money) => money.length > 0);
  // A price typed without its currency is in the list's, and stands alone; which of several numbers it is can't be told.
  const written =
    priced?.slice(0, 1) ??
    others.filter((cell) => bare.test(cell)).map((cell) => ({ value: valueOf(cell), isOwn: true }));
  const isListed = listed.map(valueOf).some((price) => written.some(({ value, isOwn }) => isOwn && value === price));
  return written.length === 0 || isListed ? null : `${currency} ${now}`.trim();
}

/** Returns whether a row of a price table has a price, but the list has none for its item. */
export function isUnlisted(row: readonly string[], { head }: ProposalTable, { priceItems }: Offer): boolean {
  const name = folded(row[0] ?? '');
  const isPriced = /\d/u.test(row[head.indexOf('Price')] ?? '');
  return isPriced && !priceItems.some((each) => each.price !== '' && isNamed(each, name));
}

/** Returns what the quantities of a price table come to at its prices: each row, and the rows of each period together. */
export function totalsIn({ head, rows }: ProposalTable, { priceItems, currency }: Offer): string[] {
  const [price, quantity] = ['price', 'quantity'].map((name) => head.findIndex((each) => folded(each) === name));
  if (price === undefined || quantity === undefined || price === -1 || quantity === -1) return [];
  const { moneyIn, amountOf } = moneyReader(currency);
  const digits = minorDigits(currency);
  const valueOf = (minor: bigint): string => valueText({ units: minor, scale: digits });
  const sums = new Map<string, bigint>();
  const totals = rows.flatMap((row): string[] => {
    const cell = row[price] ?? '';
    const [cost, count] = [moneyIn(cell)[0]?.amount ?? amountOf(cell), amountOf(row[quantity] ?? '')];
    if (cost === null || count === null) return [];
    const minor = lineTotal(cost, count, digits);
    const item = priceItems.find((each) => isNamed(each, folded(row[0] ?? '')));
    const period = item === undefined ? '' : unitOf(item).period;
    sums.set(period, (sums.get(period) ?? 0n) + minor);
    return [valueOf(minor)];
  });
  return [...totals, ...[...sums.values()].map(valueOf)];
}
