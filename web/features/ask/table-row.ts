const between = ' | ';
const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());
const isFilled = (cell: string): boolean => cell !== '' && cell !== '–';

/**
 * Returns a row of a table with the names of its columns, 'Minimum users: Starter 5, Team 15', as far as the passage has the table's head;
 * otherwise the text as it is.
 */
export function rowInWords(text: string, passage: string): string {
  if (!text.includes(between)) return text;
  const lines = passage.split('\n');
  const at = lines.indexOf(text);
  const top = lines.slice(0, Math.max(0, at)).findLastIndex((line) => !line.includes(between)) + 1;
  const [name = '', ...cells] = cellsOf(text);
  const [, ...names] = cellsOf(lines[top] ?? '');
  const isHeaded = at > top && names.length >= cells.length && names.every((each) => !/^[\d.,]+$/u.test(each));
  const told = cells.flatMap((cell, place) => {
    const column = names[place] ?? '';
    return isFilled(cell) ? [isHeaded && isFilled(column) ? `${column} ${cell}` : cell] : [];
  });
  return told.length === 0 ? name : `${name}: ${told.join(', ')}`;
}
