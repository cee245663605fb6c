import { countTerms } from '#server/search/index-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { clausesOf, nearestClause, shared, termsOf } from '../clauses.ts';
import { lacks, negations } from '../vocabulary/direction.ts';
import {
  betterWords,
  everyWords,
  exceptWords,
  failedWords,
  lessIsBetter,
  mostOfAll,
  particles,
  passiveWords,
  ratherThan,
  saysFailed,
  worseWords,
} from '../vocabulary/contrasts.ts';

type Terms = ReadonlySet<string>;
/** What a text says is so, and beside it what isn't: 'not the cost but the fit'. */
interface Contrast {
  so: Terms;
  not: Terms;
}

const denies = wordTest(negations);
const lack = wordTest(lacks);
const phrase = String.raw`((?:[\p{L}’'-]+\s?){1,6})`;
const notBut = new RegExp(String.raw`(?<!\p{L})not\s${phrase},?\sbut\s${phrase}`, 'giu');
const rather = new RegExp(String.raw`${phrase},?\s(?<!\p{L})(?:${oneOf(ratherThan)})\s${phrase}`, 'giu');
const auxiliary =
  /(?:^|\s)(?:is|are|was|were|do|does|did|has|have|had|will|would|could|can|may|should|must|be|been)\s*$/iu;

const without = (one: Terms, other: Terms): Terms => new Set([...one].filter((term) => !other.has(term)));
const contrast = (so: string, not: string): Contrast => {
  const [one, other] = [termsOf(so), termsOf(not)];
  return { so: without(one, other), not: without(other, one) };
};

/** Returns the contrasts of a text. 'Is not' denies, and is none. */
function contrastsIn(text: string): Contrast[] {
  const buts = [...text.matchAll(notBut)].map(([, not = '', so = '']) => contrast(so, not));
  const rest = text.replace(notBut, ' ');
  return [
    ...buts,
    ...[...rest.matchAll(rather)]
      .filter(([, so = '']) => !auxiliary.test(so))
      .map(([, so = '', not = '']) => contrast(so, not)),
  ].filter(({ so, not }) => so.size > 0 && not.size > 0);
}

/** Returns whether a claim says that it is what its quotes say that it isn't, beside what it is. */
export function turnsContrast(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap(contrastsIn);
  if (read.length === 0) return false;
  const own = contrastsIn(claim);
  const all = termsOf(claim);
  return read.some(({ so, not }) => {
    if (own.length > 0) return own.some((each) => shared(each.so, not) > 0 && shared(each.not, so) > 0);
    return !denies.test(claim) && !lack.test(claim) && shared(all, not) > 0 && shared(all, so) === 0;
  });
}

