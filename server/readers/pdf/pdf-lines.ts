import { accentOfLast, accentOfNext, mayBeAccent, withAccent } from './pdf-accents.ts';
import type { PageCharacters } from './pdf-page.ts';

interface Line {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
  size: number;
  weight: number;
  /** Number of gaps too wide for a space: the line is a table row. */
  wideGaps: number;
}

export interface PdfLine extends Line {
  page: number;
}

/** Marks a hyphen that only breaks a word at the end of a line. */
export const breakingHyphen = '\ufdd0';

const isLetter = /^\p{L}$/u;
const isDigit = /^\p{N}$/u;
const isLetterOrDigit = /^[\p{L}\p{N}]$/u;
const formatting = /[\p{Cc}\ufffe\uffff\u00ad\u200b\ufeff]/gu;

interface Glyph {
  at: number;
  char: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Space before the glyph: from the file, or guessed by the engine. */ space: 'none' | 'written' | 'guessed';
}

function tidy(text: string): string {
  return text.replace(formatting, '').replace(/\s+/gu, ' ').trim();
}

/**
 * Returns whether the letters are widely spaced, which looks like one-letter words; the gaps then show the real spaces.
 */
function isLetterspaced(glyphs: readonly Glyph[], size: number): boolean {
  let pairs = 0;
  let guessed = 0;
  let letters = 0;
  let widest = 0;
  const gaps: number[] = [];
  for (let at = 1; at < glyphs.length; at += 1) {
    const [before, glyph] = [glyphs[at - 1], glyphs[at]];
    if (!before || !glyph) continue;
    if (isLetter.test(glyph.char)) letters += 1;
    if (!isLetterOrDigit.test(before.char) || !isLetterOrDigit.test(glyph.char) || glyph.space === 'written') continue;
    pairs += 1;
    gaps.push(glyph.left - before.right);
    if (glyph.space !== 'guessed') continue;
    guessed += 1;
    widest = Math.max(widest, glyph.left - before.right);
  }
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return (
    pairs >= 3 && guessed >= 0.4 * pairs && letters >= 0.3 * glyphs.length && usual > 0.08 * size && widest < 2 * size
  );
}

