import { oneOf } from '#server/readers/one-of.ts';
import { codeNames } from './read-amount.ts';
import { beforeNumbers } from '../vocabulary/amount-words.ts';
import { periods } from '../vocabulary/period-words.ts';
import {
  afterAmounts,
  afterSums,
  countedPeriods,
  highColumns,
  lowColumns,
  noPriceColumns,
  noteColumns,
  numberColumns,
  plainPriceWords,
  priceColumns,
  sums,
  unitColumns,
  weakColumns,
} from '../vocabulary/table-words.ts';

export interface PriceTable {
  /** Names of its columns; null: it has none. */
  head: readonly string[] | null;
  rows: readonly PriceRow[];
}
export interface PriceRow<Answer = unknown> {
  answer: Answer;
  cells: readonly string[];
}

const numeral = String.raw`\d[\d.,'’ \u00A0\u202F]*(?:[-–—]+$)?`;
const leading = String.raw`\p{Lu}{0,3}[£€$¥₹]|(?:${codeNames})|(?:${oneOf(beforeNumbers)})`;
const trailing = String.raw`[£€$¥₹]|(?:${oneOf(afterAmounts)})(?!\p{L})`;
/** '420.00 each': what a number without a currency is for. */
const unitBehind = String.raw`(?:each|per|an?|every|once|one-off|monthly|yearly)(?!\p{L}).*`;
/** A cell that begins with an amount of money, maybe one to take off or add, or is nothing but a number. */
const money = new RegExp(
  String.raw`^(?:from |about |ab )?(?:[-−–+(]|minus |plus )?\s?(?:(?:${leading})\s?-?\d|${numeral}(?:\s?(?:${trailing})|(?:${unitBehind})?$))`,
  'iu',
);
const named = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${oneOf(words)})(?!\\p{L})`, 'iu');
const whole = (words: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(words)})$`, 'iu');
export const isPriceColumn = named(priceColumns);
export const isNoPriceColumn = named(noPriceColumns);
export const isNoteColumn = named(noteColumns);
const isUnitHead = whole(unitColumns);
export const isCurrencyColumn = /^(?:currency|währung|devise|moneda|valuta|ccy)$/iu;
const isWeakColumn = named(weakColumns);
const isNumberColumn = whole(numberColumns);
const isLow = whole(lowColumns.map((word) => `(?:prices? )?(?:${word})(?: price)?(?: \\([^)]*\\))?`));
const isHigh = whole(highColumns.map((word) => `(?:prices? )?(?:${word})(?: price)?(?: \\([^)]*\\))?`));
const sumName = new RegExp(
  `^(?:${oneOf(sums)})(?:$|\\s*[(:,\\d–-]|\\s(?:${oneOf(afterSums)})(?!\\p{L}))|(?:^|\\s)(?:sub-?)?total$`,
  'iu',
);
/** 'Total', 'VAT (20%)', 'Total for the first year'. */
export const isSum = (name: string): boolean => sumName.test(name.trim());
export const holdsWords = /\p{L}{2}/u;

const bare = new RegExp(String.raw`^\d[\d.,'’\s]*(?:${unitBehind})?$`, 'iu');
/** A number without a currency, maybe with what it is for. */
export const isBare = (cell: string): boolean => bare.test(cell);
export const isAmount = (cell: string): boolean => money.test(cell);
export const isSigned = (cell: string): boolean => money.test(cell) && !isBare(cell);

/** The currency that a head or a row's name tells for bare numbers: 'Preis (EUR)'. */
const toldCurrency = new RegExp(String.raw`(?:^|[\s(,/])(${codeNames}|[£€$¥₹])(?=$|[\s),/])`, 'u');
export const currencyIn = (name: string): string => toldCurrency.exec(name)?.[1] ?? '';
const onlyCode = new RegExp(`^(?:(?:price )?(?:in )?\\(?(?:${codeNames}|[£€$¥₹])\\)?)$`, 'iu');
export const isCodeColumn = (name: string): boolean => onlyCode.test(name);

