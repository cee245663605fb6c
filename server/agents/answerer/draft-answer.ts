import type { Claim } from '#contract/evidence.ts';
import type { ContentPassage } from '#contract/ask.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { placedTerms } from '#server/search/index-terms.ts';

const looked = 5;
const most = 3;
const longest = 420;

/** The words around what was asked for, where a table or a list has no sentences. */
function windowOf(line: string, wanted: ReadonlySet<string>): string {
  if (line.length <= longest) return line;
  const first = placedTerms(line).find(({ term }) => wanted.has(term))?.from ?? 0;
  const from = line.lastIndexOf(' ', Math.max(0, first - longest / 3)) + 1;
  const end = line.lastIndexOf(' ', from + longest);
  return line.slice(from, end > from ? end : from + longest);
}

/** The sentences that hold most of what was asked, best first, each as a claim that quotes itself. */
export function draftAnswer(
  passages: readonly ContentPassage[],
  terms: readonly { term: string; rarity: number | null }[],
): Claim[] {
  const rarities = new Map(terms.map(({ term, rarity }) => [term, rarity ?? 0]));
  const wanted = new Set(rarities.keys());
  const found = passages
    .slice(0, looked)
    .flatMap((passage, rank) =>
      passage.text
        .split('\n')
        .flatMap(splitSentences)
        .map((sentence) => {
          const text = windowOf(sentence, wanted);
          const held = new Set(placedTerms(text).map(({ term }) => term));
          const score = [...held].reduce((sum, term) => sum + (rarities.get(term) ?? 0), 0);
          return { passage, text, score: score * (1 - rank * 0.08) };
        }),
    )
    .filter(({ score, text }) => score > 0 && text.length > 12)
    .toSorted((a, b) => b.score - a.score);
  const best = found[0]?.score ?? 0;
  const chosen = found
    .filter(({ score, text }, at) => score >= best * 0.6 && found.findIndex((other) => other.text === text) === at)
    .slice(0, most);
  return chosen.map(({ passage, text }, at) => ({
    id: `answer-${at + 1}`,
    text,
    kind: 'fact',
    quotes: [{ sourceId: passage.passageId, text }],
  }));
}
