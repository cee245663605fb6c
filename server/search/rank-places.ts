import { createScores, eachPosting, type PostingRow } from './postings.ts';
import { headMark } from './weigh-terms.ts';

/** A passage gains this share of what the head of its item scores. */
const headShare = 0.8;
/** Of a place, the part of it that names its head. */
export const partSize = 4096;

export interface RankedPlaces {
  best: { place: number; score: number }[];
  /** How rare each term of the query is among the passages; one that none holds is missing. */
  rarity: Map<string, number>;
}

interface Query {
  /** With how often each was asked for. */
  terms: ReadonlyMap<string, number>;
  /** Every passage must hold these. */
  required: readonly string[];
  /** Null: every part. */
  parts: ReadonlySet<number> | null;
  limit: number;
}

function holdingAll(rows: readonly PostingRow[], required: readonly string[]): Set<number> | null {
  let common: Set<number> | null = null;
  for (const term of new Set(required)) {
    const here = new Set<number>();
    for (const row of rows)
      if (row.term === term)
        eachPosting(row.postings, (place) => {
          if (common === null || common.has(place)) here.add(place);
        });
    common = here;
  }
  return common;
}

/** The rows of each segment, their terms in the order of the query: sums do not depend on how the rows came. */
function bySegment(rows: readonly PostingRow[], terms: ReadonlyMap<string, number>): PostingRow[][] {
  const order = new Map([...terms.keys()].map((term, at) => [term, at]));
  const turn = ({ term }: PostingRow): number => order.get(term) ?? order.get(term.slice(headMark.length)) ?? 0;
  const segments = new Map<number, PostingRow[]>();
  for (const row of rows) {
    const here = segments.get(row.segment);
    if (here === undefined) segments.set(row.segment, [row]);
    else here.push(row);
  }
  return [...segments.values()].map((here) => here.sort((a, b) => turn(a) - turn(b)));
}

/** BM25 over the read rows, each passage with a share of its item's own score; the best of them, best first. */
export function rankPlaces(
  rows: readonly PostingRow[],
  totals: { passages: number; items: number },
  query: Query,
): RankedPlaces {
  const holding = new Map<string, number>();
  for (const { term, count } of rows) holding.set(term, (holding.get(term) ?? 0) + count);
  const rarityOf = (term: string, total: number): number => {
    const count = holding.get(term) ?? 0;
    return Math.log(1 + (Math.max(0, total - count) + 0.5) / (count + 0.5));
  };
  const rarity = new Map(
    [...query.terms.keys()].filter((term) => holding.has(term)).map((term) => [term, rarityOf(term, totals.passages)]),
  );
  const factors = new Map(
    [...holding.keys()].map((term) => {
      const head = term.startsWith(headMark);
      const asked = query.terms.get(head ? term.slice(headMark.length) : term) ?? 0;
      return [
        term,
        (head ? Math.min(asked, 1) * rarityOf(term, totals.items) : asked * (rarity.get(term) ?? 0)) / 1000,
      ];
    }),
  );
  const segments = bySegment(rows, query.terms);
  const size = (head: boolean): number =>
    segments.reduce(
      (most, here) =>
        Math.max(
          most,
          here.reduce((sum, { term, count }) => (term.startsWith(headMark) === head ? sum + count : sum), 0),
        ),
      0,
    );
  // One segment after the other: its sums stay in the processor's cache.
  const [passages, heads] = [createScores(size(false)), createScores(size(true))];
  const allowed = holdingAll(rows, query.required);
  const best: { place: number; score: number }[] = [];
  let least = -Infinity;
  const consider = (place: number, own: number): void => {
    const part = Math.floor(place / partSize);
    const score = own + headShare * heads.get(part * partSize);
    if (score < least || (query.parts !== null && !query.parts.has(part)) || (allowed !== null && !allowed.has(place)))
      return;
    best.push({ place, score });
    if (best.length < query.limit * 4) return;
    best.sort((a, b) => b.score - a.score || a.place - b.place);
    best.length = query.limit;
    least = best.at(-1)?.score ?? least;
  };
  for (const here of segments) {
    passages.clear();
    heads.clear();
    for (const { term, postings } of here) {
      const factor = factors.get(term) ?? 0;
      const into = term.startsWith(headMark) ? heads : passages;
      eachPosting(postings, (place, weight) => into.add(place, factor * weight));
    }
    passages.each(consider);
  }
  return { best: best.toSorted((a, b) => b.score - a.score || a.place - b.place).slice(0, query.limit), rarity };
}
