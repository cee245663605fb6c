import { oneOf } from '#server/readers/one-of.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { findDay } from '../ledger/find-day.ts';
import { wordTest } from '../ledger/word-test.ts';
import { anyRole, everyRole } from './any-role.ts';
import { nameParticles, personTitles } from './vocabulary/names.ts';
import { quotedLines } from './quoted-lines.ts';
import type { FoundQuote } from './read-source.ts';
import { valuesIn } from './read-values.ts';

/** Words of a line that may be its label, up to its first number. */
const labelWords = 6;
const heading = /^(?<label>(?:[^\d\n]|\d(?=\p{L})){2,80}?)(?=\s[\p{Sc}–-]?\s?\d|$)/u;

const termsOf = (text: string): ReadonlySet<string> =>
  new Set([...countTerms(text).keys()].filter((term) => term.length > 2));

/** The beginning of a row, by which it is called: 'Years 7–11', 'Stoke Newcastle Road'. */
function labelOfRow(line: string): ReadonlySet<string> {
  const label = heading.exec(line)?.groups?.['label'] ?? line;
  return termsOf(label.split(/\s+/u).slice(0, labelWords).join(' '));
}

/** Numbers of a text as it writes them, years and parts of ranges included. */
const figuresOf = (text: string): ReadonlySet<number> => new Set(valuesIn(text).map(({ value }) => value));

const fullName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu;
const mostWordsOfRow = 14;
const longestRow = 160;
/** A row of a table or list is short and no sentence. */
const isRow = (line: string): boolean =>
  line.length <= longestRow &&
  !/[.!?:]$/u.test(line.trim()) &&
  line.split(/\s+/u).length <= mostWordsOfRow &&
  line.split(/\s+/u).length > 2;

/**
 * Returns whether a claim takes a number from one row of a list or table and calls it by another: 'Stoke runs 31', where
 * 31 stands in Penrith's row.
 */
export function takesOtherRow(claim: string, quotes: readonly FoundQuote[]): boolean {
  const said = termsOf(claim);
  const claimed = valuesIn(claim)
    .filter(({ calendar }) => !calendar)
    .map(({ value }) => value);
  const people = peopleIn(claim);
  // Rows of one page, quoted together or one by one.
  const pages = [...new Set(quotes.map(({ sourceId }) => sourceId))];
  return pages.some((page) => {
    const rows = quotes
      .filter(({ sourceId }) => sourceId === page)
      .flatMap((quote) => quotedLines(quote).lines)
      .filter(({ text }) => isRow(text))
      .map(({ text }) => ({ label: labelOfRow(text), figures: figuresOf(text), text }))
      .filter(({ figures, label }) => figures.size > 0 && label.size > 0);
    if (rows.length < 2) return false;
    // A word that several rows begin with tells none of them from the others.
    const own = (row: (typeof rows)[number]): string[] =>
      [...row.label].filter((term) => rows.every((other) => other === row || !other.label.has(term)));
    const isCalled = (row: (typeof rows)[number]): boolean => own(row).some((term) => said.has(term));
    const called = rows.filter(isCalled);
    if (called.length === 0) return false;
    const isElsewhere = (holding: readonly (typeof rows)[number][]): boolean =>
      holding.length > 0 && holding.every((row) => !isCalled(row) && own(row).length > 0);
    return (
      claimed.some((figure) => isElsewhere(rows.filter(({ figures }) => figures.has(figure)))) ||
      people.some((person) => isElsewhere(rows.filter(({ text }) => text.includes(person))))
    );
  });
}

/** First and last names in a text. */
const peopleIn = (text: string): string[] => (text.match(fullName) ?? []).filter((person) => !anyRole.test(person));

const titles = wordTest(personTitles);
const nameWord = String.raw`\p{Lu}[\p{L}’'-]*\.?`;
const name = new RegExp(
  String.raw`${nameWord}(?:\s+(?:${nameWord}|${oneOf(nameParticles)}))*\s+\p{Lu}[\p{L}’'-]+`,
  'u',
);
const mostWords = 8;
const mostWordsOfTitle = 18;
const longestTitle = 160;
/** Words of a line; a line that is too long for a title or an entry counts as endless. */
const wordsOf = (line: string): number => (line.length > longestTitle ? Infinity : line.split(/\s+/u).length);
const short = (line: string): boolean => wordsOf(line) <= mostWords;
const isRole = (line: string): boolean => short(line) && anyRole.test(line);
const isPerson = (line: string): boolean =>
  short(line) && !isRole(line) && !/\d/u.test(line) && (titles.test(line) || name.test(line));
const dayIn = (text: string): boolean => findDay(text, { order: 'day-first', today: '2000-01-01' }) !== null;
const mostWordsOfDay = 4;
/** A line that is a day and hardly more. */
export const isDateLine = (line: string): boolean => wordsOf(line) <= mostWordsOfDay && dayIn(line);

const mostLinesAbove = 8;
/** Between the day of an entry and what is said in it stands its title at most; a second short line is a heading. */
const mostTitles = 1;
const isSentence = (line: string): boolean => /[.!?…]["”’)]?$/u.test(line.trim());

/** '12 May 2026: Results', '2026-05-12 – Results' */
const leadingDay =
  /^(?:\p{L}{2,9},? )?(?:\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de )?\p{L}{3,10}\.?,?\s(?:de )?\d{4}|\d{4}-\d\d-\d\d)(?!\d)/u;
