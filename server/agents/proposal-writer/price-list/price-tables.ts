import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { isShareHead, isShareRow, sharesOf } from './share-tables.ts';
import {
  currencyIn,
  holdsWords,
  isAmount,
  isBare,
  isCodeColumn,
  isCurrencyColumn,
  isLeftOut,
  isNoteColumn,
  isPriceCell,
  isSigned,
  isSum,
  isUnitColumn,
  isWeak,
  nameWithoutUnit,
  pricedColumns,
  rangeColumns,
  unitOf,
  withNames,
  type PriceRow,
  type PriceTable,
} from './table-columns.ts';

const between = ' | ';
export const isRow = ({ text }: Pick<ContentAnswer, 'text'>): boolean => text.includes(between);
const cellsOf = ({ text }: ContentAnswer): string[] => text.split('|').map((cell) => cell.trim());

/** A line of a price list; `told`: its number is a price though no currency stands there, or it is only a rule, or one on a share. */
export interface PricedLine extends ContentAnswer {
  told?: 'price' | 'rule' | 'share';
}
type Row = PriceRow<ContentAnswer>;
interface Table extends PriceTable {
  rows: readonly Row[];
}

/** A table of what is taken off or added, as statements of each row. */
interface Shares {
  shares: readonly string[][];
  of: readonly Row[];
}

/** 'Region: DE' is no note. */
const fewestWords = 2;

/** Consecutive rows of one part of an item. */
function tablesOf(answers: readonly ContentAnswer[]): (ContentAnswer | Table | Shares)[] {
  const found: (ContentAnswer | ContentAnswer[])[] = [];
  for (const answer of answers) {
    const last = found.at(-1);
    const first = Array.isArray(last) ? last[0] : undefined;
    const same = first?.passage.contentId === answer.passage.contentId && first.heading === answer.heading;
    // A second head below the same heading opens another table.
    const opens = isRow(answer) && isShareHead(cellsOf(answer), answer.heading);
    if (!isRow(answer)) found.push(answer);
    else if (Array.isArray(last) && same && !opens) last.push(answer);
    else found.push([answer]);
  }
  return found.map((each) => {
    if (!Array.isArray(each)) return each;
    const all = each.map((answer) => ({ answer, cells: cellsOf(answer) }));
    const [first, ...others] = all;
    const names = (cells: readonly string[]): boolean => cells.slice(1).every((cell) => !isAmount(cell));
    if (first !== undefined && others.length > 0 && isShareHead(first.cells, first.answer.heading)) {
      const rows = others.map(({ cells }) => cells);
      if (rows.every(isShareRow)) return { shares: sharesOf(first.cells, rows, first.answer.heading), of: others };
    }
    const isHead = first !== undefined && names(first.cells) && others.some(({ cells }) => !names(cells));
    // A long table says its head again with each stretch.
    const { head, rows } = isHead
      ? withNames(
          first.cells,
          others.filter(({ answer }) => answer.text !== first.answer.text),
        )
      : withNames(null, all);
    return { head, rows: rows.filter(({ cells }) => !isSum(cells[0] ?? '')) };
  });
}

