/** Rows of numbers, each column brought to mean 0 and spread 1 for learning. */
interface Table {
  rows: Float64Array[];
  mean: Float64Array;
  spread: Float64Array;
}

function standardized(rows: readonly (readonly number[])[]): Table {
  const columns = rows[0]?.length ?? 0;
  const mean = new Float64Array(columns);
  const spread = new Float64Array(columns);
  for (const row of rows) row.forEach((value, at) => (mean[at] = (mean[at] ?? 0) + value / rows.length));
  for (const row of rows)
    row.forEach((value, at) => (spread[at] = (spread[at] ?? 0) + (value - (mean[at] ?? 0)) ** 2 / rows.length));
  spread.forEach((value, at) => (spread[at] = Math.sqrt(value) + 1e-6));
  return {
    mean,
    spread,
    rows: rows.map((row) => Float64Array.from(row, (value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1))),
  };
}

const rounds = 400;

/** Minimizes by gradient steps with momentum; `slope` adds the slope of the loss at these weights. */
function descend(
  columns: number,
  step: number,
  slope: (weights: Float64Array, into: Float64Array) => void,
): Float64Array {
  let [weights, last] = [new Float64Array(columns), new Float64Array(columns)];
  let momentum = 1;
  for (let round = 0; round < rounds; round += 1) {
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const share = (momentum - 1) / next;
    momentum = next;
    const at = weights.map((weight, column) => weight + share * (weight - (last[column] ?? 0)));
    const down = new Float64Array(columns);
    slope(at, down);
    last = weights;
    weights = at.map((weight, column) => weight - step * (down[column] ?? 0));
  }
  return weights;
}

const product = (row: Float64Array, weights: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
};

const original = ({ spread }: Table, weights: Float64Array): number[] =>
  Array.from(spread, (width, at) => (weights[at] ?? 0) / width);

export interface Choice {
  rows: number[][];
  right: boolean[];
}

/** Learns what puts the right ones of each choice first: together they get as much of the likelihood as they can. */
export function learnChoice(choices: readonly Choice[], penalty: number): number[] {
  const useful = choices.filter(({ right }) => right.some(Boolean));
  const table = standardized(useful.flatMap(({ rows }) => rows));
  const columns = table.spread.length;
  let from = 0;
  const groups = useful.map(({ right }) => {
    const rows = table.rows.slice(from, (from += right.length));
    return { rows, right };
  });
  const weights = descend(columns, 0.15, (at, down) => {
    for (const { rows, right } of groups) {
      const scores = rows.map((row) => product(row, at));
      const most = Math.max(...scores);
      const likely = scores.map((score) => Math.exp(score - most));
      const all = likely.reduce((sum, each) => sum + each, 0);
      const ofRight = likely.reduce((sum, each, place) => sum + (right[place] === true ? each : 0), 0) || 1e-12;
      rows.forEach((row, place) => {
        const one = likely[place] ?? 0;
        const error = (one / all - (right[place] === true ? one / ofRight : 0)) / groups.length;
        for (let column = 0; column < columns; column += 1)
          down[column] = (down[column] ?? 0) + error * (row[column] ?? 0);
      });
    }
    at.forEach((weight, column) => (down[column] = (down[column] ?? 0) + 2 * penalty * weight));
  });
  return original(table, weights);
}

export interface Odds {
  weights: number[];
  constant: number;
}

const powerRounds = 30;

/** The greatest step by which gradient steps over odds don't overshoot: 4 by the largest eigenvalue of the rows' squares (power iteration). */
function widestStep({ rows, spread }: Table, counts: readonly number[], all: number): number {
  let direction = Float64Array.from(spread, (_, at) => 1 + (at % 3));
  let largest = 1;
  for (let round = 0; round < powerRounds; round += 1) {
    const next = new Float64Array(direction.length);
    rows.forEach((row, place) => {
      const along = (product(row, direction) * (counts[place] ?? 1)) / all;
      for (let at = 0; at < next.length; at += 1) next[at] = (next[at] ?? 0) + along * (row[at] ?? 0);
    });
    largest = Math.hypot(...next);
    direction = next.map((each) => each / largest);
  }
  // One more for the constant.
  return 4 / (largest + 1);
}

/** Learns the odds that something is so (logistic regression). `counts`: as how many rows each counts, if not as one. */
export function learnOdds(
  rows: readonly (readonly number[])[],
  is: readonly boolean[],
  penalty: number,
  counts: readonly number[] = rows.map(() => 1),
): Odds {
  const table = standardized(rows);
  const columns = table.spread.length;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const learned = descend(columns + 1, widestStep(table, counts, all), (at, down) => {
    table.rows.forEach((row, place) => {
      const odds = product(row, at) + (at[columns] ?? 0);
      const error = ((1 / (1 + Math.exp(-odds)) - (is[place] === true ? 1 : 0)) * (counts[place] ?? 1)) / all;
      for (let column = 0; column < columns; column += 1)
        down[column] = (down[column] ?? 0) + error * (row[column] ?? 0);
      down[columns] = (down[columns] ?? 0) + error;
    });
    for (let column = 0; column < columns; column += 1)
      down[column] = (down[column] ?? 0) + 2 * penalty * (at[column] ?? 0);
  });
  const weights = original(table, learned);
  const shift = weights.reduce((sum, weight, at) => sum + weight * (table.mean[at] ?? 0), 0);
  return { weights, constant: (learned[columns] ?? 0) - shift };
}
