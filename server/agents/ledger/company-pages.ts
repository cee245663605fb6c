import { monthsBetween } from './page-context.ts';
import type { Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';

const aboutKinds = new Set(['about', 'home', 'team', 'contact', 'careers', 'investors']);
const oldMonths = 18;

/** On a page on which a company speaks of itself. */
export const isAbout = ({ context }: Line | Pair): boolean => aboutKinds.has(context.page.kind);
/** Of an article that is no longer the present. */
export const isOld = ({ context }: Line | Pair): boolean =>
  context.when !== null && monthsBetween(context.when, context.today) > oldMonths;
/** By its page: what is said where a company tells of itself comes first, pages in a further language last. */
export const weight = (each: Line | Pair): number =>
  (each.context.page.kind === 'about' ? 3 : each.context.page.kind === 'home' ? 2 : 0) -
  (each.context.secondary ? 6 : 0);
/** The company says it, or it stands beside what it says on such a page. */
export const isOwn = (line: Line): boolean => line.own || (line.nearOwn && isAbout(line));
