import { literally } from '#server/readers/one-of.ts';
import { clausesOf, shared, termsOf } from '../clauses.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import type { Value } from '../value.ts';

const entry = /(?:^|[|;,\n]\s*|\.\s)([^|;,:\n.]{2,40}):\s*([^|;:\n]{1,40})(?=[|;\n]|[.,]\s|[.,]?$)/gu;
const same = (one: Value, other: Value): boolean => Math.abs(one.value - other.value) < 1e-9;

/** Returns whether a claim gives what one label of a list is about the figure of another: '91%' of 'line 1: 91% | line 2: 78%'. */
export function takesOtherLabel(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  const own = claimed.filter(({ calendar }) => !calendar);
  return quotes.some(({ text, source }) => {
    const entries = [...text.matchAll(entry)].flatMap(([, label = '', rest = '']) => {
      const [value, ...more] = valuesIn(rest, source?.language).filter(({ calendar }) => !calendar);
      return value === undefined || more.length > 0 ? [] : [{ label: label.trim(), value }];
    });
    if (entries.length < 2) return false;
    const isNamed = (label: string): boolean =>
      new RegExp(`(?<![\\p{L}\\d])${literally(label)}(?![\\p{L}\\d])`, 'iu').test(claim);
    const [named, ...others] = entries.filter(({ label }) => isNamed(label));
    if (named === undefined || others.length > 0 || own.some((value) => same(value, named.value))) return false;
    const taken = own.filter((value) => entries.some((each) => same(each.value, value)));
    return taken.length === 1 && own.length <= 2;
  });
}

interface Entry {
  label: string;
  value: Value;
}
const mostLabel = 5;
const mostEntries = 30;
const afterLabel = 45;
/** Returns the labels with their figures of what a quote lists: 'Full page $6,800. Half page $3,900', '9 kg $7, 14 kg $10', 'line 1: 91%'. */
const listed = ({ text, source }: FoundQuote): Entry[] =>
  text.split(/[|;\n]|[,.]\s/u).flatMap((part): Entry[] => {
    const plain = part.trim().replace(/[.,;]$/u, '');
    const value = valuesIn(plain, source?.language).findLast(({ words }) => words !== '' && plain.endsWith(words));
    const label = value === undefined ? '' : plain.slice(0, -value.words.length).replace(/[:\s–—-]+$/u, '');
    const isLabel = /\p{L}{2}/u.test(label) && label.split(' ').length <= mostLabel;
    return value !== undefined && isLabel && !value.calendar ? [{ label, value }] : [];
  });

/**
 * Returns whether a claim gives, right behind a label of a list, the figure of another of its labels, and not that label's own:
 * 'The back cover sells at $6,800'.
 */
export function givesOthersFigure(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  const entries = quotes.flatMap(listed).slice(0, mostEntries);
  if (new Set(entries.map(({ label }) => label.toLowerCase())).size < 2) return false;
  const own = claimed.filter(({ calendar }) => !calendar);
  const places = entries.flatMap((entry) => {
    const found = new RegExp(`(?<![\\p{L}\\d])${literally(entry.label)}(?![\\p{L}\\d])`, 'iu').exec(claim);
    return found === null ? [] : [{ entry, end: found.index + found[0].length }];
  });
  return own.some((value) => {
    const at = claim.indexOf(value.words);
    const before = places.filter(({ end }) => end <= at && at - end <= afterLabel).toSorted((a, b) => b.end - a.end)[0];
    if (before === undefined || /[,;:]|\p{L}\.\s/u.test(claim.slice(before.end, at))) return false;
    const { label } = before.entry;
    const ofLabel = entries.filter((entry) => entry.label.toLowerCase() === label.toLowerCase());
    return (
      !own.some((each) => ofLabel.some((entry) => same(entry.value, each))) &&
      entries.some((entry) => !ofLabel.includes(entry) && same(entry.value, value))
    );
  });
}

const yearsIn = (text: string): number[] =>
  valuesIn(text).flatMap(({ calendar, value }) => (calendar && value % 1 === 0 ? [value] : []));

/** Returns whether a claim gives what one part of its quote says the year of another: 'opened in 2024' of 'since May 2026; closed in 2024'. */
export function takesYearOfOtherPart(claim: string, quotes: readonly string[]): boolean {
  const own = new Set(yearsIn(claim));
  const [year, ...more] = own;
  const [quote, ...others] = quotes;
  if (year === undefined || more.length > 0 || quote === undefined || others.length > 0) return false;
  if (/;|\b(?:before|earlier|previous|after|than|from)\b/iu.test(claim)) return false;
  const parts = quote.split(/[.;](?=\s)|\n/u).map((text) => ({ text, years: yearsIn(text), terms: termsOf(text) }));
  if (parts.filter(({ years }) => years.length > 0).length < 2 || parts.length > mostParts) return false;
  const asked = termsOf(claim);
  const ranked = parts
    .map((part) => ({ part, score: shared(asked, part.terms) }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (first === undefined || first.score < 2 || first.score === second?.score) return false;
  const { years } = first.part;
  // A clause of its own may have no year, and the page's day holds.
  return years.length > 0 && !years.includes(year) && clausesOf(quote).some(({ text }) => yearsIn(text).includes(year));
}
const mostParts = 8;
