import { stem } from 'porter2';

/** Lucene's defaults for k1 and b. */
const [saturation, lengthShare] = [1.2, 0.75];

const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stem(word));

/**
 * Plain BM25 with Lucene's idf over stemmed words, stop words included: the baseline for ranking.
 * The returned function ranks document numbers, best first.
 */
export function plainBm25(documents: readonly string[]): (query: string) => number[] {
  const lengths: number[] = [];
  const postings = new Map<string, [number, number][]>();
  documents.forEach((text, at) => {
    const terms = termsOf(text);
    lengths.push(terms.length);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) postings.set(term, [...(postings.get(term) ?? []), [at, count]]);
  });
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (query) => {
    const scores = new Map<number, number>();
    for (const term of termsOf(query)) {
      const found = postings.get(term) ?? [];
      const rarity = Math.log(1 + (documents.length - found.length + 0.5) / (found.length + 0.5));
      for (const [at, count] of found) {
        const norm = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / usual);
        scores.set(at, (scores.get(at) ?? 0) + (rarity * count * (saturation + 1)) / (count + norm));
      }
    }
    return [...scores].toSorted(([a, one], [b, other]) => other - one || a - b).map(([at]) => at);
  };
}