const exception = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(everyWords)})(?!\p{L})[^.;]{0,60}?\s(?:${oneOf(exceptWords)})\s([^.;,]{3,40})`,
  'giu',
);
/** Returns whether a claim says of one alone what its quotes say of all but that one. */
export const takesException = (claim: string, quotes: readonly string[]): boolean =>
  /\bonly\b/iu.test(claim) &&
  !denies.test(claim) &&
  !/\b(?:except\p{L}*|exclud\p{L}+|but)\b/iu.test(claim) &&
  quotes.some(
    (quote) =>
      !denies.test(quote) &&
      [...quote.matchAll(exception)].some(([, one = '']) => shared(termsOf(one), termsOf(claim)) > 0),
  );

const [failed, tellsFailed] = [wordTest(failedWords), wordTest(saysFailed)];
/** Returns whether a claim tells as done what its quotes say came to nothing: 'bought', where an offer was withdrawn. */
export function dropsFailure(claim: string, quotes: readonly string[], english: boolean): boolean {
  if (tellsFailed.test(claim) || quotes.length === 0) return false;
  const asked = termsOf(claim);
  return quotes.every((quote) => {
    const clauses = clausesOf(quote);
    const nearest = nearestClause(asked, clauses)?.text ?? (english ? '' : quote);
    return failed.test(nearest) && !denies.test(nearest);
  });
}

const most = wordTest(mostOfAll, 'giu');
/** Returns whether a claim says that something is the most of all, where its quotes deny it. */
export function assertsMost(claim: string, quotes: readonly string[]): boolean {
  if (denies.test(claim)) return false;
  const named = claim.match(most) ?? [];
  if (named.length === 0 || /\bat (?:best|worst|the latest)\b/iu.test(claim)) return false;
  return named.some((word) => {
    const holding = quotes
      .flatMap((quote) => quote.split(/[.;!?]\s|,\s/u))
      .filter((part) => wordTest([word]).test(part));
    return holding.length > 0 && holding.every((part) => denies.test(part));
  });
}

const [better, worse, measures] = [wordTest(betterWords), wordTest(worseWords), wordTest(lessIsBetter)];
const sign = String.raw`(?:\p{Sc}\s?)?`;
const fromTo = new RegExp(String.raw`from ${sign}([\d.,]+\d|\d)[^.;]{0,30}? to ${sign}([\d.,]+\d|\d)`, 'iu');
const toFrom = new RegExp(String.raw`to ${sign}([\d.,]+\d|\d)[^.;]{0,30}? from ${sign}([\d.,]+\d|\d)`, 'iu');
const numberOf = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

/** Returns whether a claim calls a change better that is worse, or the other way round, by the figures it gives. */
export function misjudgesChange(claim: string): boolean {
  const [isBetter, isWorse] = [better.test(claim), worse.test(claim)];
  if (isBetter === isWorse) return false;
  const there = fromTo.exec(claim);
  const back = toFrom.exec(claim);
  const [from, to] =
    there === null ? [numberOf(back?.[2]), numberOf(back?.[1])] : [numberOf(there[1]), numberOf(there[2])];
  if (Number.isNaN(from) || Number.isNaN(to) || from === to || (there === null && back === null)) return false;
  const isGood = measures.test(claim) ? to < from : to > from;
  return isBetter !== isGood;
}

/** Returns whether one part of a claim asserts what a part of its quotes denies in the same words, whatever else it denies. */
export function assertsDeniedPart(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap(clausesOf);
  return clausesOf(claim).some((own) => {
    if (denies.test(own.text) || lack.test(own.text) || own.terms.size < 2) return false;
    const nearest = nearestClause(own.terms, read);
    if (nearest === null || !denies.test(nearest.text)) return false;
    const best = shared(own.terms, nearest.terms);
    if (best < Math.max(2, own.terms.size * 0.6)) return false;
    return !read.some((each) => !denies.test(each.text) && shared(own.terms, each.terms) >= best);
  });
}

const passive = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(passiveWords)})\s(?:\p{L}+ly\s)?(\p{L}+)(?:\s(?:${oneOf(particles)}))?\sby\s(?:the\s)?(\p{Lu}[\p{L}&’'-]+)`,
  'gu',
);
const verbsOf = (text: string): { term: string; at: number; end: number }[] =>
  [...text.matchAll(/\p{L}+/gu)].map((match) => ({
    term: [...countTerms(match[0]).keys()][0] ?? '',
    at: match.index,
    end: match.index + match[0].length,
  }));

/** Returns whether a claim says that X was bought by Y where its quotes say that X bought Y. */
export const turnsVoice = (claim: string, quotes: readonly string[]): boolean =>
  [...claim.matchAll(passive)].some(([, verb = '', doer = '']) => {
    const [term] = countTerms(verb).keys();
    if (term === undefined) return false;
    const isSaid = quotes.some((quote) => new RegExp(`by (?:the )?${doer}`, 'u').test(quote));
    return (
      !isSaid &&
      quotes.some((quote) => {
        const found = verbsOf(quote).find((each) => each.term === term);
        if (found === undefined) return false;
        const after = quote.slice(found.end).split(/[.,;]/u)[0] ?? '';
        return (
          new RegExp(`^(?:\\s\\p{L}+){0,3}?\\s${doer}(?!\\p{L})`, 'u').test(after) &&
          !/\bby\b/u.test(after) &&
          !quote.slice(0, found.at).includes(doer)
        );
      })
    );
  });
