import { countTerms } from '#server/search/index-terms.ts';
import { valuesIn } from './read-values.ts';
import { oneOf } from '#server/readers/one-of.ts';
import type { FoundQuote } from './read-source.ts';
import { quotedLines } from './quoted-lines.ts';
import { countedThings, rateBases, rateForms, unitForms } from './vocabulary/counted-things.ts';

interface Counted {
  value: number;
  /** Stem of the word after the number. */
  of: string;
}

function countedIn(text: string): Counted[] {
  return valuesIn(text).flatMap(({ value, words, calendar }) => {
    if (calendar) return [];
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    const next = /^[\s-]*(?:of (?:its |their |our |the )?(?:own )?|own |eigene[nr]? )?(\p{L}{4,})/u.exec(
      text.slice(at + words.length),
    )?.[1];
    const term = next === undefined ? undefined : [...countTerms(next).keys()][0];
    return term === undefined ? [] : [{ value, of: term }];
  });
}

const kinds = countedThings.map((words) => new Set(words.flatMap((word) => [...countTerms(word).keys()])));
/** Returns the kinds of countable things that a stem is of. */
export const kindsOf = (term: string): number[] => kinds.flatMap((words, kind) => (words.has(term) ? [kind] : []));

/** Returns the stems of a kind of countable things. */
export const ofKind = (kind: number): string[] => [...(kinds[kind] ?? [])];

/** Returns whether a claim applies a quoted number to another kind of thing, such as people instead of pallets. */
export function countsOtherKind(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap(countedIn);
  return countedIn(claim).some(({ value, of }) => {
    const own = kindsOf(of);
    const others = read.filter((each) => each.value === value).map((each) => kindsOf(each.of));
    return (
      own.length > 0 &&
      others.length > 0 &&
      others.every((kind) => kind.length > 0 && !kind.some((each) => own.includes(each)))
    );
  });
}

const units = unitForms.map((forms) => new RegExp(`^(?:${oneOf(forms)})(?![\\p{L}\\d])`, 'iu'));
const power = /^(?:(square|sq\.?|quadrat-?|carrés?|cuadrados?|vierkante)|(cubic|kubik-?|cubes?|cúbicos?|kubieke))\s?/iu;
const powered = /^[\p{L}]{1,14}\s?(?:(²|carrés?|cuadrados?)|(³|cubes?|cúbicos?))/iu;
/** Share by which a claim may round what it measures. */
const rounding = 0.05;

interface Measured {
  value: number;
  /** Which unit, and whether of length, area or space; null: none that is known. */
  unit: string | null;
}

/** Returns each number of a text with the unit behind it. */
function measuredIn(text: string, language = 'en'): Measured[] {
  return valuesIn(text, language).flatMap(({ value, words, calendar }): Measured[] => {
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    if (at < 0 || calendar) return [];
    const behind = text.slice(at + words.length).replace(/^[\s-]+/u, '');
    const before = power.exec(behind);
    const rest = before === null ? behind : behind.slice(before[0].length);
    const unit = units.findIndex((test) => test.test(rest));
    if (unit === -1) return [{ value, unit: null }];
    const after = powered.exec(rest);
    const dimension = (before?.[1] ?? after?.[1]) !== undefined ? 2 : (before?.[2] ?? after?.[2]) !== undefined ? 3 : 1;
    return [{ value, unit: `${unit} ${/^(?:sqm|m²)/iu.test(rest) ? 2 : dimension}` }];
  });
}

