import { wordTest } from '../ledger/word-test.ts';
import { valuesIn } from './read-values.ts';
import { near } from './closer/near.ts';
import { isReckoned } from './closer/by-chance.ts';
import { follows, toldAs, type ToldAs } from './closer/follows-from.ts';
import { amountsFrom, isPriced, monthlyFrom } from './derive-amounts.ts';
import { valueOf, type Unit, type Value } from './value.ts';
import { boundPhrases, downWords, upWords } from './vocabulary/direction.ts';
import {
  changeWords,
  everyWords,
  largerUnits,
  partOfWords,
  restWords,
  timeSpans,
  wholeSums,
} from './vocabulary/number-phrases.ts';

const roughTime = 0.25;
const mostNumbers = 16;
const mostOfFew = 4;
const mostBasis = 40;
/** A page of figures is no quote: so many of them are compared. */
const mostGiven = 200;

const timely = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);
/** How many of the second a unit of time has. */
const conversions: readonly [Unit, Unit, number][] = [
  ['hour', 'minute', 60],
  ['day', 'hour', 24],
  ['week', 'day', 7],
  ['year', 'month', 12],
  ['year', 'week', 52],
  ['month', 'week', 52 / 12],
];
/** The same time in the next smaller or larger unit. */
const inOtherUnits = (value: Value): Value[] =>
  conversions.flatMap(([large, small, factor]) => [
    ...(value.unit === large ? [{ ...value, value: value.value * factor, unit: small }] : []),
    ...(value.unit === small
      ? [{ ...value, value: value.value / factor, unit: large, error: factor % 1 === 0 ? 0.01 : 0.25 }]
      : []),
  ]);

const monthsOfYear = 12;
const spans = timeSpans.map(({ long, short, factor }) => ({ long: wordTest(long), short: wordTest(short), factor }));
const clauses = /[.;:!?]\s|\n/u;

/**
 * Returns what the figures of quotes come to in another time that a claim names, where their own clause names theirs: £4,000
 * a month is £48,000 in a year, and the other way round.
 */
export function overOtherTime(claim: string, quotes: readonly string[], language: string): Value[] {
  const told = quotes.flatMap((quote) => quote.split(clauses));
  const asYears = spans.flatMap(({ long, short, factor }) => {
    if (!long.test(claim)) return [];
    return told.filter((text) => short.test(text) && !long.test(text)).map((text) => ({ text, factor }));
  });
  const asMonths = spans.slice(0, 1).flatMap(({ long, short, factor }) => {
    if (!short.test(claim) || long.test(claim)) return [];
    return told.filter((text) => long.test(text) && !short.test(text)).map((text) => ({ text, factor: 1 / factor }));
  });
  return [...asYears, ...asMonths].flatMap(({ text, factor }) =>
    valuesIn(text, language)
      .filter(
        ({ unit, calendar }) => !calendar && (unit === null || unit === 'money' || unit === 'hour' || unit === 'day'),
      )
      .map((value) => ({
        ...value,
        value: value.value * factor,
        error: Math.max(value.error * factor, 0.005 * Math.abs(value.value * factor)),
      })),
  );
}

/** What follows from a price per month and one per year: twelve months, their price, the difference, its months. */
function fromYearlyPrice(read: readonly Value[]): Value[] {
  const money = read.filter(({ unit, value }) => unit === 'money' && value > 0);
  return money.flatMap((month) =>
    money
      .filter(({ value }) => value > 6 * month.value && value <= monthsOfYear * month.value)
      .flatMap((year) => {
        const whole = monthsOfYear * month.value;
        const saved = whole - year.value;
        return [
          valueOf(monthsOfYear),
          valueOf(monthsOfYear, { unit: 'month' }),
          { ...month, value: whole },
          { ...month, value: saved, error: 0.5 },
          valueOf(saved / month.value, { unit: 'month', error: 0.06 }),
          valueOf((100 * saved) / whole, { unit: 'percent', error: 0.6 }),
        ];
      }),
  );
}

