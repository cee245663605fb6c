import { countTerms } from '#server/search/index-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { monthNames } from '../../ledger/vocabulary/dates.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { clauseJoints } from '../vocabulary/tense.ts';
import { relativeWords } from '../vocabulary/clauses.ts';
import { aimWords, partitives } from '../vocabulary/figures.ts';
import { valuesIn } from '../read-values.ts';
import type { FoundQuote } from '../read-source.ts';
import type { Value } from '../value.ts';

/** A figure with the words that its sentence or row binds it to. */
interface Bound {
  value: Value;
  /** Number of its part. */
  part: number;
  terms: ReadonlySet<string>;
  /** The first word before the figure, by which its part is called. */
  head: string | null;
  /** Whether the part says only what is called by its figure: 'Scarholm 55'. */
  brief: boolean;
  /** What is counted, if it stands right behind the figure. */
  noun: string | null;
}

const aims = wordTest(aimWords);
const wordsBefore = 6;
const wordsAfter = 9;
const joint = new RegExp(
  String.raw`[,;:.!?–](?=\s|$)|\s[-–—]\s|[()]|\s(?=(?:${oneOf([...clauseJoints, ...relativeWords, ...partitives])})\s)`,
  'giu',
);
const relative = new RegExp(`^(?:${oneOf(relativeWords)})(?!\\p{L})`, 'iu');
const termsIn = (text: string): string[] =>
  [...countTerms(text).keys()].filter((term) => !/^\d[\d.,]*$/u.test(term) && term.length > 2);

interface Part {
  text: string;
  /** What stands before the brackets that it is in, or before the first figure of its row. */
  label: string;
}
const wordsOf = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
const wordsOfLabel = 3;
const wordsOfRow = 14;
const mostOfBrief = 2;

