import type { WordedKind } from '../learned/hear-plainly.ts';
import { matterWeights } from '../learned/matter-weights.ts';
import type { MatterSigns } from './matter-signs.ts';

/** The log-odds that a line is a matter of a kind, by all that speaks for it; learned by `scripts/learn-matters.ts`. */
export function matterOdds(kind: WordedKind, signs: MatterSigns): number {
  const { bias, weights } = matterWeights[kind];
  return (Object.keys(signs) as (keyof MatterSigns)[]).reduce((sum, sign) => sum + weights[sign] * signs[sign], bias);
}

/**
 * From these log-odds on a matter is plain enough for a card; chosen on calls that may be built on.
 */
const from: Record<WordedKind, number> = {
  objection: -0.5,
  competitor: -0.5,
  price: -0.5,
  security: -0.5,
  timing: -0.5,
  authority: -0.5,
  proof: -0.5,
};
/** What log-odds are worth beside the other things that a card is chosen by. */
const share = 0.35;

/** How plain a matter is, by its log-odds: 1 is enough for a card. */
export const plainness = (kind: WordedKind, odds: number): number => 1 + share * (odds - from[kind]);