/** 'Price per month (EUR)': what a number below it is for. */
const counted = String.raw`\s(?:[\p{L} ,/]|(?<=\p{L})-(?=\p{L}))+`;
const perUnit = new RegExp(String.raw`(?<!\p{L})(?:per|a|an|each|every)${counted}`, 'iu');
const periodWord =
  /(?<!\p{L})(?:(?:if )?(?:billed|paid|charged) )?(?:monthly|yearly|annually|once|one-off|hourly|daily|weekly)(?!\p{L})/iu;
/** What 'Monthly price' is for. */
const perWord: ReadonlyMap<string, string> = new Map([
  ...countedPeriods,
  ...periods.flatMap(({ label, adverbs, adjectives }) =>
    [...adverbs, ...adjectives].map((word) => [word, label] as const),
  ),
]);
const ofPeriod = new RegExp(`^(${oneOf([...perWord.keys()])})(?: (?:price|fee|cost|rate|charge|subscription))$`, 'iu');
const inBrackets = /\s*\([^)]*\)/gu;
export function unitOf(name: string): string {
  const period = ofPeriod.exec(name.replaceAll(inBrackets, '').trim())?.[1];
  if (period !== undefined) return perWord.get(period.toLowerCase()) ?? '';
  if (currencyIn(name) !== '') {
    const bare = name.replaceAll(inBrackets, '').trim().toLowerCase();
    const told = perWord.get(bare);
    if (told !== undefined) return told;
  }
  const unit = perUnit.exec(name)?.[0].trim();
  if (unit === undefined) return periodWord.exec(name)?.[0] ?? '';
  return `${unit.charAt(0).toLowerCase()}${unit.slice(1)}`;
}

const perInName = new RegExp(String.raw`(?<!\p{L})per${counted}(?=$|\s*\()`, 'iu');
const onlyPrice = new RegExp(`^(?:(?:${oneOf(plainPriceWords)}|${codeNames}|[£€$¥₹])[\\s/,-]*)*$`, 'iu');
/** A name without its unit; empty where it says nothing else than that it is a price. */
export function nameWithoutUnit(name: string): string {
  const unit = perInName.exec(name)?.[0] ?? '';
  const rest = name
    .replace(unit, '')
    .replace(/[\s,(:–-]+$/u, '')
    .trim();
  return onlyPrice.test(rest.replaceAll(inBrackets, '').trim()) ? '' : rest;
}

const cellsOf = (rows: readonly PriceRow[], at: number): string[] =>
  rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);

/** 'per month' below 'Unit' says what a price is for; '£290' below 'Per year' is one. */
export const isUnitColumn = ({ head, rows }: PriceTable, at: number): boolean =>
  isUnitHead.test(head?.[at] ?? '') && !cellsOf(rows, at).some(isSigned);

/** What no reader is to see as a price or a note: taxes, sums, old prices, counts. */
export const isLeftOut = (name: string): boolean => isSum(name) || isNoPriceColumn.test(name);

const yearIn = /(?<!\d)20\d\d(?!\d)/u;
/** Of '2025 price' and '2026 price' the later one counts. */
function withoutOld(head: readonly string[] | null, priced: readonly number[]): number[] {
  const years = priced.map((at) => Number(yearIn.exec(head?.[at] ?? '')?.[0] ?? 0));
  const last = Math.max(0, ...years);
  return priced.filter((_, at) => years[at] === 0 || years[at] === last);
}

const numberIn = (cell: string): number => Number(/\d[\d,]*(?:\.\d+)?/u.exec(cell)?.[0].replaceAll(',', '') ?? 'x');
/** Of 'Hours', 'Rate' and 'Cost' the last is the others' product, so it is a sum. */
function isProduct(rows: readonly PriceRow[], at: number): boolean {
  const told = rows.filter(({ cells }) => isSigned(cells[at] ?? ''));
  const isOne = ({ cells }: PriceRow): boolean => {
    const counts = cells.filter((cell, place) => place > 0 && /^\d+$/u.test(cell)).map(Number);
    const prices = cells.filter((cell, place) => place > 0 && place !== at && isSigned(cell)).map(numberIn);
    return counts.some((count) => prices.some((price) => count * price === numberIn(cells[at] ?? '')));
  };
  // With a count of one both are the same, whichever is the sum.
  return told.length > 0 && told.every(isOne) && told.some(({ cells }) => !cells.includes('1'));
}

