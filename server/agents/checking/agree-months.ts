import { monthNames } from '../ledger/vocabulary/dates.ts';
import { wordTest } from '../ledger/word-test.ts';
import { todayWords } from './vocabulary/tense.ts';
import { englishMonths, monthSigns } from './vocabulary/months.ts';

const monthTests = (names: Readonly<Record<number, string>>) =>
  Object.entries(names).map(([month, each]) => ({ month: Number(month), test: wordTest(each.split(' ')) }));
const anyLanguage = monthTests(monthNames);
const english = monthTests(englishMonths);
const signs = monthSigns.map(({ words, months }) => ({ test: wordTest(words), months }));
/** One sign twice, and no amount: '€2.42-2.45' has no day. */
const numeric = /(?<![\d.,]|\p{Sc}\s?)(\d{1,4})(?<sign>[/.-])(\d{1,2})\k<sign>(\d{1,4})(?!\d)/gu;
/** 'may' is usually a verb; within a sentence it is a month only when capitalized. */
const verb = /\bmay\b|^May\b|(?<=[.!?]\s)May\b/gu;

function monthsIn(text: string, tests: typeof english): Set<number> {
  const found = new Set(tests.filter(({ test }) => test.test(text)).map(({ month }) => month));
  for (const [, first = '', , second = ''] of text.matchAll(numeric)) {
    found.add(Number(second));
    if (first.length < 3) found.add(Number(first));
  }
  return found;
}

/** Months that a text names, and those it means by 'at Christmas' or 'in the second quarter'. */
function monthsMeant(text: string): Set<number> {
  const found = monthsIn(text, anyLanguage);
  for (const { test, months } of signs) if (test.test(text)) for (const month of months) found.add(month);
  return found;
}

/** Tells what was said on a day: that day may be the page's. */
const tells =
  /\b(?:as of|by|until|announc|report|sa(?:id|ys)|publish|post|writ|wrote|told|disclos|confirm|state|list|show)\p{L}*/iu;
const today = wordTest(todayWords);

/**
 * Returns whether a claim dates what its quotes date themselves by the day of their page instead: 'in October', of which a page of October
 * says that it was in July.
 */
export function takesDayOfPage(claim: string, quotes: readonly string[]): boolean {
  const named = monthsIn(claim.replace(verb, ''), english);
  if (named.size === 0 || quotes.length === 0 || tells.test(claim) || quotes.some((quote) => today.test(quote)))
    return false;
  const said = quotes.map(monthsMeant);
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
