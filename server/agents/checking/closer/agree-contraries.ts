import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { clausesOf, nearestClause, shared, termsOf } from '../clauses.ts';
import { valuesIn } from '../read-values.ts';
import { comparingWords, contraries, endingWords, wholeAgain } from '../vocabulary/contrary.ts';
import { boundPhrases, downWords, negations, upWords } from '../vocabulary/direction.ts';

const bounds = wordTest(boundPhrases, 'giu');
const denial = wordTest(negations);
const denies = (text: string): boolean => denial.test(text.replace(bounds, ' '));
const pairs = contraries.map(([one, other]) => ({
  one: wordTest(one),
  other: wordTest(other),
  words: wordTest([...one, ...other], 'giu'),
}));
const fewestShared = 2;
const mostLeft = 0.5;

/** Returns whether a claim says in nearly the words of its quote the contrary: 'compulsory' for 'voluntary'. */
export function saysContrary(claim: string, quotes: readonly string[]): boolean {
  if (denies(claim) || quotes.length === 0) return false;
  const said = quotes.join(' ');
  return pairs.some(({ one, other, words }) => {
    const [hasOne, hasOther] = [one.test(claim), other.test(claim)];
    if (hasOne === hasOther) return false;
    const [mine, theirs] = hasOne ? [one, other] : [other, one];
    if (mine.test(said) || !theirs.test(said)) return false;
    const rest = termsOf(claim.replace(words, ' '));
    const clause = nearestClause(
      rest,
      clausesOf(said).filter(({ text }) => theirs.test(text)),
    );
    if (clause === null || denies(clause.text)) return false;
    const common = shared(rest, clause.terms);
    return common >= fewestShared || (common > 0 && common >= rest.size * mostLeft);
  });
}

const compared = new RegExp(`(?<!\\p{L})(?:${oneOf(comparingWords)})(?!\\p{L})`, 'iu');
const sidesOf = (text: string): { word: string; left: ReadonlySet<string>; right: ReadonlySet<string> } | null => {
  const match = compared.exec(text);
  if (match === null) return null;
  const left =
    text
      .slice(0, match.index)
      .split(/[,;.]\s/u)
      .at(-1) ?? '';
  const right = text.slice(match.index + match[0].length).split(/[,;.](?:\s|$)/u)[0] ?? '';
  const [one, other] = [termsOf(left), termsOf(right)];
  const only = (from: ReadonlySet<string>, without: ReadonlySet<string>) =>
    new Set([...from].filter((term) => !without.has(term)));
  return { word: match[0].toLowerCase().replace(/(?:s|ed)$/u, ''), left: only(one, other), right: only(other, one) };
};

/** Returns whether a claim compares by the same word the other way round: 'sales rose faster than costs'. */
export function turnsComparison(claim: string, quotes: readonly string[]): boolean {
  const own = sidesOf(claim);
  if (own === null || denies(claim)) return false;
  return quotes.some((quote) =>
    quote.split(/(?<=[.!?;])\s+/u).some((sentence) => {
      const read = sidesOf(sentence);
      if (read === null || read.word !== own.word || denies(sentence)) return false;
      return (
        shared(own.left, read.right) > 0 && shared(own.right, read.left) > 0 && shared(own.right, read.right) === 0
      );
    }),
  );
}

const [up, down] = [wordTest(upWords), wordTest(downWords)];
const directions = wordTest([...upWords, ...downWords], 'giu');
interface Turn {
  rises: boolean;
  terms: ReadonlySet<string>;
}
/** Returns the clauses of a text that tell of a rise or of a fall, with what rises or falls. */
const turnsOf = (text: string): Turn[] =>
  clausesOf(text.replace(bounds, ' ')).flatMap(({ text: clause }) => {
    const [rises, falls] = [up.test(clause), down.test(clause)];
    return rises === falls || denies(clause) ? [] : [{ rises, terms: termsOf(clause.replace(directions, ' ')) }];
  });

/** Returns whether each of two clauses of a claim has the direction that the other one has in its quotes. */
export function swapsDirections(claim: string, quotes: readonly string[]): boolean {
  const own = turnsOf(claim);
  if (own.length !== 2 || own[0]?.rises === own[1]?.rises) return false;
  const read = quotes.flatMap(turnsOf);
  const isTurned = (turn: Turn): boolean => {
    const about = read.filter(({ terms }) => shared(terms, turn.terms) > 0);
    return about.length > 0 && about.every(({ rises }) => rises !== turn.rises);
  };
  return own.every(isTurned);
}

const ending = wordTest(endingWords);
const whole = wordTest(wholeAgain);
/** Returns whether a claim says that something was closed, lost or ended of which its quotes, in any language, say that nothing was. */
export function assertsDeniedEnd(claim: string, quotes: readonly string[]): boolean {
  if (denies(claim) || whole.test(claim) || !ending.test(claim) || quotes.length !== 1) return false;
  return quotes.every((quote) => {
    const clauses = quote.split(/[.;!?](?:\s|$)|,\s/u).filter((clause) => ending.test(clause));
    return clauses.length > 0 && clauses.every(denies) && valuesIn(claim).every(({ calendar }) => calendar);
  });
}
