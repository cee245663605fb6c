import { wordTest } from '../ledger/word-test.ts';
import { clausesOf, nearestClause, shared, termsOf, type Clause } from './clauses.ts';
import { lacks, negations } from './vocabulary/direction.ts';
import { pastWords } from './vocabulary/phrases.ts';
import {
  comingWords,
  doneForms,
  foretelling,
  openWords,
  overWords,
  ruleWords,
  settledWords,
  untilAhead,
} from './vocabulary/clauses.ts';

const coming = wordTest(comingWords);
const open = wordTest(openWords);
const foretells = wordTest(foretelling);
const over = wordTest(overWords);
const isRule = wordTest(ruleWords);
const goesOn = /\b(?:is|are) \p{L}+ing\b/iu;
const tellsPast = wordTest([...pastWords, ...overWords, ...negations, ...lacks]);

/** Returns the sentence that says most of what a claim says; a text in another language may share no word with it. */
function nearestSentence(asked: ReadonlySet<string>, quote: string): string {
  const [best = ''] = quote
    .split(/(?<=\p{L}{2}[.!?;])\s+/u)
    .toSorted((a, b) => shared(asked, termsOf(b)) - shared(asked, termsOf(a)));
  return shared(asked, termsOf(best)) === 0 ? quote : best;
}

/** Whether a clause on the last name of another says that it is still to come: 'twelve advisers, who start in January'. */
const awaits = (nearest: Clause, clauses: readonly Clause[]): boolean => {
  const next = clauses[clauses.indexOf(nearest) + 1];
  return next !== undefined && next.head !== '' && nearest.head === '' && coming.test(next.text);
};

/** Returns whether a claim tells as done what its quotes only plan or expect. */
export function tellsPlanAsDone(claim: string, quotes: readonly string[], today: string, english: boolean): boolean {
  if (open.test(claim) || quotes.length === 0 || yearsAhead(claim, Number(today.slice(0, 4)) + 1)) return false;
  const asked = termsOf(claim);
  return quotes.every((quote) => {
    if (isRule.test(quote)) return false;
    // Words of another language share nothing with the claim.
    if (!english) return coming.test(nearestSentence(asked, quote));
    const clauses = clausesOf(quote);
    const nearest = nearestClause(asked, clauses);
    if (nearest === null) return false;
    return coming.test(nearest.text) || (!tellsPast.test(claim) && awaits(nearest, clauses));
  });
}

const entryDay = /^(?:\d{1,2}[ .]\s?(?:\p{L}+|\d{1,2})\.?\s?(?:de\s)?(?:19|20)\d\d\.?:?\s)/u;
const runsUntil = wordTest(untilAhead);
const settled = wordTest(settledWords);
const doneYet = wordTest(doneForms);
/** Returns whether a claim tells as done, without a year, what its quotes date to a year that is still to come. */
export function tellsAheadAsDone(claim: string, quotes: readonly string[], today: string): boolean {
  const year = Number(today.slice(0, 4));
  if (
    quotes.length === 0 ||
    open.test(claim) ||
    settled.test(claim) ||
    !doneYet.test(claim) ||
    /(?<!\d)20\d\d(?!\d)/u.test(claim)
  )
    return false;
  const told = quotes.map((quote) => quote.trim().replace(entryDay, ''));
  const years = told.flatMap((quote) => quote.match(/(?<!\d)20\d\d(?!\d)/gu) ?? []).map(Number);
  return years.length > 0 && years.every((each) => each > year) && !told.some((quote) => runsUntil.test(quote));
}

/** Returns whether a claim foretells what its quotes say nothing of as to come. */
export const addsFuture = (claim: string, quotes: readonly string[], today: string): boolean =>
  foretells.test(claim) &&
  quotes.length > 0 &&
  !quotes.some((quote) => coming.test(quote) || goesOn.test(quote) || yearsAhead(quote, Number(today.slice(0, 4))));

const yearsAhead = (quote: string, year: number): boolean =>
  (quote.match(/(?<!\d)20\d\d(?!\d)/gu) ?? []).some((each) => Number(each) >= year);

/** Returns whether a claim speaks in the present of what its quotes say is over. */
export function tellsOver(claim: string, quotes: readonly string[]): boolean {
  if (tellsPast.test(claim) || foretells.test(claim) || quotes.length === 0) return false;
  const asked = termsOf(claim);
  return quotes.some((quote) => {
    const nearest = nearestClause(asked, clausesOf(quote));
    return nearest !== null && over.test(nearest.text);
  });
}
