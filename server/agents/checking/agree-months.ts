import { monthNames } from '../ledger/vocabulary/dates.ts';
import { wordTest } from '../ledger/word-test.ts';

const byMonth = Object.entries(monthNames).map(([month, names]) => ({
  month: Number(month),
  test: wordTest(names.split(' ')),
}));
/** One sign twice, and no amount: '€2.42-2.45' has no day. */
const numeric = /(?<![\d.,]|\p{Sc}\s?)(\d{1,4})(?<sign>[/.-])(\d{1,2})\k<sign>(\d{1,4})(?!\d)/gu;
/** 'may' is usually a verb; within a sentence it is a month only when capitalized. */
const verb = /\bmay\b|^May\b|(?<=[.!?]\s)May\b/gu;

function monthsIn(text: string): Set<number> {
  const found = new Set(byMonth.filter(({ test }) => test.test(text)).map(({ month }) => month));
  for (const [, first = '', , second = ''] of text.matchAll(numeric)) {
    found.add(Number(second));
    if (first.length < 3) found.add(Number(first));
  }
  return found;
}

/** Returns whether a claim names a month that is neither in its sources nor in their dates. */
export function namesOtherMonth(claim: string, read: string): boolean {
  const known = monthsIn(read);
  const named = monthsIn(claim.replace(verb, ''));
  return [...named].some((month) => !known.has(month));
}
