import type { ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordsOf } from '#server/readers/sentences.ts';
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
const isCurrencyColumn = /^(?:currency|währung|devise|moneda|valuta|ccy)$/iu;
/** 'Price per month (EUR)': what a bare number below it is for. */
const unitIn =
  /(?<!\p{L})(?:per|a|an|each|every)\s[\p{L} ,/]+|(?<!\p{L})(?:monthly|yearly|annually|once|one-off)(?!\p{L})/iu;
const holdsWords = /\p{L}{2}/u;
/** 'Region: DE' is no note. */
const fewestWords = 2;

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

const isBare = (cell: string): boolean => /^[\d.,\s]+$/u.test(cell);
const isSigned = (cell: string): boolean => money.test(cell) && !isBare(cell);

/** The columns that hold prices, each by its place. */
function pricedColumns({ head, rows }: PriceTable): number[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0);
  const open = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const name = head?.[at] ?? '';
    return at > 0 && !isNoPriceColumn.test(name) && !isNoteColumn.test(name);
  });
  // With a column for each plan most rows are no prices; the row with several amounts tells which columns are plans.
  const ofPlans = rows.find(({ cells }) => open.filter((at) => isSigned(cells[at] ?? '')).length > 1);
  if (ofPlans !== undefined)
    return open.filter((at) => !isUnitColumn.test(head?.[at] ?? '') && !['', '–'].includes(ofPlans.cells[at] ?? ''));
  return open.filter((at) => {
    const name = head?.[at] ?? '';
    const filled = rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);
    const priced = filled.filter((cell) => money.test(cell));
    // Numbers alone are prices only where the column says so: 'Users', 'Weeks'.
    const isPrice = isPriceColumn.test(name) || (!priced.every(isBare) && priced.length * 2 >= filled.length);
    return priced.length > 0 && isPrice;
  });
}

const withUnit = (cell: string, name: string): string =>
  holdsWords.test(cell) ? cell : [cell, unitIn.exec(name)?.[0].trim() ?? ''].join(' ').trim();

/** What further columns say of a row, in the order of the table: the unit of its price, then notes. */
function besides(cells: readonly string[], head: readonly string[] | null, priced: readonly number[]): string {
  const told = cells.map((cell, at) => ({ cell, name: head?.[at] ?? '', at }));
  const others = told.filter(
    ({ at, cell, name }) =>
      at > 0 &&
      !priced.includes(at) &&
      !isNoPriceColumn.test(name) &&
      !isCurrencyColumn.test(name) &&
      holdsWords.test(cell),
  );
  const units = others
    .filter(({ name }) => isUnitColumn.test(name))
    // 'per depot, once' is one unit.
    .map(({ cell }) => ` ${cell.replaceAll(/,\s*/gu, ' ')}`);
  const notes = others
    .filter(({ name, cell }) => !isUnitColumn.test(name) && (isNoteColumn.test(name) || wordsOf(cell) >= fewestWords))
    .map(({ cell, name }) => (name === '' || isNoteColumn.test(name) ? `, ${cell}` : `, ${name}: ${cell}`));
  return [...units, ...notes].join('');
}

/** 'Price per user per month' names no item: the plan is one. */
function itemOfPlan(name: string, plan: string): { item: string; unit: string } {
  const unit = /(?<!\p{L})per\s[\p{L} ,/]+$/iu.exec(name)?.[0].trim() ?? '';
  const rest = name.slice(0, name.length - unit.length).replace(/[\s,(:–-]+$/u, '');
  return { item: rest === '' || isPriceColumn.test(rest) ? plan : `${rest}, ${plan}`, unit };
}

/** What a row says that has no amount, plan by plan: 'Minimum users: Starter 5; Team 15.' */
function conditionOf(head: readonly string[], cells: readonly string[], priced: readonly number[]): string | null {
  const told = priced.map((at) => ({ plan: head[at] ?? '', cell: cells[at] ?? '' }));
  const [first] = told;
  const isSame = told.every(({ cell }) => cell === first?.cell);
  if (isSame || told.some(({ cell }) => cell === '' || cell === '–')) return null;
  return `${cells[0] ?? ''}: ${told.map(({ plan, cell }) => `${plan} ${cell}`).join('; ')}.`;
}

function linesOfPlans(
  { answer, cells }: PriceTable['rows'][number],
  head: readonly string[],
  priced: readonly number[],
): ContentAnswer[] {
  const [name = ''] = cells;
  const amounts = priced.filter(
    (at) => isSigned(cells[at] ?? '') || (isBare(cells[at] ?? '') && isPriceColumn.test(head[at] ?? '')),
  );
  const asRow = (item: string, cell: string): ContentAnswer => ({ ...answer, text: `${item}${between}${cell}` });
  if (amounts.length === 0) {
    const [cell = ''] = priced.map((at) => cells[at] ?? '');
    // The same in each plan, without an amount in the list's currency: 'Fee per ticket | 38p | 38p'.
    if (/\d/u.test(cell) && priced.every((at) => cells[at] === cell) && !isBare(cell)) return [asRow(name, cell)];
    const condition = conditionOf(head, cells, priced);
    return condition === null ? [] : [{ ...answer, text: condition }];
  }
  const [cell = ''] = amounts.map((at) => cells[at] ?? '');
  if (amounts.length === priced.length && priced.every((at) => cells[at] === cell)) return [asRow(name, cell)];
  return amounts.map((at) => {
    const { item, unit } = itemOfPlan(name, head[at] ?? '');
    const one = cells[at] ?? '';
    return asRow(item, unit !== '' && !holdsWords.test(one) ? `${one} ${unit}` : withUnit(one, head[at] ?? ''));
  });
}

function linesOf(table: PriceTable): ContentAnswer[] {
  const { head, rows } = table;
  const priced = pricedColumns(table);
  const [only, second] = priced;
  if (only === undefined) return rows.map(({ answer }) => answer);
  // Which of several prices is whose, only the head tells.
  if (second !== undefined) return head === null ? [] : rows.flatMap((row) => linesOfPlans(row, head, priced));
  const coded = head?.findIndex((name) => isCurrencyColumn.test(name)) ?? -1;
  const names = rows.map(({ cells }) => cells[0] ?? '');
  return rows.flatMap(({ answer, cells }, row): ContentAnswer[] => {
    const cell = cells[only] ?? '';
    const mine = coded === -1 ? '' : (cells[coded] ?? '');
    if (cell === '') return [];
    // The same thing twice: what tells them apart belongs to the name.
    const twice = names.filter((name) => name === names[row]).length > 1;
    const apart = cells.findIndex(
      (each, at) => at > 0 && at < only && each !== '' && holdsWords.test(each) && !isUnitColumn.test(head?.[at] ?? ''),
    );
    const own = twice && apart !== -1 ? [only, apart] : [only];
    const name = twice && apart !== -1 ? `${names[row] ?? ''}, ${cells[apart] ?? ''}` : (names[row] ?? '');
    const amount = mine === '' || !isBare(cell) ? cell : `${cell} ${mine}`;
    return [
      {
        ...answer,
        text: `${name}${between}${withUnit(amount, head?.[only] ?? '')}${besides(cells, head, own)}`,
      },
    ];
  });
}

/**
 * Returns price lists as lines of one price each, 'name | price': a table's head is no item, of several columns of prices each has
 * its column's name with it, and what other columns say stands behind the price.
 */
export const pricedLines = (answers: readonly ContentAnswer[]): ContentAnswer[] =>
  tablesOf(answers).flatMap((each) => ('rows' in each ? linesOf(each) : [each]));
