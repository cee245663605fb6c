import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'evaluation', 'everyday-lines');

/**
 * Rows of `matters-*.tsv` (kind, line), `fields-*.tsv` (field, what the seller said before, line) `idle-*.tsv` (`-`, line)
 * or `promises-*.tsv` (side, `promise` or `-`, line),
 * those held back or the others.
 */
export function everydayRows(
  part: 'matters' | 'fields' | 'idle' | 'promises',
  { held }: { held: boolean },
): { label: string; side: 'rep' | 'prospect'; before: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(part) && name.includes('held') === held && name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      const label = cells[part === 'promises' ? 1 : 0] ?? '';
      const side = part === 'promises' && cells[0] === 'S' ? ('rep' as const) : ('prospect' as const);
      return { label, side, before: part === 'fields' ? (cells[1] ?? '') : '', text: cells.at(-1) ?? '' };
    });
}
