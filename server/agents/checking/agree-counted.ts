import { countTerms } from '#server/search/index-terms.ts';
import { valuesIn } from './read-values.ts';
import { oneOf } from '#server/readers/one-of.ts';
import type { FoundQuote } from './read-source.ts';
import { countedThings, measureWords, rateBases, rateNouns } from './vocabulary/counted-things.ts';

interface Counted {
  value: number;
  /** Stem of the word after the number. */
  of: string;
}

function countedIn(text: string): Counted[] {
  return valuesIn(text).flatMap(({ value, words }) => {
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    const next = /^[\s-]*(?:of (?:its |their |our |the )?(?:own )?|own |eigene[nr]? )?(\p{L}{4,})/u.exec(
      text.slice(at + words.length),
    )?.[1];
    const term = next === undefined ? undefined : [...countTerms(next).keys()][0];
    return term === undefined ? [] : [{ value, of: term }];
  });
}

const kinds = countedThings.map((words) => new Set(words.flatMap((word) => [...countTerms(word).keys()])));
const kindsOf = (term: string): number[] => kinds.flatMap((words, kind) => (words.has(term) ? [kind] : []));

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

const units = [
  'wh',
  'kwh',
  'mwh',
  'gwh',
  'twh',
  'kw',
  'mw',
  'gw',
  'g',
  'kg',
  't',
  'mm',
  'cm',
  'km',
  'ha',
  'ml',
  'l',
  'mb',
  'gb',
  'tb',
  'ms',
];
const unitAt = new RegExp(`(\\d[\\d.,]*)\\s?(${units.join('|')})(?![\\p{L}\\d])`, 'giu');

/** Returns whether a claim changes the unit of a quoted number. */
export function measuresOtherwise(claim: string, quotes: readonly string[]): boolean {
  const read = new Map<string, Set<string>>();
  for (const [, number = '', unit = ''] of quotes.join('\n').matchAll(unitAt))
    read.set(number, (read.get(number) ?? new Set()).add(unit.toLowerCase()));
  return [...claim.matchAll(unitAt)].some(([, number = '', unit = '']) => {
    const known = read.get(number);
    return known !== undefined && !known.has(unit.toLowerCase());
  });
}

const measures = measureWords.map(
  (names) => new RegExp(String.raw`(\d[\d.,]*)\s(?:square |cubic )?(?:${oneOf(names)})(?!\p{L})`, 'giu'),
);
/** Returns whether a claim measures a quoted number by another unit in words: kilometers for meters. */
export function measuresByOther(claim: string, quotes: readonly string[]): boolean {
  const of = (text: string): { number: number; unit: number }[] =>
    measures.flatMap((test, unit) =>
      [...text.matchAll(test)].map(([, number = '']) => ({ number: Number(number.replaceAll(',', '')), unit })),
    );
  const read = of(quotes.join('\n'));
  return of(claim).some(({ number, unit }) => {
    const near = read.filter((each) => Math.abs(each.number - number) <= 0.05 * Math.abs(number));
    return near.length > 0 && near.every((each) => each.unit !== unit);
  });
}

/** Returns whether a claim counts one thing with a number that its quotes give for another, as in table rows. */
export function countsOtherThing(claim: string, quotes: readonly string[]): boolean {
  const read = quotes.flatMap(countedIn);
  return countedIn(claim).some(({ value, of }) => {
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

const rate = new RegExp(String.raw`(\d[\d.,]*)(?:p|m|bn|k)?\s+(?:an?|per|each|every)\s+(${oneOf(rateNouns)})\b`, 'giu');
const within = 25;
const headLines = 4;
/** Returns whether a claim makes a quoted number a rate, by a base of which the page says nothing near it: '34p a litre'. */
export function addsRate(claim: string, quotes: readonly FoundQuote[]): boolean {
  return [...claim.matchAll(rate)].some(([, number = '', noun = '']) => {
    const base = new RegExp(`(?<!\\p{L})${noun.replace(/s$/u, '')}`, 'iu');
    const holding = quotes.filter(({ text }) => text.includes(number));
    return (
      holding.length > 0 &&
      holding.every(({ text, source }) => {
        const from = text.indexOf(number);
        const after = `${text} ${source?.text.slice(source.text.indexOf(text) + text.length).split('\n')[0] ?? ''}`;
        const heads =
          source?.text
            .slice(0, Math.max(0, source.text.indexOf(text)))
            .split('\n')
            .filter((line) => !/\d/u.test(line)) ?? [];
        const near = [
          after.slice(from, from + number.length + within),
          text.slice(0, from),
          ...heads.slice(-headLines),
        ].join('\n');
        return !base.test(near);
      })
    );
  });
}
