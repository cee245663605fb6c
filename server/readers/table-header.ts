import type { TableRow } from './extraction.ts';

/** A long row of names would leave no room for what stands under them. */
const headerCharacters = 600;
const firstRows = 5;

const isName = (cell: string): boolean => cell === '' || (/\p{L}/u.test(cell) && cell.length <= 80);

/** Takes the rows of a sheet in order and says of each what its columns are called: the first row of several names is the header. */
export function openTable(sheet: string | null) {
  let header: string | null = null;
  let columns = 0;
  let rows = 0;
  return {
    /** Cells of a row as text, empty ones kept where a column is named, so that each stays under its name. */
    text: (cells: readonly string[]): string => {
      const kept =
        columns === 0 ? cells.filter((cell) => cell !== '') : cells.filter((cell, at) => cell !== '' || at < columns);
      return kept
        .join(' | ')
        .replaceAll('  ', ' ')
        .replace(/(?:\s*\|\s*)+$/u, '');
    },
    place: (cells: readonly string[], number: number): TableRow => {
      const filled = cells.filter((cell) => cell !== '');
      rows += 1;
      if (header === null && rows <= firstRows && filled.length >= 2 && filled.every(isName)) {
        header = filled.join(' | ').slice(0, headerCharacters);
        columns = cells.findLastIndex((cell) => cell !== '') + 1;
        return { sheet, number, header: null };
      }
      return { sheet, number, header };
    },
  };
}