/** '49' below 'Price (EUR)' is '49 EUR'. */
function inCurrency(cell: string, column: string, row: string): string {
  const currency = isBare(cell) ? ([currencyIn(column), currencyIn(row)].find(Boolean) ?? '') : '';
  const number = /^\d(?:[\d.,'’\s]*\d)?/u.exec(cell)?.[0] ?? '';
  if (currency === '' || number === '') return cell;
  const behind = cell.slice(number.length);
  return holdsWords.test(currency) ? `${number} ${currency}${behind}` : `${currency}${cell}`;
}

const ledBy = /^(?:(?:from|about|ab)\s)?(?:[A-Z]{3}\s)?|\s?(?:[A-Z]{3}|kr\.?|euros?)$/giu;
const withUnit = (cell: string, unit: string, written: string): string =>
  holdsWords.test(written.replaceAll(ledBy, '')) ? cell : `${cell} ${unit}`.trim();

/** What further columns say of a row, in the order of the table: the unit of its price, then notes. */
function besides(cells: readonly string[], table: Table, priced: readonly number[]): string {
  const told = cells.map((cell, at) => ({ cell, name: table.head?.[at] ?? '', at }));
  const others = told.filter(
    ({ at, cell, name }) =>
      at > 0 &&
      !priced.includes(at) &&
      !isLeftOut(name) &&
      !isWeak(name) &&
      !isCurrencyColumn.test(name) &&
      holdsWords.test(cell),
  );
  const units = others
    .filter(({ at }) => isUnitColumn(table, at))
    // 'per depot, once' is one unit.
    .map(({ cell }) => ` ${cell.replaceAll(/,\s*/gu, ' ')}`);
  const notes = others
    .filter(
      ({ name, cell, at }) => !isUnitColumn(table, at) && (isNoteColumn.test(name) || wordsOf(cell) >= fewestWords),
    )
    .map(({ cell, name }) => (name === '' || isNoteColumn.test(name) ? `, ${cell}` : `, ${name}: ${cell}`));
  return [...units, ...notes].join('');
}

/** What a cell is called; a row or column that only says 'Price per month' names no item, unless another one does too. */
function itemOfCell(
  row: string,
  column: string,
  { rows, columns }: { rows: boolean; columns: boolean },
): { item: string; unit: string } {
  const unit = unitOf(row) || unitOf(column);
  const ofRow = nameWithoutUnit(row);
  if (ofRow === '') return { item: rows ? `${column}, ${row}` : column, unit };
  if (isCodeColumn(column)) return { item: ofRow, unit };
  const ofColumn = nameWithoutUnit(column);
  const item = ofColumn === '' && !columns ? ofRow : `${ofRow}, ${column}`;
  return { item, unit };
}

/** What a row says that has no amount, plan by plan: 'Minimum users: Starter 5; Team 15.' */
function conditionOf(head: readonly string[], cells: readonly string[], priced: readonly number[]): string | null {
  const told = priced.map((at) => ({ plan: head[at] ?? '', cell: cells[at] ?? '' }));
  const [first] = told;
  const isSame = told.every(({ cell }) => cell === first?.cell);
  if (isSame || told.some(({ cell }) => cell === '' || cell === '–')) return null;
  return `${cells[0] ?? ''}: ${told.map(({ plan, cell }) => `${plan} ${cell}`).join('; ')}.`;
}

function linesOfPlans({ answer, cells }: Row, table: Table, priced: readonly number[]): PricedLine[] {
  const head = table.head ?? [];
  const [name = ''] = cells;
  const amounts = priced.filter((at) => isPriceCell(cells[at] ?? '', head[at] ?? '', name));
  const asRow = (item: string, cell: string): PricedLine => ({
    ...answer,
    told: 'price',
    text: `${item}${between}${cell}`,
  });
  if (amounts.length === 0) {
    const [cell = ''] = priced.map((at) => cells[at] ?? '');
    // The same in each plan, without an amount in the list's currency: 'Fee per ticket | 38p | 38p'.
    if (/\d/u.test(cell) && priced.every((at) => cells[at] === cell) && !isBare(cell)) return [asRow(name, cell)];
    const condition = conditionOf(head, cells, priced);
    return condition === null ? [] : [{ ...answer, told: 'rule', text: condition }];
  }
  const [cell = ''] = amounts.map((at) => cells[at] ?? '');
  const isSame = amounts.length > 1 && priced.every((at) => cells[at] === cell) && !isBare(cell);
  if (isSame && nameWithoutUnit(name) !== '' && priced.every((at) => unitOf(head[at] ?? '') === ''))
    return [asRow(name, cell)];
  const several = {
    rows: table.rows.filter((row) => nameWithoutUnit(row.cells[0] ?? '') === '').length > 1,
    columns: priced.filter((at) => nameWithoutUnit(head[at] ?? '') === '' && !isCodeColumn(head[at] ?? '')).length > 1,
  };
  const beside = besides(cells, table, priced);
  return amounts.map((at) => {
    const column = head[at] ?? '';
    const { item, unit } = itemOfCell(name, column, several);
    const one = cells[at] ?? '';
    return asRow(item, withUnit(inCurrency(one, column, name), unit, one) + beside);
  });
}

/** 'Logo | 300 | 600' below 'Min' and 'Max' has no single price. */
function rangesOf({ rows }: Table, [low, high]: readonly [number, number]): PricedLine[] {
  return rows.flatMap(({ answer, cells }): PricedLine[] => {
    const [name = ''] = cells;
    const [from, to] = [cells[low] ?? '', cells[high] ?? ''];
    if (name === '' || (from === '' && to === '')) return [];
    return [{ ...answer, told: 'rule', text: `${name}: ${[from, to].filter(Boolean).join(' to ')}.` }];
  });
}

/** Amounts in several currencies without a head are each somebody's price, so all of them are told. */
function ofPlaces({ answer, cells }: Row, priced: readonly number[]): PricedLine[] {
  const told = priced.map((at) => cells[at] ?? '').filter(Boolean);
  const currencies = new Set(told.map((cell) => cell.replaceAll(/[\d.,'’\s]/gu, '')));
  return currencies.size < priced.length
    ? []
    : [{ ...answer, told: 'rule', text: `${cells[0] ?? ''}: ${told.join(', ')}.` }];
}

function linesOf(table: Table): PricedLine[] {
  const { head, rows } = table;
  const priced = pricedColumns(table);
  const [only, second] = priced;
  if (only === undefined) {
    const range = rangeColumns(table);
    if (range !== null) return rangesOf(table, range);
    const isOwn = head?.some((name) => isLeftOut(name)) ?? false;
    return isOwn ? [] : rows.map(({ answer }) => answer);
  }
  // Which of several prices is whose, only the head tells.
  if (second !== undefined && head === null) return rows.flatMap((row) => ofPlaces(row, priced));
  if (second !== undefined) return rows.flatMap((row) => linesOfPlans(row, table, priced));
  const coded = head?.findIndex((name) => isCurrencyColumn.test(name)) ?? -1;
  const names = rows.map(({ cells }) => cells[0] ?? '');
  const mixed = rows.some(({ cells }) => isSigned(cells[only] ?? ''));
  return rows.flatMap(({ answer, cells }, row): PricedLine[] => {
    const cell = cells[only] ?? '';
    const mine = coded === -1 ? '' : (cells[coded] ?? '');
    if (cell === '') return [];
    // The same thing twice: what tells them apart belongs to the name.
    const twice = names.filter((name) => name === names[row]).length > 1;
    const apart = cells.findIndex(
      (each, at) =>
        at > 0 && at !== only && at !== coded && each !== '' && holdsWords.test(each) && !isUnitColumn(table, at),
    );
    const own = twice && apart !== -1 ? [only, apart] : [only];
    const name = twice && apart !== -1 ? `${names[row] ?? ''}, ${cells[apart] ?? ''}` : (names[row] ?? '');
    const column = head?.[only] ?? '';
    const unit = unitOf(column) || (nameWithoutUnit(name) === '' ? unitOf(name) : '');
    // Among '£10' and '£12' a bare '3' is a count.
    const isPrice = isBare(cell) && mixed ? false : isPriceCell(cell, column, name) || mine !== '';
    const amount =
      mine === '' || !isBare(cell) ? withUnit(inCurrency(cell, column, name), unit, cell) : `${cell} ${mine}`;
    return [
      {
        ...answer,
        ...(isPrice ? { told: 'price' as const } : {}),
        text: `${name}${between}${amount}${besides(cells, table, own)}`,
      },
    ];
  });
}

/** Returns price lists as lines of one price each: 'name | price | what other columns say'. */
export const pricedLines = (answers: readonly ContentAnswer[]): PricedLine[] =>
  tablesOf(answers).flatMap((each): PricedLine[] => {
    if ('rows' in each) return linesOf(each);
    if (!('shares' in each)) return [each];
    return each.of.flatMap(({ answer }, at) =>
      (each.shares[at] ?? []).map((text): PricedLine => ({ ...answer, told: 'share', text })),
    );
  });
