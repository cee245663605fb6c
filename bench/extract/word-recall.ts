/** Words of a text, in one spelling of equal letters, with how often each occurs. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.normalize('NFKC').matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Occurrences of words: in the reference, in our text, and in both. */
export interface WordMatch {
  reference: number;
  own: number;
  both: number;
}

/** Compares two texts by their words, the order ignored. */
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
/** Share of the reference's words that were found. */
export const recallOf = ({ reference, both }: WordMatch): number => (reference === 0 ? 1 : both / reference);
/** Share of our words that the reference lacks. */
export const extraOf = ({ own, both }: WordMatch): number => (own === 0 ? 0 : (own - both) / own);
