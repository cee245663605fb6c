import { countTerms } from './index-terms.ts';
import { sizePosting, type PartSize, type Posting } from './postings.ts';

/** A term with the places that hold it. */
export interface IndexEntry {
  term: string;
  postings: Posting[];
}

/** What an item is about as a whole: found by it, each of its passages ranks higher. */
export interface ItemHead {
  name: string;
  title: string;
  labels: string;
  opening: string;
}

/** Terms of heads stand in the index beside those of passages, under this mark; the mark alone holds the sizes of parts. */
export const headMark = '^';
const openingWords = 100;

function collector(): { entries: Map<string, IndexEntry>; add: (term: string, posting: Posting) => void } {
  const entries = new Map<string, IndexEntry>();
  return {
    entries,
    add(term, posting) {
      const entry = entries.get(term);
      if (entry === undefined) entries.set(term, { term, postings: [posting] });
      else entry.postings.push(posting);
    },
  };
}

/** How often each term stands in passages; `context` are the heading and, after the first passage, the title of the item. */
export function passageEntries(
  passages: readonly { place: number; text: string; heading: string | null; words: number; first: boolean }[],
  title: string,
): IndexEntry[] {
  const { entries, add } = collector();
  for (const { place, text, heading, words, first } of passages) {
    const own = countTerms(text);
    const context = new Map<string, number>();
    if (heading !== null && !text.startsWith(heading)) countTerms(heading, context);
    if (!first) countTerms(title, context);
    for (const [term, count] of own) add(term, { place, own: count, context: context.get(term) ?? 0, length: words });
    for (const [term, count] of context)
      if (!own.has(term)) add(term, { place, own: 0, context: count, length: words });
  }
  return [...entries.values()];
}

/** The same of a head, at the place of each part, with the size of each. */
export function headEntries(head: ItemHead, parts: ReadonlyMap<number, PartSize>): IndexEntry[] {
  const { entries, add } = collector();
  const name = head.name.replace(/\.[a-z\d]{1,5}$/iu, '').replace(/_/gu, ' ');
  const counts = new Map<string, number>();
  for (const said of [name, name, name, head.title, head.title, head.labels]) countTerms(said, counts);
  countTerms(head.opening.split(/\s+/u, openingWords).join(' '), counts);
  let length = 0;
  for (const count of counts.values()) length += count;
  for (const [place, size] of parts) {
    add(headMark, sizePosting(place, size));
    for (const [term, count] of counts) add(headMark + term, { place, own: count, context: 0, length });
  }
  return [...entries.values()];
}

/** In the order of their terms, in which rows of the index are locked. */
export const inOrder = (entries: readonly IndexEntry[]): IndexEntry[] =>
  entries.toSorted((a, b) => (a.term < b.term ? -1 : 1));
