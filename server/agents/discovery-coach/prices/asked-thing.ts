import { oneOf } from '#server/readers/one-of.ts';
import { countTerms } from '#server/search/index-terms.ts';

const articles = '(?:(?:a|an|the|one|each|your|those|these|such an?|that) )?';
const thing = String.raw`(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)`;
const costs = ['cost', 'costs', 'come to', 'run to', 'run', 'go for', 'set us back', 'set me back', 'sell for'];
/** 'What does a reader cost?' */
const costing = new RegExp(
  `(?:what|how much) (?:do|does|would|will|did|[’']ll) ${articles}${thing} (?:${oneOf(costs)})(?!\\p{L})`,
  'iu',
);
/** 'The price of a reader', 'how much for the survey'. */
const priceOf = new RegExp(
  `(?:(?:price|cost|rate|fee|charge) (?:of|for)|how much (?:is|are|for|would)) ${articles}${thing}`,
  'iu',
);
const nobody = new Set([...countTerms('it that this they you we he she them all your one be').keys()]);

/** Returns the terms of what a price is asked for, where the question names it: 'reader' of 'What does a reader cost per park?'. */
export function askedThing(question: string): string[] {
  const found = costing.exec(question)?.[1] ?? priceOf.exec(question)?.[1] ?? '';
  return [...countTerms(found).keys()].filter((term) => !nobody.has(term));
}

/** Returns whether a row of a price list is that thing's: its first cell names it. */
export function isPriceOfThing(row: string, asked: readonly string[]): boolean {
  const [item = ''] = row.split(' | ');
  if (asked.length === 0 || item === row) return false;
  const named = countTerms(item);
  return asked.some((term) => named.has(term));
}