/** Where another column holds prices, one with deposits, taxes included or old prices is none. */
function withoutWeak({ head, rows }: PriceTable, priced: readonly number[]): number[] {
  const strong = priced.filter((at) => !isWeakColumn.test(head?.[at] ?? '') && !isProduct(rows, at));
  return withoutOld(head, strong.length === 0 ? priced : strong);
}
export const isWeak = (name: string): boolean => isWeakColumn.test(name);

/** The columns with the lower and the upper end of a range, where no other column holds prices. */
export function rangeColumns({ head, rows }: PriceTable): readonly [number, number] | null {
  const low = head?.findIndex((name, at) => at > 0 && isLow.test(name)) ?? -1;
  const high = head?.findIndex((name, at) => at > 0 && isHigh.test(name)) ?? -1;
  return low > 0 && high > 0 && [...cellsOf(rows, low), ...cellsOf(rows, high)].some(isAmount) ? [low, high] : null;
}

/** A bare number is a price where its column or its row says so. */
export const isPriceCell = (cell: string, column: string, row: string): boolean =>
  isSigned(cell) ||
  (isBare(cell) &&
    (isPriceColumn.test(column) ||
      isCodeColumn(column) ||
      currencyIn(column) !== '' ||
      currencyIn(row) !== '' ||
      (nameWithoutUnit(row) === '' && row !== '')));

/** The columns that hold prices, each by its place. */
export function pricedColumns(table: PriceTable): number[] {
  const { head, rows } = table;
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0);
  const range = rangeColumns(table);
  const open = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const name = head?.[at] ?? '';
    return (
      at > 0 && !isLeftOut(name) && !isNoteColumn.test(name) && !isUnitColumn(table, at) && range?.includes(at) !== true
    );
  });
  // With a column for each plan most rows are no prices; the row with several amounts tells which columns are plans.
  const ofPlans = rows.find(
    ({ cells }) => open.filter((at) => isPriceCell(cells[at] ?? '', head?.[at] ?? '', cells[0] ?? '')).length > 1,
  );
  if (ofPlans !== undefined)
    return withoutWeak(
      table,
      open.filter(
        (at) =>
          rows.some(({ cells }) => isPriceCell(cells[at] ?? '', head?.[at] ?? '', cells[0] ?? '')) ||
          !['', '–'].includes(ofPlans.cells[at] ?? ''),
      ),
    );
  const found = open.filter((at) => {
    const name = head?.[at] ?? '';
    const filled = cellsOf(rows, at);
    const amounts = filled.filter(isAmount);
    // Numbers alone are prices only where the column says so: 'Users', 'Weeks'.
    const isPrice =
      isPriceColumn.test(name) ||
      currencyIn(name) !== '' ||
      (!amounts.every(isBare) && amounts.length * 2 >= filled.length);
    return amounts.length > 0 && isPrice;
  });
  return withoutWeak(table, found);
}

/** Moves the first column with words to the front where the first one only numbers the rows, and says a merged name again. */
export function withNames<Row extends PriceRow>(
  head: readonly string[] | null,
  rows: readonly Row[],
): { head: readonly string[] | null; rows: Row[] } {
  const isNumbered = isNumberColumn.test(head?.[0] ?? '-');
  const from = isNumbered
    ? (head?.findIndex(
        (_, at) => at > 0 && rows.some(({ cells }) => holdsWords.test(cells[at] ?? '') && !isSigned(cells[at] ?? '')),
      ) ?? -1)
    : -1;
  const moved = (cells: readonly string[]): string[] =>
    from > 0 ? [cells[from] ?? '', ...cells.filter((_, at) => at !== from && at !== 0)] : [...cells];
  const titled = head === null ? null : moved(head);
  let last = '';
  const all = rows.map((row): Row => {
    const [first = '', ...others] = moved(row.cells);
    const name = first === '' ? last : first;
    last = name;
    // '1–10' below 'Users' is no name.
    const said =
      holdsWords.test(name) || name === '' || !/^\d/u.test(name) ? name : `${titled?.[0] ?? ''} ${name}`.trim();
    return { ...row, cells: [said, ...others] };
  });
  return { head: titled, rows: all };
}
