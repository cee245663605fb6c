import { eachPlace, eachPosting, eachWeight, readSize, type PartSize, type PostingRow } from './postings.ts';
import { createScores, type Scores } from './scores.ts';
import { headMark } from './index-entries.ts';

/** BM25's k1 and b (Robertson and Zaragoza, 2009) of a passage, a whole item and the head of an item. */
const passageWeight = { saturation: 1.2, lengthShare: 0.6 };
const itemWeight = { saturation: 1.2, lengthShare: 0.7 };
const headWeight = { saturation: 1.2, lengthShare: 0.6, usual: 70 };
/** A passage gains this share of what the head of its item scores, and all of what its item scores. */
const headShare = 0.6;
/** Of a place, the part of it that names its head. */
export const partSize = 4096;

export interface RankedPlaces {
  best: { place: number; score: number }[];
  /** How rare each term of the query is among the passages; one that none holds is missing. */
  rarity: Map<string, number>;
}

interface Query {
  /** With what each counts. */
  terms: ReadonlyMap<string, number>;
  /** Every passage must hold these. */
  required: readonly string[];
  /** Null: every part. */
  /** Whether a part may be found; null: each may. */
  parts: ((part: number) => boolean) | null;
  limit: number;
}

/** Lucene's inverse document frequency: never below 0. */
export const rarityOf = (count: number, total: number): number =>
  Math.log(1 + (Math.max(0, total - count) + 0.5) / (count + 0.5));

function holdingAll(rows: readonly PostingRow[], required: readonly string[]): Set<number> | null {
  let common: Set<number> | null = null;
  for (const term of new Set(required)) {
    const here = new Set<number>();
    for (const row of rows)
      if (row.term === term)
        eachPlace(row, (place) => {
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

interface Sizes {
  parts: Map<number, PartSize>;
  usualPassage: number;
  usualItem: number;
}

function readSizes(rows: readonly PostingRow[]): Sizes {
  const parts = new Map<number, PartSize>();
  let [words, passages] = [0, 0];
  for (const row of rows)
    if (row.term === headMark && !row.weighed)
      eachPosting(row.postings, (place, own, context, length) => {
        const size = readSize(own, context, length);
        parts.set(place / partSize, size);
        words += size.words;
        passages += size.passages;
      });
  return { parts, usualPassage: words / Math.max(1, passages), usualItem: words / Math.max(1, parts.size) };
}

/** In how many items each term stands, as far as their sizes are stored. */
function countItems(rows: readonly PostingRow[]): Map<string, number> {
  const items = new Map<string, number>();
  for (const row of rows) {
    if (row.weighed || row.term.startsWith(headMark)) continue;
    const parts = new Set<number>();
    let last = -1;
    eachPosting(row.postings, (place, own) => {
      const part = Math.floor(place / partSize);
      if (own === 0 || part === last) return;
      last = part;
      parts.add(part);
    });
    items.set(row.term, (items.get(row.term) ?? 0) + parts.size);
  }
  return items;
}

/** BM25 over the read rows, each passage with the score of its whole item and a share of that of its head; the best, best first. */
export function rankPlaces(
  rows: readonly PostingRow[],
  totals: { passages: number; items: number },
  query: Query,
): RankedPlaces {
  const holding = new Map<string, number>();
  for (const { term, count } of rows) holding.set(term, (holding.get(term) ?? 0) + count);
  const sizes = readSizes(rows);
  const inItems = countItems(rows);
  const rarity = new Map(
    [...query.terms.keys()]
      .filter((term) => holding.has(term))
      .map((term) => [term, rarityOf(holding.get(term) ?? 0, totals.passages)]),
  );

  function addPassages({ term, postings, weighed }: PostingRow, passages: Scores, items: Scores): void {
    const asked = query.terms.get(term) ?? 0;
    const factor = asked * (rarity.get(term) ?? 0);
    if (weighed) {
      eachWeight(postings, (place, weight) => passages.add(place, (factor * weight) / 1000));
      return;
    }
    const { saturation: k, lengthShare: b } = passageWeight;
    const itemFactor = asked * rarityOf(inItems.get(term) ?? 0, sizes.parts.size);
    const counts = new Map<number, number>();
    eachPosting(postings, (place, own, context, length) => {
      const count = own + context;
      const norm = k * (1 - b + (b * length) / sizes.usualPassage);
      passages.add(place, (factor * count * (k + 1)) / (count + norm));
      if (own === 0) return;
      const part = Math.floor(place / partSize);
      counts.set(part, (counts.get(part) ?? 0) + own);
    });
    for (const [part, count] of counts) {
      const length = sizes.parts.get(part)?.words ?? sizes.usualItem;
      const norm =
        itemWeight.saturation * (1 - itemWeight.lengthShare + (itemWeight.lengthShare * length) / sizes.usualItem);
      items.add(part * partSize, (itemFactor * count * (itemWeight.saturation + 1)) / (count + norm));
    }
  }

  function addHeads({ term, postings, weighed }: PostingRow, items: Scores): void {
    const asked = Math.min(1, query.terms.get(term.slice(headMark.length)) ?? 0);
    const factor = headShare * asked * rarityOf(holding.get(term) ?? 0, totals.items);
    const { saturation: k, lengthShare: b, usual } = headWeight;
    if (weighed) eachWeight(postings, (place, weight) => items.add(place, (factor * weight) / 1000));
    else
      eachPosting(postings, (place, own, _, length) => {
        items.add(place, (factor * own * (k + 1)) / (own + k * (1 - b + (b * length) / usual)));
      });
  }

  const segments = bySegment(
    rows.filter(({ term }) => term !== headMark),
    query.terms,
  );
  const most = segments.reduce(
    (sum, here) =>
      Math.max(
        sum,
        here.reduce((all, { count }) => all + count, 0),
      ),
    0,
  );
  // One segment after the other: its sums stay in the processor's cache.
  const [passages, items] = [createScores(most), createScores(most)];
  const allowed = holdingAll(rows, query.required);
  const best: { place: number; score: number }[] = [];
  let least = -Infinity;
  const consider = (place: number, own: number): void => {
    const part = Math.floor(place / partSize);
    const score = own + items.get(part * partSize);
    if (score < least || (query.parts !== null && !query.parts(part)) || (allowed !== null && !allowed.has(place)))
      return;
    best.push({ place, score });
    if (best.length < query.limit * 4) return;
    best.sort((a, b) => b.score - a.score || a.place - b.place);
    best.length = query.limit;
    least = best.at(-1)?.score ?? least;
  };
  for (const here of segments) {
    passages.clear();
    items.clear();
    for (const row of here) {
      if (row.term.startsWith(headMark)) addHeads(row, items);
      else addPassages(row, passages, items);
    }
    passages.each(consider);
  }
  return { best: best.toSorted((a, b) => b.score - a.score || a.place - b.place).slice(0, query.limit), rarity };
}
