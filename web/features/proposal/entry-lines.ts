import { limits } from '#contract/limits.ts';
import { wordsOfLine, type RichLine } from '#contract/rich-text.ts';

/** Line breaks within an entry, typed where entries have fields of their own, become spaces. */
export const inOneLine = (entry: string): string => entry.replaceAll(/\s*\n\s*/gu, ' ');

/** Returns the entries that lines of the editor stand for, empty ones left out. */
export function entriesIn(lines: readonly RichLine[], most: number): { entries: string[]; lines: RichLine[] } {
  const kept = lines
    .map(({ runs }): RichLine => ({ kind: 'p', runs }))
    .filter((line) => wordsOfLine(line).trim() !== '')
    .slice(0, most);
  return { entries: kept.map((line) => wordsOfLine(line).trim().slice(0, limits.discovery.entryMax)), lines: kept };
}
