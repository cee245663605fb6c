import { stemmedWords } from '#server/agents/phrases/stemmed-words.ts';
import type { Signs } from '#server/agents/trees.ts';

/** Edges above which a sign that is a number counts, each for itself. */
const edges: Readonly<Record<string, readonly number[]>> = {
  't:words': [8, 14, 20, 28],
  't:commas': [1, 2, 3],
  't:names': [1, 2],
  'f:odds': [-2, -1, 0, 1],
  'f:ownShare': [0.1, 0.3, 0.5],
  'f:ownLines': [1, 3, 8, 15],
  'f:at': [0.1, 0.5],
  'd:age': [1, 2, 4],
};

/** The words of a sentence and its pairs of words, shortened; numbers are `#`, beginning and end `^` and `$`. */
export function wordPhrases(text: string): Set<string> {
  const words = ['^', ...stemmedWords(text), '$'];
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)]);
}

/** Signs as phrases, marked with `*`; a number stands once for each edge that it is above. */
export const signPhrases = (signs: Signs): Set<string> =>
  new Set(
    [...signs].flatMap(([sign, value]) => {
      const above = edges[sign];
      return above === undefined
        ? [`*${sign}`]
        : above.filter((edge) => value > edge).map((edge) => `*${sign}>${edge}`);
    }),
  );
