import { leafOf, type Tree } from '#server/agents/trees.ts';

export interface Example {
  signs: ReadonlyMap<string, number>;
  is: boolean;
  weight: number;
}
export interface Boosted {
  constant: number;
  trees: Tree[];
}

/** How trees are grown. */
export interface Growth {
  rounds: number;
  depth: number;
  rate: number;
  /** Fewest examples of a leaf. */
  fewest: number;
  damping: number;
  /** Share of splits that a round looks at. */
  splits: number;
  /** Share of examples that a round looks at. */
  rows: number;
}
const slowly: Growth = { rounds: 400, depth: 3, rate: 0.08, fewest: 15, damping: 5, splits: 0.5, rows: 1 };
const mostEdges = 7;
/** Signs of fewer examples are left out. */
const fewestHeld = 6;

interface Split {
  sign: string;
  above: number;
  /** By example: whether its sign is above. */
  holds: Uint8Array;
}

/** The same numbers each time, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** All splits worth trying: for a sign of few values one between any two, else between equal shares of the examples. */
function splitsOf(examples: readonly Example[]): Split[] {
  const signs = [...new Set(examples.flatMap((example) => [...example.signs.keys()]))].toSorted();
  return signs.flatMap((sign) => {
    const values = examples.map((example) => example.signs.get(sign) ?? 0);
    if (values.filter((value) => value !== 0).length < fewestHeld) return [];
    const sorted = values.toSorted((a, b) => a - b);
    const distinct = [...new Set(sorted)];
    const edges =
      distinct.length <= mostEdges
        ? distinct.slice(0, -1)
        : [
            ...new Set(
              [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0),
            ),
          ];
    return edges
      .filter((edge) => edge < (distinct.at(-1) ?? 0))
      .map((edge) => Number(edge.toFixed(2)))
      .map((above) => ({ sign, above, holds: Uint8Array.from(values, (value) => (value > above ? 1 : 0)) }));
  });
}

/** Learns trees one after the other, each of what those before it got wrong (gradient boosting of log-odds). */
export function learnTrees(examples: readonly Example[], seed: number, growth: Growth = slowly): Boosted {
  const { rounds, depth, rate, fewest, damping } = growth;
  const splits = splitsOf(examples);
  const random = numbers(seed);
  const weight = examples.reduce((sum, example) => sum + example.weight, 0);
  const share = examples.reduce((sum, example) => sum + (example.is ? example.weight : 0), 0) / weight;
  const constant = Math.log(share / (1 - share));
  const odds = new Float64Array(examples.length).fill(constant);
  const slope = new Float64Array(examples.length);
  const bend = new Float64Array(examples.length);

  function grow(rows: Int32Array, levels: number, tried: readonly Split[]): Tree {
    let [all, bends] = [0, 0];
    for (const row of rows) {
      all += slope[row] ?? 0;
      bends += bend[row] ?? 0;
    }
    const leaf = (rate * all) / (bends + damping);
    if (levels === 0 || rows.length < 2 * fewest) return leaf;
    let best: Split | null = null;
    let most = 1e-6;
    for (const split of tried) {
      let [over, bendsOver, count] = [0, 0, 0];
      for (const row of rows)
        if (split.holds[row] === 1) {
          over += slope[row] ?? 0;
          bendsOver += bend[row] ?? 0;
          count += 1;
        }
      if (count < fewest || rows.length - count < fewest) continue;
      const gain =
        over ** 2 / (bendsOver + damping) +
        (all - over) ** 2 / (bends - bendsOver + damping) -
        all ** 2 / (bends + damping);
      if (gain > most) [best, most] = [split, gain];
    }
    if (best === null) return leaf;
    const { sign, above, holds } = best;
    return {
      ...{ sign, above },
      no: grow(
        rows.filter((row) => holds[row] === 0),
        levels - 1,
        tried,
      ),
      yes: grow(
        rows.filter((row) => holds[row] === 1),
        levels - 1,
        tried,
      ),
    };
  }

  const trees: Tree[] = [];
  const all = Int32Array.from(examples, (_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    examples.forEach((example, at) => {
      const chance = 1 / (1 + Math.exp(-(odds[at] ?? 0)));
      slope[at] = ((example.is ? 1 : 0) - chance) * example.weight;
      bend[at] = chance * (1 - chance) * example.weight;
    });
    const tree = grow(
      growth.rows < 1 ? all.filter(() => random() < growth.rows) : all,
      depth,
      splits.filter(() => random() < growth.splits),
    );
    trees.push(tree);
    examples.forEach((example, at) => (odds[at] = (odds[at] ?? 0) + leafOf(tree, example.signs)));
  }
  return { constant, trees };
}
