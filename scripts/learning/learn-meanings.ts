/** Lines as what they mean: `inputs` has `width` numbers for each, `is` and `counts` one for each line and label. */
export interface MeaningLines {
  inputs: Float32Array;
  width: number;
  labels: number;
  /** 1 where a line is of a label. */
  is: Uint8Array;
  /** As how many a line counts for a label; 0: it isn't learned from. */
  counts: Uint8Array;
}

export interface MeaningModel {
  /** Of each label, one number for each of a line's. */
  weights: Float64Array;
  biases: Float64Array;
}

const rounds = 200;

/** The greatest mean count of a label's lines: steps are so much shorter. */
function meanCount(rows: readonly number[], counts: Uint8Array, labels: number): number {
  const sums = new Float64Array(labels);
  for (const row of rows)
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + (counts[row * labels + label] ?? 0) / rows.length;
  return Math.max(...sums);
}

/**
 * Learns logistic regressions of several labels at once, by accelerated gradient steps. `errorWeight` is liblinear's C. The squares of a line's numbers
 * together are at most `most`.
 */
export function learnMeanings(
  lines: MeaningLines,
  { errorWeight, most, from }: { errorWeight: number; most: number; from: (line: number) => boolean },
): MeaningModel {
  const { inputs, width, labels, is, counts } = lines;
  const rows = Array.from({ length: inputs.length / width }, (_, row) => row).filter((row) => from(row));
  const size = labels * (width + 1);
  const penalty = 1 / (errorWeight * rows.length);
  const step = 4 / ((most + 1) * meanCount(rows, counts, labels));
  let [weights, last] = [new Float64Array(size), new Float64Array(size)];
  let momentum = 1;
  const errors = new Float64Array(labels);
  for (let round = 0; round < rounds; round += 1) {
    const next = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const share = (momentum - 1) / next;
    momentum = next;
    const at = weights.map((weight, place) => weight + share * (weight - (last[place] ?? 0)));
    const slope = new Float64Array(size);
    for (const row of rows) {
      const begin = row * width;
      for (let label = 0; label < labels; label += 1) {
        const count = counts[row * labels + label] ?? 0;
        if (count === 0) {
          errors[label] = 0;
          continue;
        }
        const base = label * (width + 1);
        let odds = at[base + width] ?? 0;
        for (let place = 0; place < width; place += 1) odds += (at[base + place] ?? 0) * (inputs[begin + place] ?? 0);
        errors[label] = (count * (1 / (1 + Math.exp(-odds)) - (is[row * labels + label] ?? 0))) / rows.length;
      }
      for (let label = 0; label < labels; label += 1) {
        const error = errors[label] ?? 0;
        if (error === 0) continue;
        const base = label * (width + 1);
        for (let place = 0; place < width; place += 1)
          slope[base + place] = (slope[base + place] ?? 0) + error * (inputs[begin + place] ?? 0);
        slope[base + width] = (slope[base + width] ?? 0) + error;
      }
    }
    last = weights;
    weights = at.map((weight, place) => {
      const moved = weight - step * (slope[place] ?? 0);
      return place % (width + 1) === width ? moved : moved / (1 + step * penalty);
    });
  }
  const model = { weights: new Float64Array(labels * width), biases: new Float64Array(labels) };
  for (let label = 0; label < labels; label += 1) {
    const base = label * (width + 1);
    model.weights.set(weights.subarray(base, base + width), label * width);
    model.biases[label] = weights[base + width] ?? 0;
  }
  return model;
}

/** The log-odds of a line's label. */
export function meaningOdds(
  { weights, biases }: MeaningModel,
  { inputs, width }: MeaningLines,
  row: number,
  label: number,
): number {
  let odds = biases[label] ?? 0;
  for (let place = 0; place < width; place += 1)
    odds += (weights[label * width + place] ?? 0) * (inputs[row * width + place] ?? 0);
  return odds;
}
