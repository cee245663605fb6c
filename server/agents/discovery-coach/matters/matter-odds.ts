import type { WordedKind } from '../learned/hear-plainly.ts';
import { matterWeights } from '../learned/matter-weights.ts';
import { meantMatterWeights } from '../meaning/meant-matter-weights.ts';
import type { MatterSigns } from './matter-signs.ts';

const weighed = (weights: Record<keyof MatterSigns, number>, signs: MatterSigns): number =>
  (Object.keys(signs) as (keyof MatterSigns)[]).reduce((sum, sign) => sum + weights[sign] * signs[sign], 0);

/** Prices are taken for granted too often by what lines mean, where prospects tell of their own costs (decision 141). */
const ownCosts = 0.4;

/**
 * The log-odds that a line is a matter of a kind, by all that speaks for it and by what it means, where that is known; learned by
 * `scripts/learn-matters.ts` and `scripts/learn-meaning.ts`.
 */
export function matterOdds(kind: WordedKind, signs: MatterSigns, meaning: number | null): number {
  if (meaning === null) return matterWeights[kind].bias + weighed(matterWeights[kind].weights, signs);
  const { bias, weights, meaning: share } = meantMatterWeights[kind];
  return bias + weighed(weights, signs) + share * meaning - (kind === 'price' ? ownCosts : 0);
}

/** From these log-odds on a matter is plain enough for a card (decision 140). */
const from = -1.2;
/** What log-odds are worth beside the other things that a card is chosen by. */
const share = 0.35;

/** So plain is enough for a card. */
export const plainEnough = 1;
/** How plain a matter is, by its log-odds. */
export const plainness = (odds: number): number => plainEnough + share * (odds - from);

/** What everyday words are worth by themselves, and what speaks against them all the same. */
const everyday = { share: 0.2, aside: -0.6, opening: -0.6, discovering: -0.4 };

/** How plain a matter is where everyday words alone say it, `over` above what is enough: it's heard whatever was said before. */
export const plainnessOfEveryday = (over: number, signs: MatterSigns): number =>
  plainEnough +
  everyday.share * over +
  everyday.aside * signs.aside +
  everyday.opening * signs.opening +
  everyday.discovering * signs.discovering;
