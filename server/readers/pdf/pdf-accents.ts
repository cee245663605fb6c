import type { PageCharacters } from './pdf-page.ts';

/** Standalone accents that typesetting programs paint above or below a separate letter. */
const combining = new Map(
  Object.entries({
    '\u0060': '\u0300',
    '\u00b4': '\u0301',
    '\u02c6': '\u0302',
    '\u02dc': '\u0303',
    '\u00af': '\u0304',
    '\u02d8': '\u0306',
    '\u02d9': '\u0307',
    '\u00a8': '\u0308',
    '\u02da': '\u030a',
    '\u02dd': '\u030b',
    '\u02c7': '\u030c',
    '\u00b8': '\u0327',
    '\u02db': '\u0328',
  }).map(([alone, mark]) => [alone.charCodeAt(0), mark]),
);
for (const mark of [...combining.values()]) combining.set(mark.charCodeAt(0), mark);

const dotless = new Map([
  ['\u0131', 'i'],
  ['\u0237', 'j'],
]);
const isLetter = /^\p{L}$/u;
const isSeparator = (code: number): boolean => code === 13 || code === 10 || code === 32;

const markAt = ({ codes }: PageCharacters, at: number): string | null => combining.get(codes[at] ?? 0) ?? null;

export const mayBeAccent = (code: number): boolean => (code > 0x7f ? combining.has(code) : code === 0x60);

/** Returns whether the middle of the accent is above or below the letter. */
const standsOn = ({ boxes }: PageCharacters, at: number, { left, right }: { left: number; right: number }): boolean => {
  const middle = ((boxes[at * 4] ?? 0) + (boxes[at * 4 + 1] ?? 0)) / 2;
  return middle > left && middle < right;
};

/** Returns the combining mark for the next letter if this character is an accent on it, else null. */
export function accentOfNext(characters: PageCharacters, at: number): string | null {
  const mark = markAt(characters, at);
  if (mark === null) return null;
  const { codes, generated, boxes } = characters;
  let next = at + 1;
  while (next < codes.length && isSeparator(codes[next] ?? 0) && generated[next] === 1) next += 1;
  const code = codes[next] ?? 0;
  if (code > 0x10ffff || !isLetter.test(String.fromCodePoint(code))) return null;
  return standsOn(characters, at, { left: boxes[next * 4] ?? 0, right: boxes[next * 4 + 1] ?? 0 }) ? mark : null;
}

/** Returns the same for the previous letter. */
export function accentOfLast(
  characters: PageCharacters,
  at: number,
  last: { char: string; left: number; right: number } | undefined,
): string | null {
  const mark = markAt(characters, at);
  return mark !== null && last !== undefined && isLetter.test(last.char) && standsOn(characters, at, last)
    ? mark
    : null;
}

export function withAccent(letter: string, mark: string): string {
  return `${dotless.get(letter) ?? letter}${mark}`.normalize('NFC');
}
