import { monthsBetween } from './page-context.ts';
import type { Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';

const aboutKinds = new Set(['about', 'home', 'team', 'contact', 'careers', 'investors']);
const oldMonths = 18;
const oldYears = 2;

/** Of an entry whose heading names a year or a day that is long over: 'Accounts for 2021/22'. */
function isUnderOldYear({ context, block }: Line | Pair): boolean {
  const years = [...(block.under.at(-1) ?? '').matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)].map(([year]) => Number(year));
  return years.length > 0 && Math.max(...years) < Number(context.today.slice(0, 4)) - oldYears;
}

/** On a page on which a company speaks of itself. */
export const isAbout = ({ context }: Line | Pair): boolean => aboutKinds.has(context.page.kind);
/** Of an article that is no longer the present. */
export const isOld = (each: Line | Pair): boolean =>
  (each.context.when !== null && monthsBetween(each.context.when, each.context.today) > oldMonths) ||
  isUnderOldYear(each);
/** By its page: what is said where a company tells of itself comes first, pages in a further language last. */
export const weight = (each: Line | Pair): number =>
  (each.context.page.kind === 'about' ? 3 : each.context.page.kind === 'home' ? 2 : 0) -
  (each.context.secondary ? 6 : 0);
/** The company says it, or it stands beside what it says on such a page. */
export const isOwn = (line: Line): boolean => line.own || (line.nearOwn && isAbout(line));
