import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { approvalWords, countingWords, nothingOff, offWords, sharedHeads } from '../vocabulary/table-words.ts';

const share = /^(?:up to |about )?[-−–+]?\d[\d.,]*\s?(?:%|per ?cent)(?: (?:off|less|discount))?$/iu;
const none = new RegExp(`^(?:0(?:[.,]0+)?\\s?%?|[-–—]|${oneOf(nothingOff)})$`, 'iu');
const isOff = wordTest(offWords);
const ofSellers = wordTest(approvalWords);
const headsShares = wordTest([...offWords, ...sharedHeads]);
const hasWord = /\p{L}{2}/u;
/** 'Discount on monthly subscriptions', 'Off the day rate': what something is taken off. */
const object = new RegExp(`(?<!\\p{L})(?:${oneOf(offWords)})(?: (?:on|off|from|of))? (?:our |your )?(.+)$`, 'iu');
const byWhat = /(?:,| by | per | for ).*$/iu;

/** Returns whether a row names columns of shares: 'Sites | Discount', 'Days hired | Off the day rate'. */
export const isShareHead = (cells: readonly string[], heading: string): boolean =>
  cells.length > 1 &&
  cells.every((cell) => !/\d/u.test(cell)) &&
  cells.slice(1).some((cell) => headsShares.test(cell) || isOff.test(heading));

export const isShareRow = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.slice(1).some((cell) => share.test(cell) || none.test(cell));

/** '5 to 9', '50 or more' count what the column names. */
const onlyCounts = new RegExp(`^(?:\\p{N}[\\p{N}.,]*|[-–—+<>≥≤]|${oneOf(countingWords)}|\\s)+$`, 'iu');
const ofCounts = /^(?:number|no\.?|quantity|count|amount) of /iu;

/** A heading's words within a sentence: 'Monthly Subscriptions' are monthly subscriptions. */
function decapitalized(text: string): string {
  const words = text.split(' ');
  const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}|^\p{Ll}{1,3}$/u.test(word));
  if (isTitle) return text.toLowerCase();
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Returns what something is taken off, where a column or the heading says it. */
function takenOff(column: string, heading: string): string {
  const told = [column, heading].map((name) => object.exec(name)?.[1]?.replace(byWhat, '').trim() ?? '');
  return decapitalized(told.find((each) => hasWord.test(each)) ?? '');
}

/**
 * Returns the rows of a table of shares as whole statements: '8% off monthly subscriptions for 20–49 sites.' None where the table
 * is for the seller's own people; what takes nothing off says nothing.
 */
export function sharesOf(head: readonly string[], rows: readonly (readonly string[])[], heading: string): string[][] {
  if (ofSellers.test([heading, ...head].join(' '))) return rows.map(() => []);
  return rows.map((cells) => {
    const [first = ''] = cells;
    const who = onlyCounts.test(first)
      ? `${first.toLowerCase()} ${decapitalized((head[0] ?? '').replace(ofCounts, ''))}`.trim()
      : first;
    return cells.slice(1).flatMap((cell, at): string[] => {
      const column = head[at + 1] ?? '';
      const value = /[-−–]?(\d[\d.,]*\s?(?:%|per ?cent))/iu.exec(cell)?.[1] ?? '';
      if (!share.test(cell) || none.test(cell) || value === '') return [];
      if (!isOff.test(column) && !(isOff.test(heading) && !headsShares.test(column)))
        return [`${column}, ${who}: ${cell}.`];
      const lead = /^up to /iu.test(cell) ? 'Up to ' : '';
      const what = takenOff(column, heading);
      return [`${lead}${value} ${what === '' ? 'discount' : `off ${what}`} for ${who}.`];
    });
  });
}
