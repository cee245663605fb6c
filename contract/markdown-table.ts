import type { ProposalTable } from './proposal.ts';

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

/** Returns a table as lines of a text that read back as the same table. */
export function tableLines({ head, rows }: ProposalTable): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll(/\s+/gu, ' ').replaceAll(/[\\|]/gu, String.raw`\$&`)).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)];
}

/** Returns the first table that a text holds, and the lines beside it; null: it holds none. Cells too many are columns without a name. */
export function readTable(lines: readonly string[]): { table: ProposalTable; rest: string[] } | null {
  const at = lines.findIndex((line, index) => cellsIn(line) !== null && isTableRule(lines[index + 1] ?? ''));
  if (at === -1) return null;
  const after = lines.slice(at + 2);
  const end = after.findIndex((line) => cellsIn(line) === null);
  const count = end === -1 ? after.length : end;
  const [head = [], ...rows] = [lines[at] ?? '', ...after.slice(0, count)].map((line) => cellsIn(line) ?? []);
  if (rows.length === 0) return null;
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const filled = (row: readonly string[]): string[] =>
    Array.from({ length: columns }, (_, column) => row[column] ?? '');
  return {
    table: { head: filled(head), rows: rows.map(filled) },
    rest: [...lines.slice(0, at), ...after.slice(count)],
  };
}
