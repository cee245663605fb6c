import { monthsBetween } from '../ledger/page-context.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import { goingOnWords, happenedWords, happensWords, lastingWords, todayWords } from './vocabulary/tense.ts';
import { outlivedPaths, pastWords, plannedWords, sinceWords, untilWords } from './vocabulary/phrases.ts';
import { tellsOfEnded } from './agree-roles.ts';
import { clausesOf, shared, termsOf } from './clauses.ts';

const past = new RegExp(String.raw`\b(?:${oneOf(pastWords)})\b`, 'iu');
const present = /\b(?:just|now|currently|this year|recently|today|at present|these days)\b/iu;
const ahead = /\b(?:will|going to|upcoming|plans? to|(?<!to the )next)\b/iu;
const span = new RegExp(
  String.raw`\b(?:${oneOf(untilWords)})\s+(?:\p{L}+\s+)?((?:19|20)\d\d)|` +
    String.raw`(?:19|20)\d\d\s?(?:[-–]|to|à|${oneOf(untilWords)})\s?((?:19|20)\d\d)`,
  'giu',
);
/** Returns whether a quote tells of a time that is over: 'until 2024', '2011–2018'. */
const hasEnded = (quote: string, year: number): boolean =>
  [...quote.matchAll(span)].some(([, until, to]) => Number(until ?? to) <= year);
const since = wordTest(sinceWords);
const oldMonths = 14;

const yearsIn = (text: string): number[] => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).map(Number);

const planned = new RegExp(`(?<!\\p{L})(?:${oneOf(plannedWords)})(?!\\p{L})`, 'iu');
const outlived = new RegExp(`(?:^|[-_/])(?:${oneOf(outlivedPaths)})(?:[-_/]|$)`, 'iu');

/** An earlier prep's address is a path of our own. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

/** Returns whether a claim speaks in the present of what stands only on pages of things given up: '/old-products/'. */
export const isOutlived = (claim: string, read: readonly { url: string | null }[]): boolean =>
  !past.test(claim) && read.length > 0 && read.every(({ url }) => url !== null && outlived.test(pathOf(url)));

