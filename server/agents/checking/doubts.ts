import type { Quote } from '#contract/evidence.ts';
import type { Refusal } from './checked-claim.ts';
import type { ClaimFacts } from './claim-facts.ts';
import {
  assertsDenied,
  comparesOtherwise,
  deniesOtherwise,
  dropsPrefix,
  saysDone,
  dropsMinus,
  turnsFigureRound,
  turnsRound,
} from './agree-direction.ts';
import { takesEarlier, turnsCompared, dropsDenial, endsOtherwise } from './agree-changes.ts';
import { dropsLimit, givesOthersRole } from './agree-persons.ts';
import { addsFuture, tellsOver, tellsPlanAsDone } from './agree-plans.ts';
import { tellsOfSubject, tellsOfMarket, tellsOfPronoun, tellsOfRelative, tellsOfSpeaker } from './agree-subjects.ts';
import { addsCause, addsWhole } from './beyond-words.ts';
import { goesBeyond } from './beyond-evidence.ts';
import { pageKind } from '../tools/page-kind.ts';
import { namesOtherMonth } from './agree-months.ts';
import {
  addsRate,
  countsOtherKind,
  countsOtherThing,
  isPerOther,
  isPerOtherBase,
  measuresOtherwise,
} from './agree-counted.ts';
import { overOtherTime, takesOtherColumn, unfoundedNumbers } from './agree-numbers.ts';
import { ratesOtherwise } from './agree-rates.ts';
import { givesOtherRole, givesOtherTopic, givesRole } from './agree-roles.ts';
import { isOutlived, isStale, tellsPastAsPresent } from './is-stale.ts';
import { takesOtherEntry, takesOtherRole, takesOtherRow } from './other-line.ts';
import { labelOf } from './label-of.ts';
import { ordinalsIn, valuesIn } from './read-values.ts';
import { yearsFor } from './agree-years.ts';
import { type Value, valueOf } from './value.ts';
import { isCaution, isReadersTrouble, knowsTrouble, asksReader } from './told-to-reader.ts';
import { unknownNames } from './unknown-names.ts';
import { tellsOfAnother } from './whose-words.ts';

/** A reason to refuse a claim whose quotes stand on their pages; `finds` returns what is wrong, or null. */
interface Doubt {
  name: string;
  reason: Refusal;
  of: 'fact' | 'inference' | 'both';
  finds(facts: ClaimFacts): string | null;
}

const when = (is: boolean): string | null => (is ? '' : null);
const counting = /\b(?:named|listed|lists?|names|among|founders|leaders|people)\b/iu;

const thisYear = (year: number): Value[] =>
  [year - 1, year, year + 1].map((value) => valueOf(value, { error: 0.5, calendar: true }));

const item = String.raw`\p{Lu}[\p{L}’'.-]+(?:\s(?:of\s|de\s|&\s)?\p{Lu}[\p{L}’'.-]+)*`;
const list = new RegExp(
  String.raw`(?:${item},\s)*${item},?\s(?:and|und|et|y|en)\s${item}|${item}(?:,\s${item})+`,
  'gu',
);
/** Returns how many names lists in a text have: 'Verden, Celle and Bremen' has three. */
const listedIn = (text: string): Value[] =>
  [...text.replace(/\s\([^)]{0,40}\)/gu, '').matchAll(list)].map(([names]) =>
    valueOf(names.split(/,\s|\s(?:and|und|et|y|en)\s/u).length),
  );

/** Returns the number of names in the quotes and of quotes, for claims like 'one of three founders named'. */
function countsOf(quotes: readonly Quote[]): Value[] {
  const names = quotes.flatMap(({ text }) => text.match(/\p{Lu}[\p{Ll}’'-]+\s+\p{Lu}[\p{L}’'-]+/gu) ?? []).length;
  // A heading in front may have been taken for one.
  return [names, names - 1, quotes.length].filter((count) => count > 1).map((value) => valueOf(value));
}

/** Numbers in a claim's quotes and in the claims behind it, and years and counts of its pages. */
const givenNumbers = (facts: ClaimFacts): Value[] => [
  ...facts.all.flatMap(({ values, text }) => [...values, ...ordinalsIn(text)]),
  ...facts.restsOn.flatMap((other) => valuesIn(other.text)),
  ...facts.read.flatMap(({ around }) => around),
  ...[...yearsFor(facts).other].map((year) => valueOf(year, { error: 0.5, calendar: true })),
];