const leadingNumbers = /^(?:\d{1,2}[./]\s?\d{1,2}[./]\s?\d{4}|\p{Lu}\p{L}{2,9}\.? \d{1,2},? \d{4})(?!\d)/u;

/** Returns the day of the entry that a quote stands in, at the beginning of its line or where days and entries alternate; null: none. */
export function dayAbove(quote: FoundQuote): string | null {
  const { lines, page } = quotedLines(quote);
  const at = lines[0]?.at;
  if (at === undefined) return null;
  const own = lines[0]?.text ?? '';
  const lead = (leadingDay.exec(own) ?? leadingNumbers.exec(own))?.[0];
  const day = lead === undefined ? null : findDay(lead, { order: 'day-first', today: '2000-01-01' });
  if (day !== null && wordsOf(own) > mostWordsOfDay) return day.day;
  let titles = 0;
  for (let above = at; above >= Math.max(0, at - mostLinesAbove); above -= 1) {
    const line = page[above] ?? '';
    if (isDateLine(line)) {
      const others = page.slice(Math.max(0, above - mostLinesAbove), above + mostLinesAbove + 1);
      const isList = others.filter(isDateLine).length > 1;
      return isList ? (findDay(line, { order: 'day-first', today: '2000-01-01' })?.day ?? null) : null;
    }
    if (above < at && !isSentence(line)) titles += 1;
    if (titles > mostTitles) return null;
  }
  return null;
}

/** So many lines that alternate are a list of entries of two lines each. */
const fewestLines = 4;
/** Lists are followed so far to either side. */
const farthest = 60;
const wordsOfHeading = 2;

/**
 * Returns whether two neighboring lines of a list belong to different entries: 'Medical Director' of the person above, and
 * the name below. Its entries are pairs from its first line to its last; where one line is left over, nothing is decided.
 */
function areOfTwoEntries(
  page: readonly string[],
  first: number,
  { is, isOther, most }: { is: (line: string) => boolean; isOther: (line: string) => boolean; most: number },
): boolean {
  const alternates = (at: number): boolean => {
    const [line, next] = [page[at], page[at + 1]];
    if (line === undefined || next === undefined || Math.abs(at - first) > farthest) return false;
    return wordsOf(line) <= most && wordsOf(next) <= most && is(line) !== is(next);
  };
  let from = first;
  while (alternates(from - 1)) from -= 1;
  let to = first + 1;
  while (alternates(to)) to += 1;
  // A list that doesn't end within reach tells nothing.
  if (first - from >= farthest || to - first >= farthest) return false;
  const belongs = (line: string | undefined): boolean => line !== undefined && (is(line) || isOther(line));
  // A heading above the list and a link below it are neither.
  if (!belongs(page[from])) from += 1;
  if (!belongs(page[to])) to -= 1;
  const count = to - from + 1;
  return count >= fewestLines && count % 2 === 0 && first >= from && first < to && (first - from) % 2 === 1;
}

const asPeople = { is: isPerson, isOther: isRole, most: mostWords };
const asDays = {
  is: isDateLine,
  isOther: (line: string): boolean => wordsOf(line) > wordsOfHeading,
  most: mostWordsOfTitle,
};

/** Returns whether a claim gives somebody the role, or a title the day, of the entry above or below it in a list. */
export function takesOtherEntry(claim: string, quotes: readonly FoundQuote[]): boolean {
  const people = peopleIn(claim);
  const dated = dayIn(claim);
  if (people.length !== 1 && !dated) return false;
  return quotes.some((quote) => {
    const { lines, page } = quotedLines(quote);
    return lines.slice(1).some((second, at) => {
      const first = lines[at];
      if (first === undefined) return false;
      const [one, other] = [first.text, second.text];
      if (people.length === 1 && isPerson(one) !== isPerson(other)) {
        const person = isPerson(one) ? one : other;
        if (people.some((each) => person.includes(each))) return areOfTwoEntries(page, first.at, asPeople);
      }
      return dated && isDateLine(one) !== isDateLine(other) && areOfTwoEntries(page, first.at, asDays);
    });
  });
}

/** Returns whether a claim joins a person of one line with a role that another line, of somebody else, holds. */
export function takesOtherRole(claim: string, quotes: readonly FoundQuote[]): boolean {
  const said = termsOf(claim);
  return quotes.some((quote) => {
    const { lines } = quotedLines(quote);
    const entries = lines.filter(({ text }) => anyRole.test(text) && name.test(text));
    if (entries.length < 2) return false;
    const people = peopleIn(claim);
    const named = entries.filter(({ text }) => people.some((person) => text.includes(person)));
    const roleTerms = (text: string): string[] =>
      [...termsOf(text.match(everyRole)?.join(' ') ?? '')].filter((term) => said.has(term));
    return (
      named.length === 1 &&
      roleTerms(named[0]?.text ?? '').length === 0 &&
      entries.some((entry) => entry !== named[0] && roleTerms(entry.text).length > 0)
    );
  });
}
