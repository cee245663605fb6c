import type { MatterTraits, WordedKind } from './matter-signs.ts';
import { matterWeights, weighedKinds } from './vocabulary/matter-weights.ts';

/** Log-odds that make one step of a score, and from which on a matter of the kind is worth a card (`coach.ts`). */
const step = 2.5;
const speaksFrom: Record<WordedKind, { odds: number; score: number }> = {
  objection: { odds: -1.2, score: 1.1 },
  competitor: { odds: -0.8, score: 1 },
  price: { odds: -1, score: 1.1 },
  security: { odds: -2, score: 0.8 },
  timing: { odds: -2, score: 0.8 },
  authority: { odds: -2, score: 0.8 },
  proof: { odds: -2, score: 0.8 },
};

/** The log-odds that a line is a matter of this kind. */
export function matterOdds(kind: WordedKind, traits: MatterTraits): number {
  const place = weighedKinds.indexOf(kind);
  return (Object.entries(traits) as [keyof MatterTraits, number][]).reduce(
    (odds, [trait, value]) => (value === 0 ? odds : odds + value * (matterWeights[trait][place] ?? 0)),
    matterWeights.bias[place] ?? 0,
  );
}

/** How plain a matter is, to about 2; null: neither likely, nor does any word, answer or question speak of it. */
export function matterScore(kind: WordedKind, traits: MatterTraits): number | null {
  const from = speaksFrom[kind];
  const score = from.score + (matterOdds(kind, traits) - from.odds) / step;
  const { plain, near, close, askedFor, inRoom, demurs } = traits;
  const spokenOf = plain + near + close + askedFor + inRoom + (kind === 'objection' ? demurs : 0) > 0;
  return score >= from.score || spokenOf ? score : null;
}
