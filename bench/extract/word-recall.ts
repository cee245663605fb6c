/** Counts a text's words in normalized spelling. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.normalize('NFKC').matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Word counts: in the reference, in our text, and in both. */
export interface WordMatch {
  reference: number;
  own: number;
  both: number;
}

/** Compares two texts by their words, ignoring order. */
export function matchWords(own: string, reference: string): WordMatch {
  const [ours, theirs] = [countWords(own), countWords(reference)];
  const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((total, count) => total + count, 0);
  let both = 0;
  for (const [word, count] of theirs) both += Math.min(count, ours.get(word) ?? 0);
  return { reference: sum(theirs), own: sum(ours), both };
}

export const addMatches = (a: WordMatch, b: WordMatch): WordMatch => ({
  reference: a.reference + b.reference,
  own: a.own + b.own,
  both: a.both + b.both,
});
/** Returns the share of the reference's words that were found. */
export const recallOf = ({ reference, both }: WordMatch): number => (reference === 0 ? 1 : both / reference);
/** Returns the share of our words missing from the reference. */
export const extraOf = ({ own, both }: WordMatch): number => (own === 0 ? 0 : (own - both) / own);
