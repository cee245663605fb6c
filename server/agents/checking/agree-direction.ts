import { countTerms } from '#server/search/index-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { clausesOf, nearestClause, shared, termsOf } from './clauses.ts';
import { valuesIn } from './read-values.ts';
import { wholeAgain } from './vocabulary/contrary.ts';
import { opposites } from './vocabulary/opposites.ts';
import { endedRoles, formerWords } from './vocabulary/roles.ts';
import {
  boundPhrases,
  clauseWords,
  doneWords,
  downWords,
  lackings,
  lacks as lackWords,
  negations,
  pendingWords,
  plainLacks,
  stillPhrases,
  upWords,
} from './vocabulary/direction.ts';

const words = (list: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}’'-])(?:${oneOf(list)})(?![\\p{L}])`, 'iu');
const [up, down, denies, lacks, lacksItself, isLack] = [
  words(upWords),
  words(downWords),
  words(negations),
  words(lackings),
  words(lackWords),
  words(plainLacks),
];
const still = new RegExp(`(?<!\\p{L})(?:${oneOf(stillPhrases)})(?!\\p{L})`, 'giu');

/** 'more than 12', 'up to 12' and 'more often' say nothing of a change. */
const bounds = new RegExp(`(?<!\\p{L})(?:${oneOf(boundPhrases)})(?!\\p{L})`, 'giu');

/** Returns whether a claim reverses the direction of a change. */
export function turnsRound(given: string, quotes: readonly string[]): boolean {
  const [claim, quoted] = [given, quotes.join(' ')].map((text) => text.replace(bounds, ' ').replace(still, ' ')) as [
    string,
    string,
  ];
  // What is reckoned may go the other way: 85 more, of 46 lost and 131 won.
  if (hasOwnFigure(given, quotes)) return false;
  const [claimUp, claimDown] = [up.test(claim), down.test(claim)];
  const [quoteUp, quoteDown] = [up.test(quoted), down.test(quoted)];
  if (claimUp === claimDown) return false;
  return claimUp ? quoteDown && !quoteUp : quoteUp && !quoteDown;
}

const pairs = opposites.map(([one, other]) => [words(one), words(other)] as const);
/** Returns whether a claim compares the other way round: more slowly, where its quotes say faster. */
export const comparesOtherwise = (claim: string, quotes: readonly string[]): boolean => {
  const said = quotes.join(' ');
  // Two contrary words and a denial may say the same.
  if (isDenied(claim) || isDenied(said)) return false;
  return pairs.some(
    ([one, other]) =>
      (one.test(claim) && !other.test(claim) && other.test(said) && !one.test(said)) ||
      (other.test(claim) && !one.test(claim) && one.test(said) && !other.test(said)),
  );
};

const [done, pending] = [words(doneWords), words(pendingWords)];
const prefixed = /(?<!\p{L})(?:non|ex)[- ](\p{L}{4,})/giu;
const formerly = new RegExp(`(?<!\\p{L})(?:${oneOf(formerWords)})\\s+(${oneOf(endedRoles)})(?!\\p{L})`, 'giu');
const saysFormer = words(formerWords);

/** Returns whether a claim drops what turns a word of its quotes round: 'executive' for 'non-executive', 'judge' for 'retired judge'. */
export function dropsPrefix(claim: string, quotes: readonly string[]): boolean {
  if (denies.test(claim)) return false;
  const said = quotes.join(' ');
  const has = (word: string, text: string): boolean => words([word]).test(text);
  const isTurned = (word: string, from: string): boolean => has(word, claim) && !has(word, said.replaceAll(from, ' '));
  return (
    [...said.matchAll(prefixed)].some(
      ([whole, word = '']) => isTurned(word, whole) && !claim.toLowerCase().includes(whole.toLowerCase()),
    ) ||
    (!saysFormer.test(claim) && [...said.matchAll(formerly)].some(([whole, word = '']) => isTurned(word, whole)))
  );
}

/** Returns whether a claim says that something is done which its quotes say is yet to come. */
export const saysDone = (claim: string, quotes: readonly string[]): boolean =>
  done.test(claim) && !pending.test(claim) && quotes.some((quote) => pending.test(quote));

