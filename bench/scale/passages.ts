import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Piece } from '#server/readers/extraction.ts';
import type { LibraryItem } from '#tests/support/content-library.ts';
import { createRandom } from '../fuzz/fuzz-input.ts';

export const passagesOfItem = 100;
const wordsOfPassage = 170;

/** Returns running words of real documents if a folder is given, else of words with similar frequencies. */
export function readWords(data: string | null): string[] {
  const folder = data === null ? null : join(data, 'retrieval');
  if (folder !== null && existsSync(folder)) {
    return ['cranfield', 'med', 'mtragun_pool'].flatMap((name) =>
      readFileSync(join(folder, name, 'docs.jsonl'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .flatMap((line) => (JSON.parse(line) as { text: string }).text.split(/\s+/u)),
    );
  }
  const random = createRandom(7);
  return Array.from({ length: 300_000 }, () => `word${Math.floor(20_000 ** random())}`);
}

/** Builds an item with unique passages. */
export function writeItem(words: readonly string[], random: () => number): LibraryItem {
  const pieces = Array.from({ length: passagesOfItem }, (_, page): Piece => {
    // Combines text from two places, so that no passage repeats.
    const stretch = (): string =>
      words
        .slice(
          ...((from) => [from, from + wordsOfPassage / 2] as const)(
            Math.floor(random() * (words.length - wordsOfPassage)),
          ),
        )
        .join(' ');
    return { text: `${stretch()} ${stretch()}`, page: page + 1, heading: null, second: null };
  });
  return { name: 'document.txt', title: words[Math.floor(random() * words.length)] ?? '', pieces };
}

/** Returns queries of three to eight consecutive words. */
export function queriesOf(words: readonly string[], count: number, random: () => number): string[] {
  return Array.from({ length: count }, () => {
    const from = Math.floor(random() * (words.length - 10));
    return words
      .slice(from, from + 3 + Math.floor(random() * 6))
      .join(' ')
      .replaceAll(/["*]/gu, ' ');
  });
}
