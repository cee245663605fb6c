import { oneOf } from '#server/readers/one-of.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import type { Value } from '../value.ts';
import { comparedWith, moreThan, shortOf, turningVerbs } from '../vocabulary/turned.ts';
import type { CompanyName } from '../whose-words.ts';

const amount = String.raw`\p{Sc}?\s?\d[\d.,]*\s?(?:%|per ?cent|[a-z]{1,9})?`;
const fromTo = new RegExp(
  String.raw`\bfrom\s(?:\p{L}+\s){0,2}?(${amount}|\p{L}+)\s(?:\p{L}+\s){0,3}?to\s(?:\p{L}+\s)?(${amount}|\p{L}+)`,
  'iu',
);
const against = new RegExp(`(?<!\\p{L})(?:${oneOf(comparedWith)})(?!\\p{L})`, 'iu');
const bracketed = /^\s?\(\s?(\p{Sc}?\d[\d.,]*\s?%?)\s?\)/u;
const plainOf = (text: string, language = ''): Value | undefined =>
  valuesIn(text, language).find(({ calendar }) => !calendar);
const same = (one: Value, other: Value): boolean => Math.abs(one.value - other.value) < 1e-9;

/** Returns whether a claim leads from the figure of now to the earlier one: 'from 58% to 63%' of '58% (63%)', 'now 98.6%, compared with 91%'. */
export function turnsFromTo(claim: string, quotes: readonly FoundQuote[]): boolean {
  const match = fromTo.exec(claim);
  const [from, to] = [plainOf(match?.[1] ?? ''), plainOf(match?.[2] ?? '')];
  if (from === undefined || to === undefined || same(from, to) || quotes.length !== 1) return false;
  return quotes.every(({ text, source }) => {
    if (fromTo.test(text)) return false;
    const at = against.exec(text);
    const language = source?.language ?? '';
    const [now, before] =
      at === null
        ? pairInBrackets(text)
        : [
            valuesIn(text.slice(0, at.index), language).findLast(({ calendar }) => !calendar),
            plainOf(text.slice(at.index + at[0].length), language),
          ];
    return now !== undefined && before !== undefined && same(now, from) && same(before, to);
  });
}

function pairInBrackets(text: string): [Value | undefined, Value | undefined] {
  for (const match of text.matchAll(/\d[\d.,]*\s?%?(?=\s?\()/gu)) {
    const inside = bracketed.exec(text.slice(match.index + match[0].length));
    if (inside !== null) return [plainOf(match[0]), plainOf(inside[1] ?? '')];
  }
  return [undefined, undefined];
}

const [below, above] = [shortOf, moreThan].map(
  (words) =>
    new RegExp(`(?<!\\p{L})(?:${oneOf(words)})\\s(?:de\\s|d[’'])?(?:the |a |an |die |der |la |el |de )?$`, 'iu'),
) as [RegExp, RegExp];
const boundOf = (text: string, words: string): 'below' | 'above' | null => {
  const before = text.slice(0, Math.max(0, text.indexOf(words)));
  return below.test(before) ? 'below' : above.test(before) ? 'above' : null;
};

/** Returns whether a claim puts a figure above what its quotes put it below, or the other way round: 'more than half', 'just under half'. */
export function turnsBound(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  return claimed.some((value) => {
    const own = value.calendar || value.words === '' ? null : boundOf(claim, value.words);
    if (own === null) return false;
    const read = quotes.flatMap(({ text, values }) =>
      values
        .filter(
          (each) =>
            !each.calendar && each.words !== '' && Math.abs(each.value - value.value) < 1e-9 * Math.max(1, value.value),
        )
        .map((each) => boundOf(text, each.words)),
    );
    return read.length > 0 && read.every((bound) => bound !== null && bound !== own);
  });
}

const name = String.raw`\p{Lu}[\p{L}\p{N}&’'-]+`;
const verb = new RegExp(`(?<!\\p{L})(?:${oneOf(turningVerbs)})(?!\\p{L})`, 'giu');
const passive = /(?:\b(?:is|are|was|were|been|being|be)\s(?:\p{L}+\s)?)$/iu;
const anyName = new RegExp(`${name}(?:\\s(?:&\\s|of\\s|van\\s|de\\s)?${name})*`, 'gu');
const us = /(?<!\p{L})(?:we|our|us)(?!\p{L})/iu;
const sameVerb = (one: string, other: string): boolean =>
  one.slice(0, 4).toLowerCase() === other.slice(0, 4).toLowerCase();

interface Deed {
  verb: string;
  doer: string;
  done: string;
}

const isCompany = (given: string, { words }: CompanyName): boolean =>
  given.split(/\s/u).some((part) => words.has(part.toLowerCase().replace(/[’']s$/u, '')));
const plainName = (given: string): string => given.replace(/[’']s$/u, '');

/** Returns the name nearest to a verb on one side of it, 'we' for the company, '' for none. */
function nearestName(side: string, isBefore: boolean, company: CompanyName): string {
  const found = [...side.matchAll(anyName)].filter(([each]) => each.length > 2 && !us.test(each));
  const match = isBefore ? found.at(-1) : found[0];
  const own = us.exec(side);
  if (match === undefined) return own === null ? '' : 'we';
  const [each] = match;
  if (own !== null && (isBefore ? own.index > match.index : own.index < match.index && /^us$/iu.test(own[0])))
    return 'we';
  return isCompany(each, company) ? 'we' : plainName(each);
}

/** Returns who does what to whom in a text, '' for a name that is missing, and the company's own as 'we'. */
const deedsIn = (text: string, company: CompanyName): Deed[] =>
  text.split(/(?<=\p{L}{2}[.!?;])\s+/u).flatMap((sentence) =>
    [...sentence.matchAll(verb)].map((match) => {
      const lead = sentence.slice(0, match.index);
      const one = nearestName(lead, true, company);
      const other = nearestName(sentence.slice(match.index + match[0].length), false, company);
      return passive.test(lead)
        ? { verb: match[0], doer: other, done: one }
        : { verb: match[0], doer: one, done: other };
    }),
  );

const isSame = (one: string, other: string): boolean =>
  one === other || one.split(/[\s-]/u).some((part) => part.length > 2 && other.split(/[\s-]/u).includes(part));

/** Returns whether a claim has A do to B what its quotes have B do to A: 'we match the prices of B', 'B matches our prices'. */
export function turnsDeed(claim: string, quotes: readonly string[], company: CompanyName): boolean {
  const own = deedsIn(claim, company).filter(({ doer, done }) => doer !== '' && done !== '' && !isSame(doer, done));
  if (own.length === 0) return false;
  const read = quotes.flatMap((quote) => deedsIn(quote, company));
  return own.some((deed) => {
    const alike = read.filter((each) => sameVerb(each.verb, deed.verb) && each.doer !== '' && each.done !== '');
    return alike.length > 0 && alike.every((each) => isSame(each.doer, deed.done) && isSame(each.done, deed.doer));
  });
}
