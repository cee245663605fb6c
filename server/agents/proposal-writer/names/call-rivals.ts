import { comparingWords, noRivals } from '#server/agents/discovery-coach/vocabulary/headings.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { months } from '#server/agents/vocabulary/months.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { offersFrom, rivalDeeds, rivalOffers, rivalSigns } from '../vocabulary/rival-words.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*`;
const name = `(${word}(?: ${word}){0,2})(?![\\p{L}\\p{N}])`;
const after = (signs: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}])(?:${oneOf(signs)}) ${name}`, 'gu');
const behind = (deeds: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name} (?:${oneOf(deeds)})(?![\\p{L}])`, 'gu');
/** 'Cheaper than Acme', 'a quote from Acme'. */
const [compared, offered] = [after([...comparingWords, ...rivalSigns]), after(offersFrom)];
/** 'Acme came in at forty', 'Acme is cheaper'. */
const [offering, costing] = [behind(rivalOffers), behind(rivalDeeds)];
const noName = new RegExp(`^(?:${oneOf([...noRivals, ...months])}|\\p{L}+day)$`, 'iu');
const opensSentence = /(?:^|[.!?…:]["”’)\]]*\s+|\n\s*)["“„‘«([•*-]*\s*$/u;
const within = new RegExp(`(?<=[\\p{L}\\p{N},;’'] )${word}`, 'gu');
/** 'A quote from Ruth in finance' is one of the buyer's own people, unless it says how much: 'from Acme of forty a kiln'. */
const ofTheirs = /^ (?:in|of) \p{Ll}[^.,;:!?]*/u;

const withoutOwning = (found: string): string => found.replace(/[’']s?$/u, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Whether one name stands in another, whole words for whole words. A letter is no name. */
function holds(longer: readonly string[], shorter: readonly string[]): boolean {
  const words = shorter.join(' ');
  return words.length > 1 && ` ${longer.join(' ')} `.includes(` ${words} `);
}

/**
 * Returns what finds the companies that a text compares with, or that also made an offer, by their names; `others` are known to be
 * none. What opens a sentence ('Prices are cheaper on Mondays') is a name if it stands with a capital within one of the call too.
 */
export function rivalFinder(others: readonly string[], call: readonly string[]): (text: string) => string[] {
  const known = others.map(wordsOf);
  const capitals = new Set(call.flatMap((text) => (text.match(within) ?? []).map(withoutOwning)));
  const isOther = (found: string): boolean => {
    const said = wordsOf(found);
    return known.some((each) => holds(each, said) || holds(said, each));
  };
  const opens = (text: string, { 1: found = '', index = 0 }: RegExpMatchArray): boolean =>
    !found.includes(' ') && !capitals.has(withoutOwning(found)) && opensSentence.test(text.slice(0, index));
  const isTheirs = (text: string, { 0: whole, index = 0 }: RegExpMatchArray): boolean => {
    const clause = ofTheirs.exec(text.slice(index + whole.length))?.[0];
    return clause !== undefined && spokenNumbers(clause).length === 0;
  };
  return (text) =>
    [
      ...text.matchAll(compared),
      ...[...text.matchAll(offered)].filter((match) => !isTheirs(text, match)),
      ...text.matchAll(offering),
      ...[...text.matchAll(costing)].filter((match) => !opens(text, match)),
    ]
      .map(([, found = '']) => withoutOwning(found))
      .filter((found) => found.length > 2 && !noName.test(found.split(' ')[0] ?? '') && !isOther(found));
}
