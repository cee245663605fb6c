import { monthsBetween } from './page-context.ts';
import type { Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';

const aboutKinds = new Set(['about', 'home', 'team', 'contact', 'careers', 'investors']);
const oldMonths = 18;
const oldYears = 2;

/** Returns whether the heading above names a long-past year: 'Accounts for 2021/22'. */
function isUnderOldYear({ context, block }: Line | Pair): boolean {
  const years = [...(block.under.at(-1) ?? '').matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)].map(([year]) => Number(year));
  return years.length > 0 && Math.max(...years) < Number(context.today.slice(0, 4)) - oldYears;
}

/** '2019', '2019-20', 'FY 2019/20' */
const yearCell = /^(?:FY ?)?((?:1[5-9]|20)\d\d)(?:\s?[-–/]\s?(?:20)?\d\d)?$/u;
/** Returns the year of an entry of a company's history: of its row, or alone in the line above in one card or list; null for other lines. */
export function yearOf({ block, at, context }: Pick<Line | Pair, 'block' | 'at' | 'context'>): string | null {
  if (block.kind === 'row') return block.cells.flatMap((cell) => yearCell.exec(cell)?.[1] ?? [])[0] ?? null;
  const above = context.page.blocks[at - 1];
  if (above === undefined) return null;
  // In the same card, or the year beside a box with its text.
  if (above.inside.at(-2) !== block.inside.at(-2) && above.inside.at(-1) !== block.inside.at(-2)) return null;
  return yearCell.exec(above.text)?.[1] ?? null;
}

const longPast = 2;
/** Returns whether an entry of a company's history is of a year long past, so that its figures aren't today's. */
export const isOfOldYear = (each: Line | Pair): boolean =>
  Number(yearOf(each) ?? Infinity) < Number(each.context.today.slice(0, 4)) - longPast;

/** '2023 The flood …', 'Report 2021: …' */
const inFront = /^(?:\p{L}+ ){0,2}((?:19|20)\d\d)(?::|[\s–-]+(?=\p{Lu})|\s[–-])/u;
const ledYear = (each: Line): number => Number(inFront.exec(each.text)?.[1] ?? yearOf(each) ?? Number.NaN);
/** Returns whether an entry of a company's history is of a year that is over, so that its trouble is, too. */
export const isOfPastYear = (each: Line): boolean => ledYear(each) < Number(each.context.today.slice(0, 4)) - 1;
/** Returns whether it is of a year to come. */
export const isLaterYear = (each: Line): boolean => ledYear(each) > Number(each.context.today.slice(0, 4));

/** Returns whether the page describes the company. */
export const isAbout = ({ context }: Line | Pair): boolean => aboutKinds.has(context.page.kind);
/** Returns whether the entry comes from an outdated article or section. */
export const isOld = (each: Line | Pair): boolean =>
  (each.context.when !== null && monthsBetween(each.context.when, each.context.today) > oldMonths) ||
  isUnderOldYear(each);
/** Returns the page's weight: the company's self-description first, pages in a secondary language last. */
export const weight = (each: Line | Pair): number =>
  (each.context.page.kind === 'about' ? 3 : each.context.page.kind === 'home' ? 2 : 0) -
  (each.context.secondary ? 6 : 0);
/** Returns whether the company says it, or it is near such words on a page about the company. */
export const isOwn = (line: Line): boolean => line.own || (line.nearOwn && isAbout(line));
