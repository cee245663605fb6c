import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { afterAmounts, noPriceColumns, noteColumns, priceColumns, unitColumns } from './vocabulary/table-words.ts';

const between = ' | ';
export const isRow = ({ text }: Pick<ContentAnswer, 'text'>): boolean => text.includes(between);
const cellsOf = ({ text }: ContentAnswer): string[] => text.split('|').map((cell) => cell.trim());

/** A cell that begins with an amount of money, or is nothing but a number. */
const money = new RegExp(
  String.raw`^(?:from |about |ab )?(?:\p{Lu}{0,3}[£€$¥₹]\s?\d|\d[\d.,]*(?:\s?[£€$¥₹]|\s?(?:${oneOf(afterAmounts)})(?!\p{L})|$))`,
  'iu',
);
const named = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${oneOf(words)})(?!\\p{L})`, 'iu');
const isPriceColumn = named(priceColumns);
const isNoPriceColumn = named(noPriceColumns);
const isNoteColumn = named(noteColumns);
const isUnitColumn = named(unitColumns);
/** 'Price per month (EUR)': what a bare number below it is for. */
const unitIn =
  /(?<!\p{L})(?:per|a|an|each|every)\s[\p{L} ,/]+|(?<!\p{L})(?:monthly|yearly|annually|once|one-off)(?!\p{L})/iu;
const holdsWords = /\p{L}{2}/u;

interface PriceTable {
  /** Names of its columns; null: it has none. */
  head: readonly string[] | null;
  rows: readonly { answer: ContentAnswer; cells: readonly string[] }[];
}

/** Consecutive rows of one part of an item. */
function tablesOf(answers: readonly ContentAnswer[]): (ContentAnswer | PriceTable)[] {
  const found: (ContentAnswer | ContentAnswer[])[] = [];
  for (const answer of answers) {
    const last = found.at(-1);
    const first = Array.isArray(last) ? last[0] : undefined;
    const same = first?.passage.contentId === answer.passage.contentId && first.heading === answer.heading;
    if (!isRow(answer)) found.push(answer);
    else if (Array.isArray(last) && same) last.push(answer);
    else found.push([answer]);
  }
  return found.map((each) => {
    if (!Array.isArray(each)) return each;
    const all = each.map((answer) => ({ answer, cells: cellsOf(answer) }));
    const [first, ...others] = all;
    const names = (cells: readonly string[]): boolean => cells.slice(1).every((cell) => !money.test(cell));
    const isHead = first !== undefined && names(first.cells) && others.some(({ cells }) => !names(cells));
    // A long table says its head again with each stretch.
    return isHead
      ? { head: first.cells, rows: others.filter(({ answer }) => answer.text !== first.answer.text) }
      : { head: null, rows: all };
  });
}

/** The columns that hold prices, each by its place. */
function pricedColumns({ head, rows }: PriceTable): number[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0);
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const name = head?.[at] ?? '';
    if (at === 0 || isNoPriceColumn.test(name) || isNoteColumn.test(name)) return false;
    const filled = rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);
    const priced = filled.filter((cell) => money.test(cell));
    const bare = priced.every(isBare);
    // Numbers alone are prices only where the column says so: 'Users', 'Weeks'.
    return priced.length * 2 >= filled.length && priced.length > 0 && (!bare || isPriceColumn.test(name));
  });
}

const isBare = (cell: string): boolean => /^[\d.,\s]+$/u.test(cell);

const withUnit = (cell: string, name: string): string =>
  holdsWords.test(cell) ? cell : [cell, unitIn.exec(name)?.[0].trim() ?? ''].join(' ').trim();

/** What further columns say of a row, in the order of the table: the unit of its price, then notes. */
function besides(cells: readonly string[], head: readonly string[] | null, priced: readonly number[]): string {
  const told = cells.map((cell, at) => ({ cell, name: head?.[at] ?? '', at }));
  const others = told.filter(
    ({ at, cell, name }) => at > 0 && !priced.includes(at) && !isNoPriceColumn.test(name) && holdsWords.test(cell),
  );
  const units = others.filter(({ name }) => isUnitColumn.test(name)).map(({ cell }) => ` ${cell}`);
  const notes = others
    .filter(({ name }) => !isUnitColumn.test(name))
    .map(({ cell, name }) => (name === '' || isNoteColumn.test(name) ? `, ${cell}` : `, ${name}: ${cell}`));
  return [...units, ...notes].join('');
}

function linesOf(table: PriceTable): ContentAnswer[] {
  const { head, rows } = table;
  const priced = pricedColumns(table);
  return rows.flatMap(({ answer, cells }): ContentAnswer[] => {
    const [name = ''] = cells;
    const say = (item: string, cell: string): ContentAnswer => ({
      ...answer,
      text: `${item}${between}${cell}${besides(cells, head, priced)}`,
    });
    const [only, second] = priced;
    if (only === undefined) return [answer];
    const [cell = ''] = [cells[only]];
    if (second === undefined) return cell === '' ? [] : [say(name, withUnit(cell, head?.[only] ?? ''))];
    if (priced.every((at) => cells[at] === cell)) return cell === '' || isBare(cell) ? [] : [say(name, cell)];
    // Which of several prices is whose, only the head tells.
    if (head === null) return [];
    return priced.flatMap((at) => {
      const one = cells[at] ?? '';
      // 'Minimum users | 3 | 10': a bare number in a column of amounts is something else.
      const counts = isBare(one) && !isPriceColumn.test(head[at] ?? '');
      return /\d/u.test(one) && !counts ? [say(`${name}, ${head[at] ?? ''}`, withUnit(one, head[at] ?? ''))] : [];
    });
  });
}

/**
 * Returns price lists as lines of one price each, 'name | price': a table's head is no item, of several columns of prices each has
 * its column's name with it, and what other columns say stands behind the price.
 */
export const pricedLines = (answers: readonly ContentAnswer[]): ContentAnswer[] =>
  tablesOf(answers).flatMap((each) => ('rows' in each ? linesOf(each) : [each]));