/** Returns the first number that isn't in a claim's quotes or the claims behind it and doesn't follow from them. */
function strangeNumber(facts: ClaimFacts): string | null {
  const { kind, text, quotes, claimed, all, read, restsOn, said, frame } = facts;
  const year = Number(frame.today.slice(0, 4));
  const values = givenNumbers(facts);
  const ages = values
    .filter(({ calendar }) => calendar)
    .map((value): Value => ({ ...value, value: year - value.value, unit: 'year', calendar: false, error: 1 }));
  const [first] = unfoundedNumbers(
    text,
    claimed,
    [
      ...values,
      ...ages,
      ...(kind === 'fact' && counting.test(text) ? countsOf(quotes) : []),
      ...[text, ...all.map((quote) => quote.text)].flatMap(listedIn),
      ...(kind === 'inference' ? thisYear(year) : []),
    ],
    {
      derived: overOtherTime(text, said, read[0]?.language ?? ''),
      said: all.map((quote) => quote.text),
      own: [...all.flatMap((quote) => quote.values), ...restsOn.flatMap((other) => valuesIn(other.text))],
    },
  );
  return first?.words ?? null;
}

/** Returns whether a claim names another year than its only quote, which takes precedence over the page's. */
function namesOtherYear(facts: ClaimFacts): boolean {
  const { claimed, all, quotes } = facts;
  if (quotes.length !== 1 || !all.some(({ values }) => values.some(({ calendar }) => calendar))) return false;
  const { quoted } = yearsFor(facts);
  return claimed.some(
    ({ calendar, words, value }) =>
      calendar && !quoted.has(value) && !claimed.some((each) => each.words === words && quoted.has(each.value)),
  );
}

/** On a careers page the reader is an applicant. */
const isHiring = ({ quotes }: ClaimFacts): boolean =>
  quotes.some(({ source }) => source?.url != null && URL.canParse(source.url) && pageKind(source.url) === 'careers');