const clauseEnd = new RegExp(`[,;:.!?](?=\\s|$)|\\s(?:${oneOf(clauseWords)})\\s`, 'giu');
const isYear = /^(?:19|20)\d\d$/u;
const figureText = /\d[\d.,’']*\d|\d/gu;

/** The direction that a clause gives its figures; null: none, or both. */
function directionOf(clause: string): 'up' | 'down' | null {
  const plain = clause.replace(bounds, ' ').replace(still, ' ');
  const [rises, falls] = [up.test(plain), down.test(plain)];
  return rises === falls ? null : rises ? 'up' : 'down';
}

/** Returns each figure of a text with the direction of its clause. */
function changesIn(text: string): { figure: string; direction: 'up' | 'down' | null }[] {
  const clauses = text.split(clauseEnd).filter((clause) => clause !== undefined);
  return clauses.flatMap((clause) => {
    const direction = directionOf(clause);
    return (clause.match(figureText) ?? [])
      .filter((figure) => !isYear.test(figure))
      .map((figure) => ({ figure, direction }));
  });
}

/** Returns whether a claim gives a figure the direction opposite to the one it has in its quotes: prices rose 12%. */
export function turnsFigureRound(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap(changesIn);
  return changesIn(claim).some(({ figure, direction }) => {
    const same = read.filter((each) => each.figure === figure);
    return (
      direction !== null &&
      same.length > 0 &&
      same.every((each) => each.direction !== null && each.direction !== direction)
    );
  });
}

const wholly = words(wholeAgain);
const none = /(?<!\p{L})(?:no|kein(?:e[nrms]?)?|aucune?s?|geen|ning[uú]n[oa]?s?)\s+((?:[\p{L}-]+\s+){1,2}[\p{L}-]+)/giu;

/** Returns whether a claim speaks of something, by two words, of which its quotes say that there was none. */
function speaksOfNone(claim: string, quotes: readonly string[]): boolean {
  const own = claim.toLowerCase();
  return quotes.some((quote) =>
    [...quote.toLowerCase().matchAll(none)].some(([, things = '']) => {
      const [first = '', second = ''] = things.split(/\s+/u);
      return second.length > 3 && own.includes(`${first} ${second}`) && !own.includes(`no ${first}`);
    }),
  );
}

const verbatim = 0.7;
const likely = 0.5;

/** Returns whether a claim uses nearly the quote's words. */
function isNearly(claim: string, quote: string, least = 0.4): boolean {
  const [own, other] = [countTerms(claim), countTerms(quote)];
  const shared = [...own.keys()].filter((term) => other.has(term)).length;
  return shared >= least * own.size;
}

/** A minus sign right before its number; '23 - 27' is a range. */
const minus = /(?<!\p{L})(?:minus|negative)\s\p{Sc}?\d|(?<![\p{L}\d]\s?)[−-]\p{Sc}?\d/iu;
const saysMinus = /(?<![\p{L}\d])(?:minus|negative|loss(?:es)?|lost|deficit|below zero|in the red|−|-\s?\p{Sc}?\d)/iu;

/** Returns whether a claim states as positive what all its quotes give with a minus. */
export const dropsMinus = (claim: string, quotes: readonly string[]): boolean =>
  quotes.length > 0 && quotes.every((quote) => minus.test(quote)) && !saysMinus.test(claim);

const sharedBeside = 0.3;

/** Returns whether a claim has a figure that no quote has, as what is left: 31 of 92 aren't, where 61 are. */
function hasOwnFigure(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap((quote) => valuesIn(quote, '').map(({ value }) => value));
  return read.length > 0 && valuesIn(claim).some(({ value, calendar }) => !calendar && !read.includes(value));
}

/** Returns whether a part of a quote that denies nothing holds the claim's figures, or much of its words. */
function assertsBeside(claim: string, quote: string): boolean {
  const figures = new Set(valuesIn(claim).map(({ value }) => value));
  const clauses = quote.split(clauseEnd).filter((clause) => clause !== undefined);
  const holds = (clause: string): boolean => valuesIn(clause, '').some(({ value }) => figures.has(value));
  const asserted = clauses.filter((clause) => !denies.test(clause));
  if (figures.size === 0 || !clauses.some(holds))
    return asserted.some((clause) => isNearly(claim, clause, sharedBeside));
  return asserted.some(holds) && !clauses.some((clause) => denies.test(clause) && holds(clause));
}

/** Returns whether a claim gives the rest of a quoted share: 29% aren't where 71% are. */
function isComplement(claim: string, quote: string): boolean {
  const shares = (text: string) => valuesIn(text).filter(({ unit }) => unit === 'percent');
  return shares(claim).some((own) => shares(quote).some((read) => Math.abs(own.value + read.value - 100) < 1));
}

/** Words that deny, without 'no more than 12' and 'nobody else'. */
const isDenied = (text: string): boolean => denies.test(text.replace(bounds, ' '));

/** Returns whether a claim denies something its quotes don't, or asserts what each of them denies. */
export function deniesOtherwise(claim: string, quotes: readonly string[], english: boolean): boolean {
  if (quotes.length === 0) return false;
  const denied = isDenied(claim);
  if (!denied && !lacksItself.test(claim) && speaksOfNone(claim, quotes)) return true;
  if (denied && (quotes.some((quote) => isComplement(claim, quote)) || hasOwnFigure(claim, quotes))) return false;
  if (denied)
    // Something the quote lacks may be stated as a denial; its own words with an added 'not' may not.
    return quotes.every(
      (quote) =>
        !isDenied(quote) &&
        !isLack.test(quote) &&
        english &&
        isNearly(claim.replace(denies, ' '), quote, lacks.test(quote) ? verbatim : likely),
    );
  return (
    quotes.every(isDenied) &&
    !lacksItself.test(claim) &&
    !(!english && wholly.test(claim)) &&
    !hasOwnFigure(claim, quotes) &&
    (!english || isNearly(claim, quotes.join(' '))) &&
    !quotes.some((quote) => assertsBeside(claim, quote))
  );
}

const fewestShared = 2;
/** Returns whether the clause that says most of what a claim asserts denies it: 'no data was lost and Danish customers were not affected'. */
export function assertsDenied(claim: string, quotes: readonly string[]): boolean {
  if (isDenied(claim) || lacksItself.test(claim) || quotes.length === 0) return false;
  const asked = termsOf(claim);
  return quotes.every((quote) => {
    const clauses = clausesOf(quote);
    const nearest = nearestClause(asked, clauses);
    if (nearest === null || shared(asked, nearest.terms) < fewestShared || !isDenied(nearest.text)) return false;
    return !clauses.some((each) => !isDenied(each.text) && shared(asked, each.terms) >= shared(asked, nearest.terms));
  });
}
