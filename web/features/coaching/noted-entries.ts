const mark = /^\s*(?:[-–*•▪+]|\d{1,2}[.)])\s+/u;

/** The entries that a suggestion makes: a note may hold a list, one point a line. */
export const notedEntries = (text: string): string[] =>
  text
    .split(/\n+/u)
    .map((line) => line.replace(mark, '').trim())
    .filter((line) => line !== '');