function sameThing(claimed: Value, read: Value): boolean {
  if ((claimed.unit === 'percent') !== (read.unit === 'percent')) return false;
  if ((claimed.unit === 'points') !== (read.unit === 'points')) return false;
  if (claimed.currency !== '' && read.currency !== '' && claimed.currency !== read.currency) return false;
  if (claimed.unit !== null && read.unit !== null && timely.has(claimed.unit) && timely.has(read.unit))
    return claimed.unit === read.unit;
  return !(claimed.unit === 'money' && read.unit !== null && read.unit !== 'money');
}

const bounds = wordTest(boundPhrases, 'giu');
const changes = wordTest([...upWords, ...downWords, ...changeWords]);

/** Returns whether a number is the sum of three others of its kind, or what one of them and two differ by: what a bundle saves. */
function isSum(claimed: Value, read: readonly Value[]): boolean {
  const same = read.filter((value) => sameThing(claimed, value));
  const all = [...new Set(same.filter(({ unit }) => unit === same[0]?.unit).map(({ value }) => value))];
  if (
    all.length > 3 &&
    near(
      claimed,
      all.reduce((sum, value) => sum + value, 0),
    )
  )
    return true;
  return (
    same.some((a, i) =>
      same.some((b, j) => j > i && same.some((c, k) => k > j && near(claimed, a.value + b.value + c.value))),
    ) ||
    same.some((a) =>
      same.some((b, j) =>
        same.some((c, k) => k > j && a !== b && a !== c && near(claimed, Math.abs(a.value - b.value - c.value))),
      ),
    )
  );
}

/** Returns whether a claim counts something so that an amount of its own follows from a quoted one: 100 meters at $7.60. */
function isFactor(
  claim: string,
  value: Value,
  claimed: readonly Value[],
  quoted: readonly Value[],
  said: readonly string[],
): boolean {
  if (value.unit === 'money' || value.unit === 'percent' || value.calendar || value.value < 2) return false;
  if (!isPriced(claim, value, said)) return false;
  return claimed.some(
    (product) =>
      product !== value &&
      product.unit === 'money' &&
      quoted.some(({ unit, value: each }) => unit === 'money' && near(product, each * value.value)),
  );
}

/** Returns whether a count lies within a range that is given, '50–199', as what holds for each of its things. */
function liesWithin(claim: string, claimed: Value, said: readonly string[]): boolean {
  if (claimed.unit !== null || claimed.calendar) return false;
  return said.some((text) =>
    [...text.matchAll(countRange)].some(
      ([, from = '', to = '', of = '']) =>
        Number(from) <= claimed.value &&
        claimed.value <= Number(to) &&
        new RegExp(`(?<!\\p{L})${of}`, 'iu').test(claim),
    ),
  );
}
const countRange = /(?<![\d.,\p{Sc}])(\d{1,4})\s?(?:–|-|to|bis)\s?(\d{1,5})\s(\p{L}{3,})/gu;

/** What 'every twenty minutes' comes to in an hour, and so on. */
const perLonger: readonly [Unit, number][] = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 52],
  ['month', 12],
];
const every = wordTest(everyWords);
const ratesIn = (given: readonly Value[], said: readonly string[]): Value[] =>
  said.some((text) => every.test(text))
    ? given.flatMap((value) =>
        perLonger.flatMap(([unit, of]) => (value.unit === unit ? [valueOf(of / value.value)] : [])),
      )
    : [];

const wholes = wordTest(wholeSums);
const leftOver = wordTest(restWords);
const partOf = wordTest(partOfWords);
/** Returns whether a number is a share of an amount, two fifths of €16.2m, or the whole of which an amount is a share. */
function isShareOf(claim: string, claimed: Value, read: readonly Value[], said: readonly string[]): boolean {
  const isRestToo = said.some((text) => leftOver.test(text) || partOf.test(text));
  if (claimed.unit === 'percent' || claimed.unit === 'points' || claimed.calendar) return false;
  const shares = read.filter(({ unit }) => unit === 'percent');
  const amounts = read.filter((value) => value.unit !== 'percent' && !value.calendar && sameThing(claimed, value));
  return shares.some((share) =>
    amounts.some((amount) =>
      [
        share.value / 100,
        ...(isRestToo ? [1 - share.value / 100] : []),
        ...(wholes.test(claim) ? [100 / share.value] : []),
      ].some((part) => near({ ...claimed, rough: true }, part * amount.value)),
    ),
  );
}

