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
  /** As liblinear's C: what an error weighs beside the penalty of all weights. */
  errorWeight: number;
  /** What is penalized: the sum of all weights (few are left, L1) or of their squares (many small ones, L2). */
  penalized: 'sum' | 'squares';
  /** Smaller weights are left out. */
  least: number;
}

/** How phrases of calls are learned. */
export const phraseManner: Manner = { fewestLines: 8, errorWeight: 0.1, penalized: 'squares', least: 0.1 };

export interface Learned {
  bias: number;
  /** Phrases by their weight, as printed. */
  byWeight: Map<string, string[]>;
  labeled: number;
  of: number;
}

const rounds = 1500;

/** Rows of columns, one row behind the other: row i is `columns[starts[i]]` up to `columns[starts[i + 1]]`. */
interface Rows {
  columns: Int32Array;
  starts: Int32Array;
  width: number;
}

/** Learns a logistic regression by accelerated proximal gradient steps. */
function learn(
  { columns, starts, width }: Rows,
  { is, errorWeight, penalized }: { is: readonly boolean[]; errorWeight: number; penalized: 'sum' | 'squares' },
): Float64Array {
  const count = is.length;
  const penalty = 1 / (errorWeight * count);
  let longest = 0;
  for (let row = 0; row < count; row += 1) longest = Math.max(longest, (starts[row + 1] ?? 0) - (starts[row] ?? 0));
  // The longest row bounds how curved the loss is.
  const step = 4 / (1 + longest);
  let [weights, last] = [new Float64Array(width + 1), new Float64Array(width + 1)];
  let momentum = 1;
  for (let round = 0; round < rounds; round += 1) {
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const at = weights.map((weight, place) => weight + ((momentum - 1) / next) * (weight - (last[place] ?? 0)));
    momentum = next;
    const slope = new Float64Array(width + 1);
    for (let row = 0; row < count; row += 1) {
      const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
      let odds = at[width] ?? 0;
      for (let place = from; place < to; place += 1) odds += at[columns[place] ?? 0] ?? 0;
      const error = (1 / (1 + Math.exp(-odds)) - (is[row] === true ? 1 : 0)) / count;
      for (let place = from; place < to; place += 1) {
        const column = columns[place] ?? 0;
        slope[column] = (slope[column] ?? 0) + error;
      }
      slope[width] = (slope[width] ?? 0) + error;
    }
    last = weights;
    weights = at.map((weight, place) => {
      const moved = weight - step * (slope[place] ?? 0);
      if (place === width) return moved;
      if (penalized === 'squares') return moved / (1 + step * penalty);
      return Math.sign(moved) * Math.max(0, Math.abs(moved) - step * penalty);
    });
  }
  return weights;
}

/** Learns which phrases speak for a label. */
export function learnLabel(
  label: string,
  all: readonly LearnedLine[],
  { fewestLines, errorWeight, penalized, least }: Manner,
): Learned {
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
  const columns: number[] = [];
  const starts = [0];
  for (const { phrases } of lines) {
    for (const phrase of phrases) {
      const column = columnOf.get(phrase);
      if (column !== undefined) columns.push(column);
    }
    starts.push(columns.length);
  }
  const rows = { columns: Int32Array.from(columns), starts: Int32Array.from(starts), width: known.length };
  const weights = learn(rows, { is: lines.map((line) => line.labels.has(label)), errorWeight, penalized });
  const byWeight = new Map<string, string[]>();
  known.forEach((phrase, column) => {
    const weight = (weights[column] ?? 0).toFixed(1);
    if (Math.abs(weights[column] ?? 0) >= least && Number(weight) !== 0)
      byWeight.set(weight, [...(byWeight.get(weight) ?? []), phrase]);
  });
  return {
    bias: Number((weights[known.length] ?? 0).toFixed(2)),
    byWeight,
    labeled: lines.filter((line) => line.labels.has(label)).length,
    of: lines.length,
  };
}
