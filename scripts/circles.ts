/**
 * Finds files that import each other in a loop: one list per loop, in order of discovery (strongly connected components
 * of more than one file, after Tarjan 1972).
 * Ignores files that aren't in the map.
 */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    open.push(file);
    let lowest = at;
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? at);
    }
    low.set(file, lowest);
    if (lowest === at) {
      const members = open.splice(open.indexOf(file));
      if (members.length > 1 || (imports.get(file) ?? []).includes(file)) circles.push(members);
    }
    return lowest;
  };

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
