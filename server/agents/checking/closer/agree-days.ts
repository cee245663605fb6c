import { shared, termsOf } from '../clauses.ts';
import type { FoundQuote } from '../read-source.ts';
import { takesNeighbour } from './agree-figures.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { doneDeeds, preludes, preludesTold, tellingDeeds } from '../vocabulary/dates-told.ts';
import { daysTold, sameDay, type DayTold } from './days-told.ts';

/** Tells what was said on a day: that day may be the entry's. */
const tells = wordTest(tellingDeeds);
const entrySign = /^(?:(?:published|posted|updated?|news)(?: on)?:? |\p{Lu}\p{L}+, )?$/iu;
const mostOfEntry = 4;
const pronoun = /^(?:It|They|This|These|He|She)\b/u;
/** Tells of somebody's or something's past: 'Peter Ansell, who retired in July'. */
const aside = /,? (?:who|which)(?: has| had)? \p{L}[^,.;]{0,60}/giu;

/** The day at which an entry begins, and what stands behind it. */
function entryOf(text: string): { day: DayTold; body: string } | null {
  const [day] = daysTold(text);
  if (day === undefined || day.day === null || !entrySign.test(text.slice(0, day.at))) return null;
  return { day, body: text.slice(day.end).replace(/^[\s:.,|–—-]+/u, '') };
}

/**
 * Returns whether a claim gives the day of an entry as the day of what the entry dates itself: 'since 2 July', where an entry of that
 * day says that somebody begins on 1 September.
 */
export function takesDayOfEntry(claim: string, quotes: readonly FoundQuote[]): boolean {
  const own = daysTold(claim);
  if (own.length === 0 || own.length > 2 || tells.test(claim)) return false;
  const entries = quotes.flatMap(({ text }) => entryOf(text) ?? []);
  const bodies = [
    ...quotes.filter(({ text }) => entryOf(text) === null).map(({ text }) => text),
    ...entries.map(({ body }) => body).filter((body) => body.split(/\s+/u).length > mostOfEntry),
  ];
  const taken = own.filter((one) => entries.some(({ day }) => sameDay(one, day)));
  if (taken.length === 0 || bodies.length === 0) return false;
  const told = bodies.map((body) => body.replace(aside, '')).flatMap(daysTold);
  if (told.length === 0 || own.some((one) => told.some((day) => sameDay(one, day)))) return false;
  // Of another language no words are shared.
  if (quotes.every(({ source }) => source !== undefined && source.language !== 'en')) return true;
  const sentences = bodies.flatMap((body) => body.replace(aside, '').split(/(?<=[.!?])\s+/u));
  const asked = termsOf(claim);
  const [nearest] = sentences
    .map((sentence, at) => ({ at, terms: termsOf(sentence), score: shared(asked, termsOf(sentence)) }))
    .toSorted((a, b) => b.score - a.score);
  if (nearest === undefined || nearest.score === 0) return false;
  if (daysTold(sentences[nearest.at] ?? '').length > 0) return true;
  // 'Second bench ordered. It goes into service in May': who says no word of the order speaks of what follows.
  const next = sentences[nearest.at + 1] ?? '';
  return pronoun.test(next) && daysTold(next).length > 0 && [...nearest.terms].some((term) => !asked.has(term));
}

const firstStandIn = 1901;
const plainYear = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)/gu;
const withoutYears = (text: string): string => text.replace(plainYear, ' ');
/** Returns whether a claim binds a day of its quotes to the words of another day there: 'until 22 February' of 'ads close 29 January, on newsstands 22 February'. */
export function takesOtherDay(claim: string, quotes: readonly FoundQuote[]): boolean {
  const all = daysTold(claim);
  const exact = all.filter(({ day }) => day !== null);
  if (all.length === 0 || tells.test(claim) || (exact.length === 0 ? all : exact).length > 1) return false;
  const days: DayTold[] = [];
  // Each day becomes a year of its own, by which the words beside it are found.
  const replaced = (text: string): string => {
    let [result, at] = ['', 0];
    for (const told of daysTold(text)) {
      let place = days.findIndex((each) => sameDay(each, told));
      if (place < 0) place = days.push(told) - 1;
      result += withoutYears(text.slice(at, told.at)) + String(firstStandIn + place);
      at = told.end;
    }
    return result + withoutYears(text.slice(at));
  };
  const given = quotes.map((quote) => ({ ...quote, text: replaced(quote.text) }));
  if (days.length < 2) return false;
  return takesNeighbour(replaced(claim), given, true);
}

const [prelude, done, told] = [wordTest(preludes), wordTest(doneDeeds), wordTest(preludesTold)];
const parted = /(?:[,;:–—]|\s(?:and|but|und|y|et|en|maar|aber|pero|mais))\s/u;
/** Returns whether a claim gives as the day of a deed the one on which it was ordered, allowed or planned: 'in use since September 2024', when its permit came. */
export function takesDayOfPrelude(claim: string, quotes: readonly FoundQuote[]): boolean {
  if (!done.test(claim) || prelude.test(claim) || told.test(claim)) return false;
  const own = daysTold(claim);
  const bound = quotes.flatMap(({ text }) => {
    const entry = entryOf(text);
    const parts = (entry === null ? text : entry.body).split(parted).map((part) => ({ part, days: daysTold(part) }));
    const first = entry === null ? [] : [{ part: parts[0]?.part ?? '', days: [entry.day] }];
    return [...parts, ...first].filter(({ days }) => own.some((one) => days.some((day) => sameDay(one, day))));
  });
  return bound.length > 0 && bound.every(({ part }) => prelude.test(part));
}
