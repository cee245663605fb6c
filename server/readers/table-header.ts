import type { TableRow } from './extraction.ts';

/** A long row of names would leave no room for the rows under it. */
const headerCharacters = 600;
const firstRows = 5;

const isName = (cell: string): boolean => cell === '' || (/\p{L}/u.test(cell) && cell.length <= 80);

/** Takes the rows of a sheet in order and returns their column names: the first row of several names is the header. */
export function openTable(sheet: string | null) {
  let header: string | null = null;
  let columns = 0;
  let rows = 0;
  return {
    /** Returns a row's cells as text, keeping empty cells of named columns so that each stays under its name. */
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
