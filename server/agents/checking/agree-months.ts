import { oneOf } from '#server/readers/one-of.ts';
import { clausesOf, nearestClause, termsOf } from './clauses.ts';
import { monthNames } from '../ledger/vocabulary/dates.ts';
import { wordTest } from '../ledger/word-test.ts';
import { todayWords } from './vocabulary/tense.ts';
import { englishMonths, lastMonthWords, monthSigns } from './vocabulary/months.ts';

const monthTests = (names: Readonly<Record<number, string>>) =>
  Object.entries(names).map(([month, each]) => ({ month: Number(month), test: wordTest(each.split(' ')) }));
const anyLanguage = monthTests(monthNames);
const english = monthTests(englishMonths);
const signs = monthSigns.map(({ words, months }) => ({ test: wordTest(words), months }));
/** One sign twice, and no amount: '€2.42-2.45' has no day. */
const numeric = /(?<![\d.,]|\p{Sc}\s?)(\d{1,4})(?<sign>[/.-])(\d{1,2})\k<sign>(\d{1,4})(?!\d)/gu;
const monthsOfYear = 12;
/** 'may' is usually a verb; within a sentence it is a month only when capitalized. */
const verb = /\bmay\b|^May\b|(?<=[.!?]\s)May\b/gu;

function monthsIn(text: string, tests: typeof english): Set<number> {
  const found = new Set(tests.filter(({ test }) => test.test(text)).map(({ month }) => month));
  for (const [, first = '', , second = ''] of text.matchAll(numeric)) {
    for (const number of first.length < 3 ? [second, first] : [second])
      if (Number(number) >= 1 && Number(number) <= monthsOfYear) found.add(Number(number));
  }
  return found;
}

const lastMonth = wordTest(lastMonthWords);

/** Months that a text names, and those it means by 'at Christmas' or 'in the second quarter'. */
function monthsMeant(text: string): Set<number> {
  const found = monthsIn(text, anyLanguage);
  for (const { test, months } of signs) if (test.test(text)) for (const month of months) found.add(month);
  // 'Last month', on a page of September.
  if (lastMonth.test(text)) for (const month of [...found]) found.add(month === 1 ? monthsOfYear : month - 1);
  return found;
}

/** Tells what was said on a day: that day may be the page's. */
const tells =
  /\b(?:as of|by|until|announc|report|sa(?:id|ys)|publish|post|writ|wrote|told|disclos|confirm|state|list|show)\p{L}*/iu;
const today = wordTest(todayWords);

const names = oneOf([...Object.values(monthNames)].flatMap((each) => each.split(' ')));
const dateline = new RegExp(
  String.raw`^(?:\p{L}+,? )?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?)?(?:${names})\.?(?: \d{1,2},)?(?: de)? \d{4})[\s:|–—-]+`,
  'iu',
);
/** Whether a claim gives what a clause dates itself the day at which its quote begins: '21 October 2026 … The work begins in April 2027.' */
function takesDateline(claim: string, named: ReadonlySet<number>, quote: string): boolean {
  const head = dateline.exec(quote)?.[0];
  if (head === undefined) return false;
  const nearest = nearestClause(termsOf(claim), clausesOf(quote.slice(head.length)));
  if (nearest === null) return false;
  const own = monthsMeant(nearest.text);
  return (
    own.size > 0 &&
    [...named].every((month) => !own.has(month)) &&
    [...named].some((month) => monthsMeant(head).has(month))
  );
}

/**
 * Returns whether a claim dates what its quotes date themselves by the day of their page instead: 'in October', of which a page of October
 * says that it was in July.
 */
export function takesDayOfPage(claim: string, quotes: readonly string[]): boolean {
  const named = monthsIn(claim.replace(verb, ''), english);
  if (named.size === 0 || quotes.length === 0 || tells.test(claim) || quotes.some((quote) => today.test(quote)))
    return false;
  const said = quotes.map(monthsMeant);
  if (quotes.length === 1 && takesDateline(claim, named, quotes[0] ?? '')) return true;
  return (
    said.every((months) => months.size > 0) && [...named].every((month) => !said.some((months) => months.has(month)))
  );
}

/** Returns whether a claim, which is in English, names a month that is neither in its sources nor in their dates. */
export function namesOtherMonth(claim: string, read: string): boolean {
  const named = monthsIn(claim.replace(verb, ''), english);
  if (named.size === 0) return false;
  const known = monthsMeant(read);
  return [...named].some((month) => !known.has(month));
}