/** 'The Merrow (2009, 42 cars)': a year of what is named. */
const builtIn = /\((?:19|20)\d\d(?=,)/gu;

/** Years of the clauses of a quote that say most of what the claim says: 'founded in 2009 … and now employs 142 in Leeds'. */
function yearsOf(claim: string, quote: string): number[] {
  const asked = termsOf(claim);
  const scored = clausesOf(quote.replace(builtIn, ' ')).map(({ text, terms }) => ({
    text,
    score: shared(asked, terms),
  }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  if (most === 0) return yearsIn(quote.replace(builtIn, ' '));
  return scored.filter(({ score }) => score === most).flatMap(({ text }) => yearsIn(text));
}

const today = wordTest(todayWords);
const holdsNow = /\b(?:is|are|has|have|replaces|employs|runs)\b/iu;

const now = wordTest(goingOnWords);
const happened = wordTest(happenedWords);
const happens = wordTest(happensWords);
const goingOn = /(?<!\p{L})(\p{L}{3,})ing(?!\p{L})/giu;
/** Whether a quote has the verb of a claim in the present: 'makes' for 'is making'. */
const doesSo = (claim: string, quote: string): boolean =>
  [...claim.matchAll(goingOn)].some(([, stem = '']) => {
    const single = stem.replace(/(.)\1$/u, '$1');
    return new RegExp(`(?<!\\p{L})(?:${stem}|${single})(?:e|es|s)?(?!\\p{L})`, 'iu').test(quote);
  });

/** Returns whether a claim says that something is going on which its quotes only tell of as past: 'are sleeping', 'slept'. */
export const tellsPastAsPresent = (claim: string, quotes: readonly string[]): boolean =>
  now.test(claim) &&
  !past.test(claim) &&
  quotes.length > 0 &&
  quotes.every((quote) => happened.test(quote) && !happens.test(quote) && !doesSo(claim, quote));

const nameWord = /\p{Lu}\p{Ll}[\p{L}’'-]+/gu;
/** Whether a quote names somebody who left, whom the claim doesn't name, beside what holds today: 'Mark left in 2018; Joëlle is head of design'. */
function isOfWhoStays(claim: string, quote: string): boolean {
  const clauses = quote.split(/[;:.,]\s|\s(?:and|but|while|so)\s/u);
  const ended = clauses.filter((clause) => tellsOfEnded(clause, claim));
  const gone = ended.flatMap((clause) => clause.match(nameWord) ?? []);
  return (
    gone.length > 0 &&
    !gone.some((name) => claim.includes(name)) &&
    clauses.some((clause) => !ended.includes(clause) && holdsNow.test(clause))
  );
}

const stays = /(?<!\p{L})(?:remains?|stays? on|still|bleibt|reste|sigue|blijft)(?!\p{L})/iu;
const longAgo = /\b(?:goes back|years (?:ago|old))\b/iu;
const lasting = wordTest(lastingWords);
/** A time that has ended: 'since 2006' isn't what '2006–2018' says. */
const sinceYear = /\bsince (?:\p{L}+ )?((?:19|20)\d\d)\b/iu;
const endsIn = /((?:19|20)\d\d)\s?(?:[–-]|to|until|bis|à|au|hasta|tot|a)\s?((?:19|20)?\d\d)(?!\d|-\d\d)/gu;
const saysEnded = (claim: string, quotes: readonly { text: string }[], year: number): boolean => {
  const from = sinceYear.exec(claim)?.[1];
  return (
    from !== undefined &&
    quotes.some(({ text }) =>
      [...text.matchAll(endsIn)].some(([, begun = '', ended = '']) => {
        const end = Number(ended.length === 2 ? begun.slice(0, 2) + ended : ended);
        // A school or financial year is one year.
        return begun === from && end < year && end > Number(begun) + 1;
      }),
    )
  );
};

/** Returns whether a claim presents as current what its quotes date to another time. */
export function isStale(claim: string, quotes: readonly { text: string; when: string | null }[], day: string): boolean {
  if (quotes.length === 0) return false;
  // 'was to be ready in October' tells of a plan that was missed.
  if (/\bwill\b/iu.test(claim) && quotes.every(({ text }) => planned.test(text))) return true;
  if (saysEnded(claim, quotes, Number(day.slice(0, 4)))) return true;
  if (yearsIn(claim).length > 0) return false;
  const year = Number(day.slice(0, 4));
  const said = quotes.flatMap(({ text, when }) => [
    ...yearsIn(text),
    ...(when === null ? [] : [Number(when.slice(0, 4))]),
  ]);
  const isToday = quotes.some(({ text }) => today.test(text));
  const holds = isToday || quotes.some(({ text }) => holdsNow.test(text));
  if ((present.test(claim) ? !holds : ahead.test(claim) && !isToday) && said.length > 0 && Math.max(...said) < year)
    return true;
  if (past.test(claim)) return false;
  if (!quotes.every(({ text }) => stays.test(text)) && quotes.some(({ text }) => hasEnded(text, year))) return true;
  if (quotes.every(({ text }) => tellsOfEnded(text, claim) && !isOfWhoStays(claim, text))) return true;
  const isOld = quotes.every(
    ({ text, when }) => when !== null && monthsBetween(when, day) > oldMonths && !yearsIn(text).includes(year),
  );
  if (isToday) return isOld;
  const own = quotes.flatMap(({ text }) => yearsOf(claim, text));
  // 'For 22 years' counts from the year that the quote names.
  const counts = lasting.test(claim) || quotes.some(({ text }) => since.test(text));
  if (own.length > 0 && Math.max(...own) <= year - 2 && !counts) return true;
  return isOld && !longAgo.test(claim);
}
