import { countTerms } from './index-terms.ts';

/** A term with the places that hold it and what it weighs in each, in thousandths. */
export interface IndexEntry {
  term: string;
  places: number[];
  weights: number[];
}

/** What an item is about as a whole: found by it, each of its passages ranks higher. */
export interface ItemHead {
  name: string;
  title: string;
  labels: string;
  opening: string;
}

/** Terms of heads stand in the index beside those of passages, under this mark. */
export const headMark = '^';
const openingWords = 100;
const saturation = 1.2;
const lengthShare = 0.6;
/** Lengths are compared with these instead of an average that moves with each upload: weights stay as written. */
const usual = { passage: 100, head: 70 };

function weigh(
  counts: ReadonlyMap<string, number>,
  usualLength: number,
  take: (term: string, weight: number) => void,
): void {
  let length = 0;
  for (const count of counts.values()) length += count;
  const norm = saturation * (1 - lengthShare + (lengthShare * length) / usualLength);
  for (const [term, count] of counts) take(term, Math.round((1000 * count * (saturation + 1)) / (count + norm)));
}

function collector(): {
  entries: Map<string, IndexEntry>;
  at: (place: number, mark: string) => (term: string, weight: number) => void;
} {
  const entries = new Map<string, IndexEntry>();
  const at =
    (place: number, mark: string) =>
    (term: string, weight: number): void => {
      const key = mark + term;
      const entry = entries.get(key) ?? { term: key, places: [], weights: [] };
      entry.places.push(place);
      entry.weights.push(weight);
      entries.set(key, entry);
    };
  return { entries, at };
}

/** BM25 weights of the terms of passages; a heading, and after the first passage the title, count as if said once more. */
export function weighPassages(
  passages: readonly { place: number; text: string; heading: string | null; first: boolean }[],
  title: string,
): IndexEntry[] {
  const { entries, at } = collector();
  for (const { place, text, heading, first } of passages) {
    const counts = countTerms(text);
    if (heading !== null && !text.startsWith(heading)) countTerms(heading, counts);
    if (!first) countTerms(title, counts);
    weigh(counts, usual.passage, at(place, ''));
  }
  return [...entries.values()];
}

/** The same of a head, at each of the places given. */
export function weighHead(head: ItemHead, places: readonly number[]): IndexEntry[] {
  const { entries, at } = collector();
  const name = head.name.replace(/\.[a-z\d]{1,5}$/iu, '').replace(/_/gu, ' ');
  const counts = new Map<string, number>();
  for (const said of [name, name, name, head.title, head.title, head.labels]) countTerms(said, counts);
  countTerms(head.opening.split(/\s+/u, openingWords).join(' '), counts);
  for (const place of places) weigh(counts, usual.head, at(place, headMark));
  return [...entries.values()];
}
