import type { Passage, Ranked } from '../analyst.ts';
import { terms } from '#server/readers/sentences.ts';

const k1 = 1.2;
const b = 0.75;

/** Ranks the passages by BM25. */
export function rankPassages(query: string, passages: readonly Passage[]): Ranked[] {
  const wanted = new Set(terms(query));
  const documents = passages.map(({ id, text }) => ({ id, words: terms(text) }));
  const average = documents.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, documents.length);
  const holding = new Map<string, number>();
  for (const { words } of documents)
    for (const word of new Set(words)) if (wanted.has(word)) holding.set(word, (holding.get(word) ?? 0) + 1);
  return documents
    .map(({ id, words }) => {
      let score = 0;
      for (const [word, count] of holding) {
        const frequency = words.filter((other) => other === word).length;
        const rarity = Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
        score += (rarity * frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * words.length) / average));
      }
      return { id, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score);
}
