import { phraseWeights, type LearnedLabel } from './phrases/all.ts';
import { saidPhrases } from './said-phrases.ts';

/** What each phrase adds to the log-odds of a label. */
function readWeights(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line) => {
      const [weight = '0', ...phrases] = line.split(' | ');
      return phrases.map((phrase) => [phrase, Number(weight)] as const);
    }),
  );
}

const weights = Object.fromEntries(
  Object.entries(phraseWeights).map(([label, { bias, lines }]) => [label, { bias, of: readWeights(lines) }]),
) as Record<LearnedLabel, { bias: number; of: ReadonlyMap<string, number> }>;
/** Beyond these, phrases say no more. */
const bounds = { least: -5, most: 3 };

/** Tells the log-odds, from -5 to 3, that a line is of a label, by its phrases and those of the seller's line before it. */
export function phraseOdds(text: string, before: string | null): (label: LearnedLabel) => number {
  const said = saidPhrases(text, before);
  return (label) => {
    const learned = weights[label];
    let odds = learned.bias;
    for (const phrase of said) odds += learned.of.get(phrase) ?? 0;
    return Math.max(bounds.least, Math.min(bounds.most, odds));
  };
}
