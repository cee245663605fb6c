import { oneOf } from '#server/readers/one-of.ts';
import { monthNames } from '../../ledger/vocabulary/dates.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { englishMonths } from '../vocabulary/months.ts';
import { afterThis, fromYear, inThisYear, partsOfYear, sinceYear, untilYear } from '../vocabulary/dates-told.ts';

const names: readonly { part: number; words: string }[] = [
  ...Object.entries(monthNames).map(([month, each]) => ({ part: Number(month), words: each.split(' ').join('|') })),
  ...partsOfYear.map((words, at) => ({ part: 20 + at, words: oneOf(words) })),
];
const year = '((?:19|20)\\d\\d)(?!\\d)';
const dated = names.map(({ part, words }) => ({
  part,
  test: new RegExp(`(?<!\\p{L})(?:${words})\\.?,?\\s(?:de\\s|of\\s)?${year}`, 'giu'),
}));
const days = names
  .filter(({ part }) => part < 20)
  .map(({ part, words }) => ({
    part,
    test: new RegExp(
      `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s(?:de\\s|of\\s)?(?:${words})(?!\\p{L})|(?<!\\p{L})(?:${words})\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,:%])`,
      'giu',
    ),
  }));

/** Returns the months and seasons that a text gives a year, as 'part year'. */
const yearsOfParts = (text: string): { part: number; of: number }[] =>
  dated.flatMap(({ part, test }) => [...text.matchAll(test)].map(([, of]) => ({ part, of: Number(of) })));
const daysOfMonths = (text: string): { part: number; of: number }[] =>
  days.flatMap(({ part, test }) =>
    [...text.matchAll(test)].map(([, before, after]) => ({ part, of: Number(before ?? after) })),
  );

/** Whether a claim gives a part of a year, or a month, another year or day than each that its quotes give it. */
function differs(own: readonly { part: number; of: number }[], read: readonly { part: number; of: number }[]): boolean {
  return own.some(({ part, of }) => {
    const same = read.filter((each) => each.part === part);
    return same.length > 0 && same.every((each) => each.of !== of);
  });
}

const firstSeason = 20;
/** Whether a claim gives a year another season than each that its quotes give that year. */
function namesOtherSeason(claim: string, told: string): boolean {
  const seasonsOf = (text: string) => yearsOfParts(text).filter(({ part }) => part >= firstSeason);
  const read = seasonsOf(told);
  return seasonsOf(claim).some(({ part, of }) => {
    const same = read.filter((each) => each.of === of);
    return same.length > 0 && same.every((each) => each.part !== part);
  });
}

const around = (lead: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${oneOf(lead)})\\s(?:\\p{L}+\\s){0,3}?${year}`, 'giu');
const [from, until, since] = [around(fromYear), around(untilYear), around(sinceYear)];
const yearsBehind = (text: string, test: RegExp): number[] => [...text.matchAll(test)].map(([, of]) => Number(of));

/** Returns whether a claim begins with a year what its quotes end with it, or the other way round. */
const turnsTime = (claim: string, quotes: readonly string[]): boolean => {
  const told = quotes.join('\n');
  return (
    yearsBehind(claim, from).some(
      (of) => yearsBehind(told, until).includes(of) && !yearsBehind(told, from).includes(of),
    ) ||
    yearsBehind(claim, since).some(
      (of) => yearsBehind(told, since).some((each) => each < of) && !yearsBehind(told, since).includes(of),
    ) ||
    yearsBehind(claim, until).some(
      (of) => yearsBehind(told, from).includes(of) && !yearsBehind(told, until).includes(of),
    )
  );
};

const [thisYear, nextYear] = [wordTest(inThisYear), wordTest(afterThis)];
/** What lasts so long ends in the same month. */
const lasting = /\bfor (?:\p{L}+ )?(?:\p{L}+|\d+) (?:years|months)\b|\b\p{L}+[- ](?:year|month)\b/iu;
const anyYear = /(?<!\d)(20\d\d)(?!\d)/gu;

/** 'This December' is the one of this year. */
const thisPart = new RegExp(
  `(?<!\\p{L})this (${oneOf(Object.values(englishMonths).flatMap((each) => each.split(' ')))})(?!\\p{L}|\\s\\d)`,
  'giu',
);
const mostOfDay = 4;
const reports = /\b(?:announc|report|sa(?:id|ys)|publish|post|writ|wrote|told|stat|list|by|until|as of)\p{L}*\b/iu;
/** Whether a claim names one day, and what its quotes say of the matter only another of the same month. */
function differsFromDay(claim: string, told: string): boolean {
  const [own, ...more] = daysOfMonths(claim);
  const read = daysOfMonths(told);
  return (
    own !== undefined && more.length === 0 && read.length === 1 && read[0]?.part === own.part && read[0].of !== own.of
  );
}

/** Returns whether a claim dates something otherwise than its quotes: another year of the same season, 'since' for 'until', 'this year'. */
export function datesOtherwise(text: string, quotes: readonly string[], today: string): boolean {
  const claim = text.replace(thisPart, `$1 ${today.slice(0, 4)}`);
  const told = quotes.join('\n');
  // A quote that is only a day is the day of the page.
  const body = quotes.filter((quote) => quote.split(/\s+/u).length > mostOfDay).join('\n');
  if (!reports.test(claim) && differsFromDay(claim, body)) return true;
  if (!lasting.test(told) && differs(yearsOfParts(claim), yearsOfParts(told))) return true;
  if (differs(daysOfMonths(claim), daysOfMonths(told))) return true;
  if (namesOtherSeason(claim, told) || turnsTime(claim, quotes)) return true;
  const years = [...told.matchAll(anyYear)].map(([, of]) => Number(of));
  const now = Number(today.slice(0, 4));
  if (years.length === 0) return false;
  // A winter goes on into the next year.
  const until = /\bthis winter\b/iu.test(claim) ? now + 1 : now;
  if (thisYear.test(claim)) return !thisYear.test(told) && years.every((of) => of > until);
  return nextYear.test(claim) && !nextYear.test(told) && years.every((of) => of < now + 1);
}
