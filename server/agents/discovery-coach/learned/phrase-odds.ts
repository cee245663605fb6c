import { phraseWeights, type LearnedLabel } from './phrases/all.ts';
import { oddsOfPhrases, weightsOf, type PhraseWeights } from '#server/agents/phrases/phrase-weights.ts';
import { everydayWeights, type EverydayLabel } from './everyday/all.ts';
import { everydayPhrases, saidPhrases } from './said-phrases.ts';

/** Beyond these, phrases say no more. */
const bounds = { least: -5, most: 3 };

/** The log-odds of phrases by their weights, from -5 to 3. */
export function boundedOdds(
  { bias, weights }: { bias: number; weights: ReadonlyMap<string, number> },
  phrases: ReadonlySet<string>,
): number {
  return Math.max(bounds.least, Math.min(bounds.most, oddsOfPhrases({ bias, weights }, phrases)));
}

const oddsOf = (learned: PhraseWeights, phrases: ReadonlySet<string>): number =>
  boundedOdds({ bias: learned.bias, weights: weightsOf(learned) }, phrases);

/** Tells the log-odds, from -5 to 3, that a line is of a label, by its phrases and those of the seller's line before it. */
export function phraseOdds(text: string, before: string | null): (label: LearnedLabel) => number {
  const said = saidPhrases(text, before);
  return (label) => oddsOf(phraseWeights[label], said);
}

/** Tells the log-odds, from -5 to 3, that a sentence is of a label in the words that most people use for it. */
export function everydayOdds(text: string): (label: EverydayLabel) => number {
  const said = everydayPhrases(text);
  return (label) => oddsOf(everydayWeights[label], said);
}