/** Returns whether a share is what two others leave: 20.6% of 58.4%, 21% and the rest. */
const isRest = (claimed: Value, read: readonly Value[], said: readonly string[]): boolean => {
  const isListed = read.some(({ unit }) => unit === 'percent');
  // '58 per cent and 24; the remainder …'
  const shares = isListed
    ? read.filter(({ unit, value, calendar }) => unit === 'percent' || (unit === null && !calendar && value < 100))
    : [];
  return (
    claimed.unit === 'percent' &&
    said.some((text) => leftOver.test(text)) &&
    shares.some((a, i) => shares.some((b, j) => j > i && near(claimed, 100 - a.value - b.value)))
  );
};

const area = /\b(?:square|sq)\b|m²/iu;
const inTonnes = /\d[\d.,]*\s(?:tonnes?|tons?)\b/iu;
const inKilos = /\d\s?(?:kg|kilos?|kilogram\p{L}*)(?!\p{L})/iu;
const scaledUnits = wordTest(largerUnits);
const mostCounted = 6;
const sentenceEnd = /[.!?]\s+\p{Lu}/u;
/** Returns whether a small number in words counts what the quotes give figures of: 'two rounds' of £4.2m and £900,000. */
function countsFigures(claimed: Value, read: readonly Value[], said: readonly string[]): boolean {
  if (claimed.unit !== null || claimed.value > mostCounted || /\d/u.test(claimed.words)) return false;
  // Figures of one sentence, which may be those of one thing each.
  if (said.length !== 1 || sentenceEnd.test(said[0] ?? '')) return false;
  const figures = read.filter(({ calendar }) => !calendar);
  const isOfOneKind = figures.every(({ unit }) => unit === figures[0]?.unit && unit !== 'percent');
  return isOfOneKind && new Set(figures.map(({ value }) => value)).size === claimed.value;
}

/** Returns whether an amount is what one of several comes to: 4,870 payouts of $7.3m, $1,500 on average. */
const isAverageOf = (claim: string, claimed: Value, read: readonly Value[]): boolean =>
  claimed.unit === 'money' &&
  /\b(?:on average|average|each|apiece|per)\b/iu.test(claim) &&
  read.some(
    (sum) =>
      sum.unit === 'money' &&
      read.some(({ unit, value }) => unit === null && value > 1 && near(claimed, sum.value / value)),
  );

