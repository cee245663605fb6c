import { headMark } from './index-entries.ts';
import { countTerms } from './index-terms.ts';
import type { PostingRow } from './postings.ts';
import { partSize, rarityOf } from './rank-places.ts';

/** Values of RM3 (Abdul-Jaleel and others, 2004), chosen over collections that were each left out once: see decision 022. */
const {
  most,
  onePer,
  terms: added,
  share,
  agreeing,
  considered,
  postings: postingsAtMost,
} = {
  /** So many passages of different items are taken for right, at most one in `onePer` of all. */
  most: 10,
  onePer: 100,
  /** So many terms of them are added, which have this share of the weight of the query. */
  terms: 30,
  share: 0.15,
  /** A term stands in at least so many of them. */
  agreeing: 2,
  considered: 60,
  /** Added terms stand in so many passages together: on a large library the commonest are left out, which say least. */
  postings: 40_000,
};

/** Up to so many passages, the rows of all considered terms are read at once: a round trip costs more than they do. */
const readAtOnce = 4096;
/** Where there are more segments, the passages that hold a term are counted in so many of them. */
const countedSegments = 16;

interface Found {
  place: number;
  score: number;
}

/** The passages whose words may widen a query: the best of different items. None where there is too little to learn from. */
export function toLearnFrom(best: readonly Found[], passages: number): Found[] {
  const wanted = Math.min(most, Math.floor(passages / onePer));
  const parts = new Set<number>();
  return best
    .filter(({ place }) => {
      const part = Math.floor(place / partSize);
      return !parts.has(part) && parts.add(part);
    })
    .slice(0, wanted);
}

/** Terms that the best passages share, with how much they are said there, most first. */
export function sharedTerms(best: readonly (Found & { text: string })[]): Map<string, number> {
  const whole = best.reduce((sum, { score }) => sum + score, 0);
  const said = new Map<string, { share: number; passages: number }>();
  for (const { text, score } of best) {
    const counts = countTerms(text);
    let length = 0;
    for (const count of counts.values()) length += count;
    for (const [term, count] of counts) {
      if (term.length < 3 || /^[\d.]+$/u.test(term)) continue;
      const one = said.get(term) ?? { share: 0, passages: 0 };
      one.share += ((score / whole) * count) / length;
      one.passages += 1;
      said.set(term, one);
    }
  }
  return new Map(
    [...said]
      .filter(([, { passages }]) => passages >= agreeing)
      .toSorted(([, a], [, b]) => b.share - a.share)
      .slice(0, considered)
      .map(([term, { share: part }]) => [term, part]),
  );
}

/** Segments to count terms in, evenly apart, and how many segments each stands for. */
export function segmentsToCount(rows: readonly PostingRow[]): { segments: number[]; each: number } {
  const all = [...new Set(rows.map(({ segment }) => segment))].toSorted((a, b) => a - b);
  if (all.length <= countedSegments) return { segments: all, each: 1 };
  const each = all.length / countedSegments;
  return { segments: Array.from({ length: countedSegments }, (_, at) => all[Math.floor(at * each)] ?? 0), each };
}

/** How many passages hold each term of these rows. */
function countIn(rows: readonly PostingRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term, count } of rows) counts.set(term, (counts.get(term) ?? 0) + count);
  return counts;
}

interface Store {
  rowsOf(terms: readonly string[]): Promise<Rows>;
  countsOf(terms: readonly string[], segments: readonly number[]): Promise<Map<string, number>>;
}

interface Rows {
  rows: PostingRow[];
  totals: { passages: number; items: number };
}

/** A query widened by terms that its best passages share, with the rows of those terms. */
export async function readWidened(
  store: Store,
  { rows, totals }: Rows,
  asked: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
): Promise<{ terms: Map<string, number>; rows: PostingRow[] }> {
  const unread = (terms: ReadonlyMap<string, number>): string[] => [...terms.keys()].filter((term) => !asked.has(term));
  if (totals.passages <= readAtOnce) {
    const more = (await store.rowsOf(unread(shared))).rows;
    const terms = widenQuery(asked, shared, countIn([...rows, ...more]), totals.passages);
    const isAsked = ({ term }: PostingRow): boolean => terms.has(term) || terms.has(term.slice(headMark.length));
    return { terms, rows: more.filter((row) => row.term !== headMark && isAsked(row)) };
  }
  const { segments, each } = segmentsToCount(rows);
  const counts = await store.countsOf([...shared.keys()], segments);
  // Each stands in two passages at least, also where the counted segments hold none of them.
  const estimate = (term: string): number => Math.max(agreeing, Math.round((counts.get(term) ?? 0) * each));
  const holding = new Map([...shared.keys()].map((term) => [term, estimate(term)]));
  const terms = widenQuery(asked, shared, holding, totals.passages);
  const more = await store.rowsOf(unread(terms));
  return { terms, rows: more.rows.filter(({ term }) => term !== headMark) };
}

/** The query with the rarest of the shared terms; its weights have the sum that they had. */
export function widenQuery(
  terms: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
  holding: ReadonlyMap<string, number>,
  passages: number,
): Map<string, number> {
  let postings = 0;
  const best = [...shared]
    .map(([term, part]) => [term, part * rarityOf(holding.get(term) ?? 0, passages)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .filter(([term]) => {
      // What was asked for is read already.
      const count = terms.has(term) ? 0 : (holding.get(term) ?? 0);
      if (postings + count > postingsAtMost) return false;
      postings += count;
      return true;
    })
    .slice(0, added);
  const gained = best.reduce((sum, [, worth]) => sum + worth, 0);
  if (gained === 0) return new Map(terms);
  const whole = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  const wide = new Map([...terms].map(([term, weight]) => [term, (1 - share) * weight]));
  for (const [term, worth] of best) wide.set(term, (wide.get(term) ?? 0) + (share * whole * worth) / gained);
  return wide;
}
