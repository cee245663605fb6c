import type { Quote } from '#contract/evidence.ts';
import type { ClaimFacts } from './claim-facts.ts';
import { overOtherTime, unfoundedNumbers } from './agree-numbers.ts';
import { yearsOver } from './closer/agree-columns.ts';
import { columnSums, pointsOf, pointsOfRows, productsIn, sharesFrom, supposedIn } from './closer/derive-shares.ts';
import { furtherFrom } from './closer/derive-further.ts';
import { daysIn, spansIn } from './closer/derive-spans.ts';
import { figuresOfTimes, lapsesIn } from './closer/derive-times.ts';
import { yearsFor } from './agree-years.ts';
import { shared, termsOf } from './clauses.ts';
import { ordinalsIn, valuesIn } from './read-values.ts';
import { type Value, valueOf } from './value.ts';

const counting = /\b(?:named|listed|lists?|names|among|founders|leaders|people)\b/iu;

const thisYear = (year: number): Value[] =>
  [year - 1, year, year + 1].map((value) => valueOf(value, { error: 0.5, calendar: true }));

const item = String.raw`\p{Lu}[\p{L}’'.-]+(?:\s(?:of\s|de\s|&\s)?\p{Lu}[\p{L}’'.-]+)*`;
const list = new RegExp(
  String.raw`(?:${item},\s)*${item},?\s(?:and|und|et|y|en)\s${item}|${item}(?:,\s${item})+`,
  'gu',
);
/** Returns how many names lists in a sentence that names what is counted have: 'Sites: Verden, Celle and Bremen' has three. */
const listedIn = (claim: string, text: string): Value[] =>
  text
    .replace(/\s\([^)]{0,40}\)/gu, '')
    .split(/(?<=[.!?;])\s+/u)
    .filter((sentence, at, all) => all.length === 1 || shared(termsOf(claim), termsOf(sentence)) > 0)
    .flatMap((sentence) =>
      [...sentence.matchAll(list)].map(([names]) => valueOf(names.split(/,\s|\s(?:and|und|et|y|en)\s/u).length)),
    );

/** Returns the number of names in the quotes and of quotes, for claims like 'one of three founders named'. */
function countsOf(quotes: readonly Quote[]): Value[] {
  const names = quotes.flatMap(({ text }) => text.match(/\p{Lu}[\p{Ll}’'-]+\s+\p{Lu}[\p{L}’'-]+/gu) ?? []).length;
  // A heading in front may have been taken for one.
  return [names, names - 1, quotes.length].filter((count) => count > 1).map((value) => valueOf(value));
}

/** 'Two in Jena and one in Brno' */
const andOne =
  /(?<!\p{L})(?:and|und|et|y|en|,) (?:one|eine[rnms]?|une?|un[oa]|één) (?:in|at|of|on|for|auf|à|de|te)(?!\p{L})/iu;

/** Numbers in a claim's quotes and in the claims behind it, and years and counts of its pages. */
const givenNumbers = (facts: ClaimFacts): Value[] => [
  ...facts.all.flatMap(({ values, text }) => [
    ...values,
    ...ordinalsIn(text),
    ...(andOne.test(text) ? [valueOf(1)] : []),
  ]),
  ...facts.restsOn.flatMap((other) => valuesIn(other.text)),
  ...facts.read.flatMap(({ around }) => around),
  ...facts.dated.flatMap(({ when }) => (when === null ? [] : [valueOf(Number(when.slice(8, 10)))])),
  ...[...yearsFor(facts).other, ...facts.quotes.flatMap(yearsOver)].map((year) =>
    valueOf(year, { error: 0.5, calendar: true }),
  ),
];

/** Returns the first number that isn't in a claim's quotes or the claims behind it and doesn't follow from them. */
export function strangeNumber(facts: ClaimFacts): string | null {
  const { kind, text, quotes, claimed, all, evidence, read, restsOn, said, dated, frame } = facts;
  const year = Number(frame.today.slice(0, 4));
  const values = givenNumbers(facts);
  const ages = values
    .filter(({ calendar }) => calendar)
    .map((value): Value => ({
      ...value,
      value: Math.abs(year - value.value),
      unit: 'year',
      calendar: false,
      error: 1,
    }));
  const [first] = unfoundedNumbers(
    text,
    claimed,
    [
      ...values,
      ...ages,
      ...(kind === 'fact' && counting.test(text) ? countsOf(quotes) : []),
      ...[text, ...evidence].flatMap((each) => listedIn(text, each)),
      ...(kind === 'inference' ? thisYear(year) : []),
    ],
    {
      derived: [
        ...overOtherTime(text, said, read[0]?.language ?? ''),
        ...evidence.flatMap(daysIn),
        ...figuresOfTimes(evidence),
        ...lapsesIn(text, evidence, { today: frame.today, whens: dated.flatMap((quote) => quote.when ?? []) }),
        ...sharesFrom(text, evidence, read[0]?.language ?? ''),
        ...evidence.flatMap((each) => productsIn(each, read[0]?.language ?? '')),
        ...pointsOf(text, claimed, values),
        ...pointsOfRows(evidence, read[0]?.language ?? ''),
        ...columnSums(evidence, read[0]?.language ?? ''),
        ...supposedIn(text, claimed, said),
        ...furtherFrom(
          text,
          all.flatMap((quote) => quote.values),
          evidence,
        ),
        ...spansIn([...evidence, ...dated.flatMap((quote) => quote.when ?? [])].join('\n')),
      ],
      said: evidence,
      own: [...all.flatMap((quote) => quote.values), ...restsOn.flatMap((other) => valuesIn(other.text))],
    },
  );
  return first?.words ?? null;
}

/** Returns whether a claim names another year than its only quote, which takes precedence over the page's. */
export function namesOtherYear(facts: ClaimFacts): boolean {
  const { claimed, all, quotes } = facts;
  if (quotes.length !== 1 || !all.some(({ values }) => values.some(({ calendar }) => calendar))) return false;
  const { quoted } = yearsFor(facts);
  return claimed.some(
    ({ calendar, words, value }) =>
      calendar && !quoted.has(value) && !claimed.some((each) => each.words === words && quoted.has(each.value)),
  );
}
