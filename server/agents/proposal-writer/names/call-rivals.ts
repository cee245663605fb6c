import { comparingWords, noRivals } from '#server/agents/discovery-coach/vocabulary/headings.ts';
import { months } from '#server/agents/vocabulary/months.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { rivalDeeds, rivalSigns } from '../vocabulary/rival-words.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*`;
const name = `(${word}(?: ${word}){0,2})(?![\\p{L}\\p{N}])`;
/** 'Cheaper than Acme', 'a quote from Acme', 'Acme came in at forty'. */
const patterns = [
  new RegExp(`(?<![\\p{L}])(?:${oneOf([...comparingWords, ...rivalSigns])}) ${name}`, 'gu'),
  new RegExp(`${name} (?:${oneOf(rivalDeeds)})(?![\\p{L}])`, 'gu'),
];
const noName = new RegExp(`^(?:${oneOf([...noRivals, ...months])}|\\p{L}+day)$`, 'iu');

/** Returns the companies that a text compares with, or that also made an offer, by their names. */
export function rivalsIn(text: string, others: readonly string[]): string[] {
  const known = others.map((each) => each.toLowerCase());
  const isOther = (found: string): boolean => {
    const said = found.toLowerCase();
    return known.some((each) => each.includes(said) || (each !== '' && said.includes(each)));
  };
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found.replace(/[’']s?$/u, '')))
    .filter((found) => found.length > 2 && !noName.test(found.split(' ')[0] ?? '') && !isOther(found));
}