/** Reasons to refuse a claim, in the order in which they are told. */
export const doubts: readonly Doubt[] = [
  { name: 'other-year', reason: 'date', of: 'fact', finds: (facts) => when(namesOtherYear(facts)) },
  { name: 'number', reason: 'number', of: 'both', finds: strangeNumber },
  {
    name: 'name',
    reason: 'name',
    of: 'both',
    finds: ({ text, read, frame }) => unknownNames(text, [frame.known, ...read.map(({ names }) => names)])[0] ?? null,
  },
  {
    name: 'other-month',
    reason: 'date',
    of: 'both',
    finds: ({ text, all, around, dated }) =>
      when(
        namesOtherMonth(
          text,
          [...all.map((quote) => quote.text), around, ...dated.flatMap((quote) => quote.when ?? [])].join('\n'),
        ),
      ),
  },
  {
    name: 'whose',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, read, frame }) => when(tellsOfAnother(text, quotes, read, frame.company)),
  },
  {
    name: 'stale',
    reason: 'stale',
    of: 'both',
    finds: ({ text, dated, frame }) => when(isStale(text, dated, frame.today)),
  },
  { name: 'outlived', reason: 'stale', of: 'fact', finds: ({ text, read }) => when(isOutlived(text, read)) },
  {
    name: 'readers',
    reason: 'whose',
    of: 'both',
    finds: ({ said, kind }) =>
      when(said.length > 0 && said.every((quote) => knowsTrouble(quote) || (kind === 'fact' && asksReader(quote)))),
  },
  { name: 'counts-other', reason: 'number', of: 'fact', finds: ({ text, said }) => when(countsOtherThing(text, said)) },
  { name: 'measures', reason: 'number', of: 'fact', finds: ({ text, said }) => when(measuresOtherwise(text, said)) },
  {
    name: 'per-other',
    reason: 'number',
    of: 'fact',
    finds: ({ text, said, english }) => when(english ? isPerOther(text, said) : isPerOtherBase(text, said)),
  },
  {
    name: 'adds-rate',
    reason: 'number',
    of: 'fact',
    finds: ({ text, quotes, english }) => when(english && addsRate(text, quotes)),
  },
  { name: 'other-rate', reason: 'number', of: 'both', finds: ({ text, said }) => when(ratesOtherwise(text, said)) },
  {
    name: 'other-role',
    reason: 'role',
    of: 'fact',
    finds: ({ text, said, around }) => when(givesOtherRole(text, `${said.join('\n')}\n${around}`)),
  },
  {
    name: 'role-of-other',
    reason: 'role',
    of: 'fact',
    finds: ({ text, quotes }) => when(takesOtherRole(text, quotes)),
  },
  { name: 'other-entry', reason: 'role', of: 'fact', finds: ({ text, quotes }) => when(takesOtherEntry(text, quotes)) },
  {
    name: 'other-row',
    reason: 'number',
    of: 'fact',
    finds: ({ text, quotes, english }) => when(english && takesOtherRow(text, quotes)),
  },
  {
    name: 'other-column',
    reason: 'date',
    of: 'fact',
    finds: ({ claimed, quotes }) =>
      when(
        takesOtherColumn(
          claimed,
          quotes.flatMap(({ text, source }) => text.split('\n').map((line) => valuesIn(line, source?.language))),
        ),
      ),
  },
  {
    name: 'other-topic',
    reason: 'number',
    of: 'fact',
    finds: ({ text, claimed, quotes, said, around }) =>
      when(
        claimed.some(({ unit }) => unit === 'money') &&
          givesOtherTopic(text, `${quotes.map(labelOf).join('\n')}\n${said.join('\n')}\n${around}`),
      ),
  },
  { name: 'other-kind', reason: 'number', of: 'fact', finds: ({ text, said }) => when(countsOtherKind(text, said)) },
  { name: 'turned', reason: 'direction', of: 'fact', finds: ({ text, said }) => when(turnsRound(text, said)) },
  {
    name: 'figure-turned',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, said }) => when(turnsFigureRound(text, said)),
  },
  { name: 'minus', reason: 'direction', of: 'fact', finds: ({ text, said }) => when(dropsMinus(text, said)) },
  {
    name: 'compares',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && comparesOtherwise(text, said)),
  },
  { name: 'prefix', reason: 'role', of: 'fact', finds: ({ text, said }) => when(dropsPrefix(text, said)) },
  {
    name: 'done',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && saysDone(text, said)),
  },
  {
    name: 'denies',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said, english }) => when(deniesOtherwise(text, said, english)),
  },
  {
    name: 'past',
    reason: 'stale',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && tellsPastAsPresent(text, said)),
  },
  {
    name: 'secondary',
    reason: 'stale',
    of: 'fact',
    finds: ({ text, claimed, read }) =>
      when(
        (claimed.some(({ calendar }) => !calendar) || givesRole(text)) &&
          read.length > 0 &&
          read.every(({ secondary }) => secondary),
      ),
  },
  {
    name: 'cause',
    reason: 'beyond',
    of: 'both',
    finds: ({ text, all, quotes, kind, english }) =>
      when(
        english &&
          (kind === 'inference' || quotes.length > 1) &&
          addsCause(
            text,
            all.map((q) => q.text),
          ),
      ),
  },
  {
    name: 'whole',
    reason: 'beyond',
    of: 'both',
    finds: ({ text, all }) =>
      when(
        addsWhole(
          text,
          all.map((q) => q.text),
        ),
      ),
  },
  {
    name: 'plan',
    reason: 'stale',
    of: 'fact',
    finds: ({ text, said, frame, english }) => when(tellsPlanAsDone(text, said, frame.today, english)),
  },
  {
    name: 'future',
    reason: 'beyond',
    of: 'both',
    finds: ({ text, all, frame }) =>
      when(
        addsFuture(
          text,
          all.map((q) => q.text),
          frame.today,
        ),
      ),
  },
  { name: 'limit', reason: 'role', of: 'both', finds: ({ text, said }) => when(dropsLimit(text, said)) },
  {
    name: 'relative',
    reason: 'whose',
    of: 'both',
    finds: ({ text, said, frame }) => when(tellsOfRelative(text, said, frame.company)),
  },
  {
    name: 'pronoun',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, frame }) => when(tellsOfPronoun(text, quotes, frame.company)),
  },
  {
    name: 'subject',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, frame }) => when(tellsOfSubject(text, quotes, frame.company)),
  },
  { name: 'others-role', reason: 'role', of: 'fact', finds: ({ text, said }) => when(givesOthersRole(text, said)) },
  {
    name: 'denied',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said, english }) => when(english && assertsDenied(text, said)),
  },
  { name: 'over', reason: 'stale', of: 'fact', finds: ({ text, said }) => when(tellsOver(text, said)) },
  {
    name: 'speaker',
    reason: 'whose',
    of: 'both',
    finds: ({ text, quotes, frame }) => when(tellsOfSpeaker(text, quotes, frame.company)),
  },
  {
    name: 'market',
    reason: 'whose',
    of: 'fact',
    finds: ({ text, said, frame }) => when(tellsOfMarket(text, said, frame.company)),
  },
  {
    name: 'compared',
    reason: 'direction',
    of: 'fact',
    finds: ({ text, quotes }) =>
      when(
        turnsCompared(
          text,
          quotes.map((q) => ({ text: q.text, language: q.source?.language ?? '' })),
        ),
      ),
  },
  {
    name: 'earlier',
    reason: 'number',
    of: 'fact',
    finds: ({ text, quotes }) =>
      when(
        takesEarlier(
          text,
          quotes.map((quote) => ({ text: quote.text, language: quote.source?.language ?? '' })),
        ),
      ),
  },
  { name: 'denied-end', reason: 'negation', of: 'fact', finds: ({ text, said }) => when(dropsDenial(text, said)) },
  {
    name: 'ends-otherwise',
    reason: 'negation',
    of: 'fact',
    finds: ({ text, said }) => when(endsOtherwise(text, said)),
  },
  {
    name: 'told-to-reader',
    reason: 'whose',
    of: 'inference',
    finds: (facts) =>
      when(
        facts.said.length > 0 &&
          facts.said.every((quote) => isCaution(quote) || (!isHiring(facts) && isReadersTrouble(quote))),
      ),
  },
  {
    name: 'beyond',
    reason: 'beyond',
    of: 'inference',
    finds: ({ text, all, restsOn }) =>
      when(goesBeyond(text, [...all.map((quote) => quote.text), ...restsOn.map((other) => other.text)])),
  },
];
