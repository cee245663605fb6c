import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'evaluation', 'everyday-lines');

/**
 * Rows of `matters-*.tsv` (kind, line), `fields-*.tsv` (field, what the seller said before, line) or `idle-*.tsv` (`-`, line),
 * those held back or the others.
 */
export function everydayRows(
  part: 'matters' | 'fields' | 'idle',
  { held }: { held: boolean },
): { label: string; before: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(part) && name.includes('held') === held && name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return { label: cells[0] ?? '', before: part === 'fields' ? (cells[1] ?? '') : '', text: cells.at(-1) ?? '' };
    });
}
