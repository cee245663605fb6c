/** Signs by name; those that are 0 are left out. */
export type Signs = ReadonlyMap<string, number>;

/** A split by whether a sign is above an edge, or what a leaf adds to the odds. */
export type Tree = number | { sign: string; above: number; no: Tree; yes: Tree };

/** Leaves are written in thousandths. */
const precision = 1000;

/** Writes a tree as words: a split `sign>edge`, then what holds if not, then if so. */
export const writeTree = (tree: Tree): string =>
  typeof tree === 'number'
    ? String(Math.round(tree * precision))
    : `${tree.sign}>${Number(tree.above.toFixed(2))} ${writeTree(tree.no)} ${writeTree(tree.yes)}`;

/** Reads the trees that stand one behind the other in a line. */
export function readTrees(line: string): Tree[] {
  const words = line.split(' ');
  let at = 0;
  const next = (): Tree => {
    const word = words[at] ?? '0';
    at += 1;
    const split = word.lastIndexOf('>');
    if (split < 0) return Number(word) / precision;
    const [sign, above] = [word.slice(0, split), Number(word.slice(split + 1))];
    return { sign, above, no: next(), yes: next() };
  };
  const trees: Tree[] = [];
  while (at < words.length) trees.push(next());
  return trees;
}

export function leafOf(tree: Tree, signs: Signs): number {
  let node = tree;
  while (typeof node !== 'number') node = (signs.get(node.sign) ?? 0) > node.above ? node.yes : node.no;
  return node;
}

/** The log-odds that trees give: those that hold whatever the signs, and what each tree adds. */
export const oddsOf = ({ constant, trees }: { constant: number; trees: readonly Tree[] }, signs: Signs): number =>
  trees.reduce<number>((sum, tree) => sum + leafOf(tree, signs), constant);
