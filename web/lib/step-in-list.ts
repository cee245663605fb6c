const pageRows = 10;

/** Returns the row a key leads to from row `at` of `count`, or null if it isn't a list key. */
export function stepInList(key: string, at: number, count: number): number | null {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + pageRows,
    PageUp: at - pageRows,
    Home: 0,
    End: count - 1,
  };
  const wanted = Object.hasOwn(to, key) ? to[key] : undefined;
  return wanted === undefined ? null : Math.min(count - 1, Math.max(0, wanted));
}
