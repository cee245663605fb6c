import { oddsOfPhrases } from '#server/agents/phrases/phrase-weights.ts';
import type { Learned } from './learn-label.ts';

/** Reads log-odds of phrases by what was just learned. */
export function learnedOdds({ bias, byWeight }: Learned): (phrases: ReadonlySet<string>) => number {
  const weights = new Map([...byWeight].flatMap(([weight, each]) => each.map((one) => [one, Number(weight)] as const)));
  return (phrases) => oddsOfPhrases({ bias, weights }, phrases);
}
