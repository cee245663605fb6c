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
