/** A line of a call as what it holds, and what somebody labeled it as. */
export interface LearnedLine {
  rep: boolean;
  phrases: Set<string>;
  labels: ReadonlySet<string>;
  /** Labels that it speaks neither for nor against: of the lines around it, or that nobody judged it by. */
  near: ReadonlySet<string>;
}

export interface Manner {
  /** Phrases on fewer lines are left out. */
  fewestLines: number;
  /** As liblinear's C: what an error weighs beside the sum of all weights. */
  errorWeight: number;
}

export interface Learned {
  bias: number;
  /** Phrases by their weight, as printed. */
  byWeight: Map<string, string[]>;
  labeled: number;
  of: number;
}

const rounds = 1500;

/** Learns a logistic regression with few weights (L1) by accelerated proximal gradient steps. */
function learn(
  rows: readonly (readonly number[])[],
  { is, columns, errorWeight }: { is: readonly boolean[]; columns: number; errorWeight: number },
) {
  const penalty = 1 / (errorWeight * rows.length);
  // The largest row bounds how curved the loss is.
  const step = 4 / (1 + rows.reduce((most, row) => Math.max(most, row.length), 0));
  let [weights, last] = [new Float64Array(columns + 1), new Float64Array(columns + 1)];
  let momentum = 1;
  for (let round = 0; round < rounds; round += 1) {
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const at = weights.map((weight, place) => weight + ((momentum - 1) / next) * (weight - (last[place] ?? 0)));
    momentum = next;
    const slope = new Float64Array(columns + 1);
    rows.forEach((row, place) => {
      let odds = at[columns] ?? 0;
      for (const column of row) odds += at[column] ?? 0;
      const error = (1 / (1 + Math.exp(-odds)) - (is[place] === true ? 1 : 0)) / rows.length;
      for (const column of row) slope[column] = (slope[column] ?? 0) + error;
      slope[columns] = (slope[columns] ?? 0) + error;
    });
    last = weights;
    weights = at.map((weight, place) => {
      const moved = weight - step * (slope[place] ?? 0);
      return place === columns ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - step * penalty);
    });
  }
  return weights;
}

/** Learns which phrases speak for a label. */
export function learnLabel(label: string, all: readonly LearnedLine[], { fewestLines, errorWeight }: Manner): Learned {
  const lines = all.filter(
    (line) => (label === 'promise' || !line.rep) && (line.labels.has(label) || !line.near.has(label)),
  );
  const counts = new Map<string, number>();
  for (const { phrases } of lines) for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const known = [...counts]
    .filter(([, count]) => count >= fewestLines)
    .map(([phrase]) => phrase)
    .toSorted();
  const columnOf = new Map(known.map((phrase, column) => [phrase, column]));
  const rows = lines.map(({ phrases }) =>
    [...phrases].flatMap((phrase) => {
      const column = columnOf.get(phrase);
      return column === undefined ? [] : [column];
    }),
  );
  const weights = learn(rows, { is: lines.map((line) => line.labels.has(label)), columns: known.length, errorWeight });
  const byWeight = new Map<string, string[]>();
  known.forEach((phrase, column) => {
    const weight = (weights[column] ?? 0).toFixed(1);
    if (Number(weight) !== 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), phrase]);
  });
  return {
    bias: Number((weights[known.length] ?? 0).toFixed(2)),
    byWeight,
    labeled: lines.filter((line) => line.labels.has(label)).length,
    of: lines.length,
  };
}
