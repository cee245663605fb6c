import type { Offer } from '#contract/offer.ts';
import type { ProposalTable } from '#contract/proposal.ts';
import { toBeConfirmed } from '#contract/proposal-return.ts';
import { cellsIn } from '#contract/markdown-table.ts';
import { countedNumbers } from '#server/agents/said/counted-numbers.ts';

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
const bare = /^\d[\d.,’' ]*$/u;
/** 'Gate reader, each: EUR 420.00 × 4 = EUR 1,680.00', as a row stands in a text. */
const asLine = /^(.{2,200}?): ([^=]+)/u;

/** Returns the cells of a line that is a row of prices, in Markdown or as a table's row stands in a text; else none. */
export function priceCells(text: string): readonly string[] {
  const [, name, price] = asLine.exec(text) ?? [];
  return cellsIn(text) ?? (name === undefined || price === undefined ? [] : [name, price]);
}

const amountOf = (text: string): string => {
  const [first] = countedNumbers(text);
  return first === undefined ? '' : `${first.measure ?? ''} ${first.value}`;
};
const hasMoney = (cell: string): boolean => countedNumbers(cell).some(({ measure }) => measure?.startsWith('money'));

/** Returns the price in a row after its name, as written; undefined: there is none. */
const priceIn = ([, ...cells]: readonly string[]): string | undefined =>
  cells.find(hasMoney) ?? cells.find((cell) => bare.test(cell));

/**
 * Returns what the price list has now for a row's item, where the row has another price; null: it is the same, or the list
 * doesn't have the item. Of several items of one name, the row's unit tells which.
 */
export function changedPrice(cells: readonly string[], { priceItems, currency }: Offer): string | null {
  const [name = '', second = ''] = cells.map(folded);
  const price = priceIn(cells);
  if (name === '' || price === undefined) return null;
  const called = priceItems.filter(({ item, unit }) =>
    [item, `${item}, ${unit}`].some((each) => folded(each) === name),
  );
  const exact = called.filter(({ item, unit }) => folded(unit) === second || folded(`${item}, ${unit}`) === name);
  const listed = (exact.length > 0 ? exact : called).map(({ price: now }) =>
    now === '' ? toBeConfirmed : `${currency} ${now}`.trim(),
  );
  // A price typed without its currency is in the list's.
  const written = hasMoney(price) ? price : `${currency} ${price}`;
  return listed.some((now) => amountOf(now) === amountOf(written)) ? null : (listed[0] ?? null);
}

/** Returns whether a row of a price table has a price, but no item of the list. */
export function isUnlisted(row: readonly string[], { head }: ProposalTable, { priceItems }: Offer): boolean {
  const name = folded(row[0] ?? '');
  const isPriced = /\d/u.test(row[head.indexOf('Price')] ?? '');
  return (
    isPriced && !priceItems.some(({ item, unit }) => [item, `${item}, ${unit}`].some((each) => folded(each) === name))
  );
}