function wordGap(glyphs: readonly Glyph[], size: number): number {
  const gaps = glyphs
    .slice(1)
    .map((glyph, at) => glyph.left - (glyphs[at]?.right ?? glyph.left))
    .sort((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(middle * 1.8, middle + size * 0.2);
}

/** Returns the width of a line's round letters, or Infinity if it has none. */
function letterWidth(glyphs: readonly Glyph[]): number {
  const round = glyphs.filter(({ char }) => 'aeno'.includes(char));
  return round.length === 0 ? Infinity : round.reduce((sum, { left, right }) => sum + right - left, 0) / round.length;
}

/**
 * Returns whether a lowered letter ends its symbol, as in a formula: the next one, on the line, starts another. Digits
 * don't, as in H2O.
 */
function endsIndex(before: Glyph, glyph: Glyph, characters: PageCharacters): boolean {
  const height = glyph.top - glyph.bottom;
  const lowered = before.bottom < glyph.bottom - 0.1 * height && before.top < glyph.top - 0.3 * height;
  return (
    lowered &&
    isLetter.test(before.char) &&
    isLetter.test(glyph.char) &&
    characters.fontOf(before.at).size < 0.85 * characters.fontOf(glyph.at).size
  );
}

function lineOf(glyphs: readonly Glyph[], characters: PageCharacters): Line | null {
  const first = glyphs[0];
  if (!first) return null;
  const middle = glyphs[Math.floor(glyphs.length / 2)] ?? first;
  const { size, weight } = characters.fontOf(middle.at);
  const spread = isLetterspaced(glyphs, size);
  const written = spread && glyphs.some(({ space }) => space === 'written');
  const wide = spread ? wordGap(glyphs, size) : 0;
  const usual = glyphs.some(({ char }) => char === 'f') ? letterWidth(glyphs) : 0;
  const line: Line = {
    text: '',
    left: first.left,
    right: first.right,
    bottom: first.bottom,
    top: first.top,
    size,
    weight,
    wideGaps: 0,
  };
  let text = '';
  let before: Glyph | null = null;
  for (const glyph of glyphs) {
    if (before !== null) {
      const gap = glyph.left - before.right;
      let space = glyph.space !== 'none';
      if (spread) space = written ? glyph.space === 'written' : gap > wide;
      // A ligature for 'ff' or 'fi' is read as a single f, wider than an f can be.
      if (
        before.char === 'f' &&
        glyph.space === 'guessed' &&
        before.right - before.left > 1.4 * usual &&
        gap < 0.2 * size
      )
        text += 'f';
      else if (space || endsIndex(before, glyph, characters)) text += ' ';
      if (gap > 1.5 * size) line.wideGaps += 1;
    }
    text += glyph.char;
    line.left = Math.min(line.left, glyph.left);
    line.right = Math.max(line.right, glyph.right);
    line.bottom = Math.min(line.bottom, glyph.bottom);
    line.top = Math.max(line.top, glyph.top);
    before = glyph;
  }
  line.text = tidy(text);
  return line.text === '' ? null : line;
}

/**
 * Returns what separates two characters where the engine ended a line: nothing or a space if the second is raised or
 * lowered (1st, CO2, note numbers) or at the same height; null for a new line.
 */
function goesOn(glyphs: readonly Glyph[], glyph: Glyph): Glyph['space'] | null {
  const before = glyphs.at(-1);
  if (!before) return null;
  const height = Math.max(before.top - before.bottom, glyph.top - glyph.bottom);
  const overlap = Math.min(before.top, glyph.top) - Math.max(before.bottom, glyph.bottom);
  const gap = glyph.left - before.right;
  if (height <= 0 || overlap < 0.15 * height || gap < -0.15 * height || gap > 0.35 * height) return null;
  if (gap > 0.12 * height) return 'written';
  if (isDigit.test(before.char))
    return isDigit.test(glyph.char) || glyph.bottom < before.bottom - 0.15 * height ? 'written' : 'none';
  const base = glyphs[0]?.bottom ?? 0;
  const returns = Math.abs(glyph.bottom - base) < 0.1 * height && Math.abs(before.bottom - base) > 0.15 * height;
  if (returns && glyphs.length > 1) return 'written';
  const word = glyphs.slice(glyphs.findLastIndex(({ space }) => space !== 'none'));
  return !isDigit.test(glyph.char) || word.length <= 2 ? 'none' : 'written';
}

/** Returns whether a glyph lies outside the page and is never shown or printed. */
function isOutside(boxes: Float64Array, at: number, { left, right, bottom, top }: PageCharacters['shown']): boolean {
  return (
    (boxes[at] ?? 0) > right ||
    (boxes[at + 1] ?? 0) < left ||
    (boxes[at + 2] ?? 0) > top ||
    (boxes[at + 3] ?? 0) < bottom
  );
}

/** Returns a page's lines in reading order; corrects spaces by character boxes where the engine guesses poorly. */
export function linesOf(characters: PageCharacters): Line[] {
  const { codes, generated, boxes, shown } = characters;
  const lines: Line[] = [];
  let glyphs: Glyph[] = [];
  let space: Glyph['space'] = 'none';
  let ended = false;
  let accent: string | null = null;
  const flush = (): void => {
    const line = lineOf(glyphs, characters);
    if (line) lines.push(line);
    glyphs = [];
    space = 'none';
  };
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    if (accent !== null && generated[at] === 1) continue;
    if (code === 13 || code === 10) {
      ended = true;
      continue;
    }
    if (code === 32 || code === 160 || code === 9) {
      if (space !== 'written') space = generated[at] === 1 ? 'guessed' : 'written';
      continue;
    }
    if (code === 0 || code > 0x10ffff) continue;
    if (ended && code === 2) continue;
    if (isOutside(boxes, at * 4, shown)) continue;
    if (mayBeAccent(code)) {
      const last = glyphs.at(-1);
      const onLast = accentOfLast(characters, at, last);
      if (last !== undefined && onLast !== null) {
        last.char = withAccent(last.char, onLast);
        continue;
      }
      const onNext = accentOfNext(characters, at);
      if (onNext !== null) {
        accent = onNext;
        continue;
      }
    }
    const char = String.fromCodePoint(code);
    const glyph: Glyph = {
      at,
      char: accent === null ? char : withAccent(char, accent),
      left: boxes[at * 4] ?? 0,
      right: boxes[at * 4 + 1] ?? 0,
      bottom: boxes[at * 4 + 2] ?? 0,
      top: boxes[at * 4 + 3] ?? 0,
      space,
    };
    accent = null;
    if (ended) {
      ended = false;
      const joint = goesOn(glyphs, glyph);
      if (joint === null) flush();
      glyph.space = joint ?? 'none';
    }
    glyphs.push(code === 2 ? { ...glyph, char: breakingHyphen } : glyph);
    space = 'none';
    if (code === 2) flush();
  }
  flush();
  return lines;
}
