import type { Choice } from '../analyst.ts';

const clearLead = 1.2;

/**
 * Returns the choice whose vocabulary the text uses most, earlier entries weighing more; null if none is clearly ahead.
 */
export function classifyText(text: string, choices: readonly Choice[]): string | null {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  const scored: { key: string; score: number }[] = [];
  for (const { key, vocabulary } of choices) {
    let score = 0;
    let different = 0;
    for (const [rank, entry] of vocabulary.entries()) {
      const phrase = ` ${entry
        .toLowerCase()
        .replace(/[^\p{L}\p{N}-]+/gu, ' ')
        .trim()}`;
      const count = words.split(`${phrase} `).length - 1 + (words.split(`${phrase}s `).length - 1);
      if (count === 0) continue;
      different += 1;
      score += (1 + Math.log(count)) * (2 - rank / vocabulary.length);
    }
    if (different >= 2) scored.push({ key, score });
  }
  const [best, second] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score >= clearLead * (second?.score ?? 0) ? best.key : null;
}
