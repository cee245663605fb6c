const size = 4;

/** Numbers of 32 bits, little-endian, whatever the machine. */
export function packVector(vector: Float32Array): Buffer {
  const packed = Buffer.alloc(vector.length * size);
  vector.forEach((value, at) => packed.writeFloatLE(value, at * size));
  return packed;
}

/** How near a stored vector is, -1 to 1; null where it is of another length. */
export function nearness(vector: Float32Array, packed: Uint8Array): number | null {
  if (packed.byteLength !== vector.length * size) return null;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) * view.getFloat32(at * size, true);
  return sum;
}

/** Half of a passage's place comes from its words, half from its meaning, each between the least and most of those found. */
const meaningShare = 0.5;

const spread = (values: readonly number[]): ((value: number) => number) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most > least ? (value - least) / (most - least) : 1);
};

/** Scores anew, in the range of those by words; where no nearness is known, words count alone. */
export function scoreByMeaning<T extends { score: number; near: number | null }>(found: readonly T[]): T[] {
  const known = found.flatMap(({ near }) => (near === null ? [] : [near]));
  if (known.length === 0) return [...found];
  const scores = found.map(({ score }) => score);
  const [words, meaning, most] = [spread(scores), spread(known), Math.max(...scores)];
  return found.map((each) => {
    const byWords = words(each.score);
    const share = each.near === null ? byWords : (1 - meaningShare) * byWords + meaningShare * meaning(each.near);
    return { ...each, score: most * share };
  });
}
