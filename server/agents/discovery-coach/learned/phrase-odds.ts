import { phraseWeights, type LearnedLabel } from './phrases/all.ts';
import type { PhraseWeights } from './phrase-weights.ts';
import { everydayWeights, type EverydayLabel } from './everyday/all.ts';
import { everydayPhrases, saidPhrases } from './said-phrases.ts';

/** What each phrase adds to the log-odds of a label. */
function readWeights(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line) => {
      const [weight = '0', ...phrases] = line.split(' | ');
      return phrases.map((phrase) => [phrase, Number(weight)] as const);
    }),
  );
}

interface Weighed {
  bias: number;
  of: ReadonlyMap<string, number>;
}
const weighed = <Label extends string>(all: Record<Label, PhraseWeights>): Record<Label, Weighed> =>
  Object.fromEntries(
    Object.entries<PhraseWeights>(all).map(([label, { bias, lines }]) => [label, { bias, of: readWeights(lines) }]),
  ) as Record<Label, Weighed>;
const weights = weighed(phraseWeights);
const everyday = weighed(everydayWeights);
/** Beyond these, phrases say no more. */
const bounds = { least: -5, most: 3 };

function oddsOf({ bias, of }: Weighed, phrases: ReadonlySet<string>): number {
  let odds = bias;
  for (const phrase of phrases) odds += of.get(phrase) ?? 0;
  return Math.max(bounds.least, Math.min(bounds.most, odds));
}

/** Tells the log-odds, from -5 to 3, that a line is of a label, by its phrases and those of the seller's line before it. */
export function phraseOdds(text: string, before: string | null): (label: LearnedLabel) => number {
  const said = saidPhrases(text, before);
  return (label) => oddsOf(weights[label], said);
}

/** Tells the log-odds, from -5 to 3, that a sentence is of a label in the words that most people use for it. */
export function everydayOdds(text: string): (label: EverydayLabel) => number {
  const said = everydayPhrases(text);
  return (label) => oddsOf(everyday[label], said);
}
