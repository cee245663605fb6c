const joint = /(?<!\\)\|/u;
const rule = /^\s*\|?(?:\s*:?-{3,}:?\s*\|)*\s*:?-{3,}:?\s*\|?\s*$/u;

/** Returns whether a line is the line of dashes under a table's head. */
export const isTableRule = (line: string): boolean => line.includes('|') && rule.test(line);

/** Returns the cells of a line that may be a table's row, or null. */
export function cellsIn(line: string): string[] | null {
  if (!joint.test(line) || isTableRule(line)) return null;
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inner.split(joint).map((cell) => cell.trim().replaceAll(/\\([\\|])/gu, '$1'));
}