/** Returns the numbers of a claim that are neither in its sources nor follow from two numbers there. */
export function unfoundedNumbers(
  claim: string,
  claimed: readonly Value[],
  found: readonly Value[],
  {
    derived = [],
    said = [],
    own = found,
  }: { derived?: readonly Value[]; said?: readonly string[]; own?: readonly Value[] } = {},
): Value[] {
  const given = found.slice(0, mostGiven);
  const priced = /month|year|annual/iu.test(claim) ? fromYearlyPrice(given) : [];
  const converted = given.flatMap(inOtherUnits);
  const read = [...given, ...converted, ...priced, ...ratesIn(given, said)];
  const hasShares = claimed.some(({ unit }) => unit === 'percent');
  const years = read.filter(({ calendar }) => calendar);
  const plain = read.filter(({ calendar }) => !calendar);
  // What is quoted adds up; the same time in another unit only stands for itself.
  const quoted = given.filter(({ calendar }) => !calendar);
  // What stands in the quotes themselves, without days and counts of their pages.
  const told = own.slice(0, mostGiven).filter(({ calendar }) => !calendar);
  const few = told.length <= 8;
  // Among few figures a share that one has of another, or by which they differ, is hardly found by chance.
  const isChange = told.length <= mostOfFew || changes.test(claim.replace(bounds, ' '));
  const reckoned = amountsFrom(claim, claimed, told, said);
  const standing = claimed.filter((value) => read.some((each) => sameThing(value, each) && near(value, each.value)));
  // If a claim names two amounts, its shares and changes must follow from these.
  const named = standing.filter(({ unit, calendar }) => unit !== 'percent' && !calendar && !timely.has(unit ?? ''));
  const two =
    new Set(named.filter(({ currency, unit }) => currency !== '' || unit !== null).map(({ value }) => value)).size ===
    2;
  const basis = (two ? named : quoted).slice(0, mostBasis);
  // So many numbers are no sentence; the first are judged.
  const single = new Set(claimed.slice(0, mostNumbers).map(({ words }) => words));
  return [...single].flatMap((words) => {
    // A financial year is called by two years; where one is given, the claim's must be it.
    const isFinancial = (value: Value): boolean => value.calendar && value.value % 1 !== 0;
    const all = claimed.filter((value) => value.words === words);
    const meant = all.some(isFinancial) && read.some(isFinancial) ? all.filter(isFinancial) : all;
    const stands = meant.some((value) => {
      // Read once, and only if no number stands for itself.
      let manner: ToldAs | null = null;
      return (
        read.some((each) =>
          value.calendar ? each.value === value.value : sameThing(value, each) && near(value, each.value),
        ) ||
        (value.unit === 'percent' && plain.some((each) => each.unit === 'percent' && near(value, 100 - each.value))) ||
        basis.some((a) =>
          basis.some((b) => a !== b && follows(value, a, b, (manner ??= toldAs(claim, value, { isChange, said })))),
        ) ||
        (value.currency === '' &&
          value.unit === null &&
          (value.error < 0.5 ||
            (value.error === 0.5 && inTonnes.test(claim) && said.some((text) => inKilos.test(text)))) &&
          !(area.test(claim) && !scaledUnits.test(claim)) &&
          plain.some((each) => [1e3, 1e6, 1e9].some((scale) => near(value, each.value / scale)))) ||
        (value.unit === 'year' && years.some((a) => years.some((b) => a.value - b.value === value.value))) ||
        (few && (isSum(value, told) || isShareOf(claim, value, told, said))) ||
        // 'Some three months', where it was fourteen weeks
        (value.rough &&
          converted.some(
            (each) => each.unit === value.unit && Math.abs(each.value - value.value) <= roughTime * each.value,
          )) ||
        // '66 %, the fund the other 34'
        (hasShares &&
          value.unit === null &&
          !value.calendar &&
          plain.some((each) => each.unit === 'percent' && near(value, each.value))) ||
        isAverageOf(claim, value, quoted) ||
        (value.unit === 'money' && reckoned.some((each) => near({ ...value, rough: false }, each))) ||
        (isPriced(claim, value, said) && monthlyFrom(claim, own, told).some((each) => near(value, each))) ||
        isRest(value, told, said) ||
        countsFigures(value, told, said) ||
        liesWithin(claim, value, said) ||
        isFactor(claim, value, claimed, told, said) ||
        isRestOfYear(value, claim, quoted) ||
        isYear(value, said) ||
        derived.some(
          (each) =>
            sameThing(value, each) && (near(value, each.value) || Math.abs(value.value - each.value) <= each.error),
        ) ||
        isReckoned(claim, value, told) ||
        (/times|[×x*]|per /iu.test(claim) &&
          standing.some((a) => [...claimed, ...plain].some((b) => a !== b && near(value, a.value * b.value))))
      );
    });
    return stands ? [] : meant.slice(0, 1);
  });
}

/** Returns whether a number of months is what a year leaves: ten of twelve, where two are free. */
const isRestOfYear = (value: Value, claim: string, quoted: readonly Value[]): boolean =>
  (value.unit === 'month' || (value.value === monthsOfYear && /\bmonths (?:out )?of\b/iu.test(claim))) &&
  /\b(?:of|out of|instead of) (?:twelve|12)\b|\byear(?:ly)?\b|\bannual/iu.test(claim) &&
  quoted.some(
    (each) => each.unit === 'month' && (value.value === monthsOfYear || near(value, monthsOfYear - each.value)),
  );

const yearWords = wordTest(timeSpans.flatMap(({ long, short }) => [...long, ...short]));
/** Returns whether 'twelve months' stands for a year of which quotes speak. */
const isYear = (value: Value, said: readonly string[]): boolean =>
  ((value.unit === 'month' && value.value === monthsOfYear) || (value.unit === 'year' && value.value === 1)) &&
  said.some((text) => yearWords.test(text));