const digits = unitForms.map(
  (forms) =>
    new RegExp(String.raw`(\d[\d.,]*)[\s-]?(?:(?:square|cubic|sq\.?) )?(?:${oneOf(forms)})(?![\p{L}\d])`, 'giu'),
);
const unitOfRow = /^[^\d(]{3,60}\(([\p{L}µ]{1,12})\)[\s|:\d.,–-]+$/u;
const plainNumber = (text: string): number => Number(text.replaceAll(',', '').replace(/\.$/u, ''));
/** The same for numbers in digits, where a scale may be a unit: '12 m'. */
function measuresDigits(claim: string, quotes: readonly FoundQuote[]): boolean {
  const of = (text: string): { number: number; unit: number }[] =>
    digits.flatMap((test, unit) =>
      [...text.matchAll(test)].map(([, number = '']) => ({ number: plainNumber(number), unit })),
    );
  const told = quotes.map(({ text }) => text).join('\n');
  const [read, figures] = [of(told), [...told.matchAll(/\d[\d.,]*/gu)].map(([number]) => plainNumber(number))];
  return of(claim).some(({ number, unit }) => {
    const isNear = (other: number): boolean => Math.abs(other - number) <= rounding * Math.abs(number);
    const near = read.filter((each) => isNear(each.number));
    return near.length > 0 && near.length >= figures.filter(isNear).length && near.every((each) => each.unit !== unit);
  });
}

/** Returns whether a claim gives a quoted number in another unit: kilometers for meters, square meters for meters. */
export function measuresOtherwise(claim: string, quotes: readonly FoundQuote[]): boolean {
  if (measuresDigits(claim, quotes)) return true;
  const read = quotes.flatMap(({ text, source }) => {
    const measured = measuredIn(text, source?.language);
    // 'Curtailment (GWh) 38 97': the label has the unit of the row.
    const [, label = ''] = unitOfRow.exec(text) ?? [];
    const unit = units.findIndex((test) => test.test(label));
    return unit === -1 ? measured : measured.map((each) => ({ ...each, unit: each.unit ?? `${unit} 1` }));
  });
  return measuredIn(claim).some(({ value, unit }) => {
    if (unit === null) return false;
    const near = read.filter((each) => Math.abs(each.value - value) <= rounding * Math.abs(value));
    // A unit that isn't known may be the claim's.
    return near.length > 0 && near.every((each) => each.unit !== null && each.unit !== unit);
  });
}

const ofTheWhole = /\bof (?:the|its|their) \d[\d,.]*\s\p{L}+/giu;

/** Returns whether a claim counts one thing with a number that its quotes give for another, as in table rows. */
export function countsOtherThing(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap(countedIn);
  // 'Of the 386 members' counts a whole by another word.
  return countedIn(claim.replace(ofTheWhole, ' ')).some(({ value, of }) => {
    const same = read.filter((each) => each.of === of);
    return same.length > 0 && same.every((each) => each.value !== value) && read.some((each) => each.value === value);
  });
}

const per = /(?:\bper\s+|\/\s?)(\p{L}{3,})/giu;

/**
 * Returns whether a claim changes the base of a rate, such as per employee instead of per company; only within one
 * language.
 */
export function isPerOther(claim: string, quotes: readonly string[]): boolean {
  const nouns = (text: string): Set<string> =>
    new Set([...text.matchAll(per)].flatMap(([, noun = '']) => [...countTerms(noun).keys()]));
  const read = nouns(quotes.join('\n'));
  return read.size > 0 && [...nouns(claim)].some((noun) => !read.has(noun) && !/^(?:cent|centum)$/u.test(noun));
}

const bases = rateBases.map((words) => new RegExp(`^(?:\\p{L}*[-]?)(?:${words.join('|')})(?:e[ns]?|s)?$`, 'iu'));
const perAnywhere = /(?:(?<!\p{L})(?:per|pro|par|por|je)\s+|\/\s?)(\p{L}{2,})/giu;

/** Does the same between languages, for bases of rates that are known in each: per pallet isn't 'per laadmeter'. */
export function isPerOtherBase(claim: string, quotes: readonly string[]): boolean {
  const basesOf = (text: string): number[] =>
    [...text.matchAll(perAnywhere)].map(([, noun = '']) => bases.findIndex((base) => base.test(noun)));
  const [own, read] = [basesOf(claim), basesOf(quotes.join('\n'))];
  return read.length > 0 && !read.includes(-1) && own.some((base) => base !== -1 && !read.includes(base));
}

const rates = rateForms.map((forms) => ({
  claimed: new RegExp(
    String.raw`(\d[\d.,]*)(?:p|m|bn|k)?\s+(?:an?|per|each|every)\s+(?:${oneOf(forms)})(?!\p{L})`,
    'giu',
  ),
  said: new RegExp(`(?<!\\p{L})(?:${oneOf(forms)})(?!\\p{L})`, 'iu'),
}));
const within = 25;
const headLines = 4;

/** Returns whether a claim makes a quoted number a rate, by a base of which the page says nothing beside it: '34p a litre'. */
export function addsRate(claim: string, quotes: readonly FoundQuote[]): boolean {
  return rates.some(({ claimed, said }) =>
    [...claim.matchAll(claimed)].some(([, number = '']) => {
      const holding = quotes.filter(({ text }) => text.includes(number));
      return holding.length > 0 && holding.every((quote) => !said.test(besideOf(quote, number)));
    }),
  );
}

/** Returns what stands before a number in its quote, right behind it, and above it as names of columns. */
function besideOf(quote: FoundQuote, number: string): string {
  const { lines, page } = quotedLines(quote);
  const from = quote.text.indexOf(number);
  const behind = `${quote.text} ${lines.at(-1)?.text ?? ''}`.slice(from, from + number.length + within);
  const heads = page
    .slice(Math.max(0, (lines[0]?.at ?? 0) - headLines), lines[0]?.at ?? 0)
    .filter((line) => !/\d/u.test(line));
  return [quote.text.slice(0, from), behind, ...heads].join('\n');
}
