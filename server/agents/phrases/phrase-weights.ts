/** What phrases add to the log-odds of a label: each line has a weight and its phrases, with bars between. */
export interface PhraseWeights {
  bias: number;
  lines: readonly string[];
}

/** What each phrase adds to the log-odds of a label, once it was asked for. */
const read = new Map<PhraseWeights, ReadonlyMap<string, number>>();
export function weightsOf(learned: PhraseWeights): ReadonlyMap<string, number> {
  const known = read.get(learned);
  if (known !== undefined) return known;
  const weights = new Map(
    learned.lines.flatMap((line) => {
      const [weight = '0', ...phrases] = line.split(' | ');
      return phrases.map((phrase) => [phrase, Number(weight)] as const);
    }),
  );
  read.set(learned, weights);
  return weights;
}

/** The log-odds of phrases by their weights. */
export function oddsOfPhrases(
  { bias, weights }: { bias: number; weights: ReadonlyMap<string, number> },
  phrases: ReadonlySet<string>,
): number {
  let odds = bias;
  for (const phrase of phrases) odds += weights.get(phrase) ?? 0;
  return odds;
}