const holdsFigure = (text: string): boolean => /\d/u.test(text) || valuesIn(text).length > 0;
const isSentence = (line: string): boolean => /[.!?]["”’)]?$/u.test(line.trim()) || wordsOf(line).length > wordsOfRow;
const labelOfRow = (line: string): string =>
  isSentence(line) ? '' : (/^[^\d:(]{2,60}(?=[\s:(])/u.exec(line)?.[0] ?? '');

/** Returns the parts of a line that each hold figures; one without is added to the next, a relative clause to the one before. */
function partsOfLine(line: string): Part[] {
  const cuts = [0, ...[...line.matchAll(joint)].map((match) => match.index + match[0].length), line.length];
  const row = labelOfRow(line);
  const parts: Part[] = [];
  let pending = '';
  let bracketed = '';
  for (const [at, to] of cuts.slice(1).entries()) {
    const text = line.slice(cuts[at] ?? 0, to);
    if (text.endsWith('(')) {
      bracketed = wordsOf(text.slice(0, -1)).slice(-wordsOfLabel).join(' ');
      if (holdsFigure(text)) parts.push({ text: pending + text, label: row });
      pending = '';
      continue;
    }
    if (holdsFigure(text)) {
      parts.push({ text: pending + text, label: bracketed === '' ? row : bracketed });
      pending = '';
    } else if (/:\s*$/u.test(text)) pending = '';
    else if (relative.test(text.trim()) && parts.length > 0) (parts.at(-1) as Part).text += text;
    else if (/[.!?]\s*$/u.test(text)) {
      if (parts.length > 0) (parts.at(-1) as Part).text += pending + text;
      pending = '';
    } else pending += text;
    if (text.endsWith(')')) bracketed = '';
  }
  if (parts.length > 0) (parts.at(-1) as Part).text += pending;
  return parts;
}

/** Returns each figure of a text with the words beside it, up to the next figure's part. */
function boundIn(text: string, language = 'en'): Bound[] {
  return text
    .split('\n')
    .flatMap(partsOfLine)
    .flatMap((part, place) =>
      valuesIn(part.text, language).map((value): Bound => {
        const at = Math.max(0, part.text.toLowerCase().indexOf(value.words.toLowerCase()));
        const before = wordsOf(part.text.slice(0, at)).slice(-wordsBefore);
        const after = wordsOf(part.text.slice(at + value.words.length)).slice(0, wordsAfter);
        const [noun] = termsIn(after[0] ?? '');
        const [head] = termsIn(before.join(' '));
        const upToFigure = part.text.slice(0, at + value.words.length);
        const brief =
          head !== undefined && Math.min(termsIn(part.text).length, termsIn(upToFigure).length + 1) <= mostOfBrief;
        return {
          value,
          part: place,
          head: head ?? null,
          brief,
          noun: noun ?? null,
          terms: new Set(termsIn(`${part.label} ; ${before.join(' ')} ; ${after.join(' ')}`)),
        };
      }),
    );
}

const numbered = /(?<![\p{L}\d])(\p{Lu}[\p{L}-]+)\s(\d{1,4}\p{Lu}?|\p{Lu})(?![\d.,]\d|\s?%|[\p{L}.’'])/gu;
/** Returns names that differ by their number: 'Fibre 500' beside 'Fibre 1000'. */
function numberedNames(text: string): ReadonlySet<string> {
  const numbers = new Map<string, Set<string>>();
  for (const [, name = '', number = ''] of text.matchAll(numbered))
    numbers.set(name, (numbers.get(name) ?? new Set()).add(number));
  return new Set([...numbers].filter(([, each]) => each.size > 1).map(([name]) => name));
}
const months = oneOf(Object.values(monthNames).flatMap((each) => each.split(' ')));
const dayBefore = `(?<![\\p{L}\\d.,])\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:de\\s)?(?=(?:${months})(?!\\p{L}))`;
const dayBehind = `(?<=(?<!\\p{L})(?:${months})\\s)\\d{1,2}(?![\\d.,%])`;
const dayOfMonth = new RegExp(`${dayBefore}|${dayBehind}`, 'giu');
const inLetters = (number: string): string =>
  number
    .replace(/\d/gu, (digit) => 'qxzjvkwyhf'[Number(digit)] ?? '')
    .toLowerCase()
    .padEnd(2, 'q');
const joined = (text: string, names: ReadonlySet<string>): string =>
  text
    .replace(dayOfMonth, ' ')
    .replace(numbered, (whole, name: string, number: string) =>
      names.has(name) ? `${name}${inLetters(number)}` : whole,
    );

const alike = (one: Value, other: Value): boolean =>
  one.unit === other.unit && one.currency === other.currency && one.calendar === other.calendar;
const same = (one: Value, other: Value): boolean =>
  Math.abs(one.value - other.value) < 1e-9 && one.calendar === other.calendar;

/** How many words of a figure's claim are one's and not the other's. */
const own = (one: Bound, claimed: Bound, other: Bound): number =>
  [...one.terms].filter(
    (term) => claimed.terms.has(term) && !other.terms.has(term) && !(term === one.noun && other.noun === null),
  ).length;

/** Returns whether a claim has two figures of one kind the wrong way round. */
function swaps(told: readonly Bound[], read: readonly Bound[]): boolean {
  const ownerOf = (claimed: Bound): Bound | undefined => {
    const owners = read.filter((each) => same(each.value, claimed.value));
    return owners.length === 1 ? owners[0] : undefined;
  };
  return told.some((one, at) =>
    told.slice(at + 1).some((other) => {
      const [first, second] = [ownerOf(one), ownerOf(other)];
      if (first === undefined || second === undefined || first === second || !alike(first.value, second.value))
        return false;
      if (first.noun !== null && first.noun === one.noun) return false;
      const right = own(first, one, second) + own(second, other, first);
      const wrong = own(second, one, first) + own(first, other, second);
      return wrong > right;
    }),
  );
}

/** Whether a claim's figure is called as another of its kind is, and not as its own part calls it. */
function isRather(claimed: Bound, rival: Bound, owner: Bound): boolean {
  const isCalled = (one: Bound, other: Bound): boolean =>
    one.head !== null && claimed.terms.has(one.head) && !other.terms.has(one.head);
  // 'Portleven turns out 90 tonnes, Scarholm 55': what both do is said once.
  if (owner.brief && isCalled(owner, rival)) return false;
  // It counts what its own part counts: 'two dental nurses' of '1 hygienist, 2 dental nurses'.
  if (claimed.noun !== null && claimed.noun === owner.noun && rival.noun !== null && claimed.noun !== rival.noun)
    return false;
  if (rival.brief && owner.head !== null && isCalled(rival, owner) && !claimed.terms.has(owner.head)) return true;
  return own(rival, claimed, owner) > own(owner, claimed, rival);
}

/** Returns whether a claim binds a figure of its quotes to the words of another figure of the same kind there. */
export function takesNeighbour(claim: string, quotes: readonly FoundQuote[], ofYears = false): boolean {
  if (aims.test(claim)) return false;
  const names = numberedNames(quotes.map(({ text }) => text).join('\n'));
  const bound = boundIn(joined(claim, names)).filter(({ value }) => value.calendar === ofYears);
  const single = new Set(bound.map(({ value }) => value.value)).size === 1;
  const told = single ? bound.map((each) => ({ ...each, terms: new Set(termsIn(joined(claim, names))) })) : bound;
  const read = quotes.flatMap(({ text, source }, at) =>
    boundIn(joined(text, names), source?.language)
      .filter(({ value }) => !ofYears || value.calendar)
      .map((bound) => ({ ...bound, part: bound.part + at * 100 })),
  );
  // Where a claim reckons, its words are those of several figures.
  if (told.some(({ value }) => !read.some((each) => same(each.value, value)))) return false;
  const holds = ({ value }: Bound): boolean => told.some((each) => same(each.value, value));
  if (swaps(told, read)) return true;
  return told.some((claimed) => {
    const owners = read.filter((each) => same(each.value, claimed.value));
    const rivals = read.filter(
      (each) =>
        !holds(each) &&
        owners.every((owner) => alike(owner.value, each.value)) &&
        // 'Eleven of the eighteen', where 'seven of eighteen' stands
        !read.some((other) => other.part === each.part && other !== each && holds(other)),
    );
    return owners.length > 0 && rivals.some((rival) => owners.every((owner) => isRather(claimed, rival, owner)));
  });
}
