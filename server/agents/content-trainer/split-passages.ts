import { splitSentences } from '../built-in/sentences.ts';
import type { Piece } from './extraction.ts';

/** What is indexed, found and cited: a stretch of one page under one heading. */
export interface ContentPassageText { text: string; page: number | null; heading: string | null; second: number | null; words: number }

const aim = 180;
const most = 250;
/** A new heading ends a passage that is longer than this. */
const headingFrom = 60;

const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Cuts what is longer than a passage at the ends of sentences, and a sentence without end at its words. */
function cut(piece: Piece): Piece[] {
  if (countWords(piece.text) <= most) return [piece];
  const parts: string[] = [];
  let open: string[] = [];
  let words = 0;
  const close = (): void => {
    if (open.length > 0) parts.push(open.join(' '));
    [open, words] = [[], 0];
  };
  for (const sentence of piece.text.split(/\n+/u).flatMap(splitSentences)) {
    const size = countWords(sentence);
    if (words + size > aim && words > 0) close();
    if (size > most) {
      const all = sentence.split(/\s+/u);
      for (let at = 0; at < all.length; at += aim) parts.push(all.slice(at, at + aim).join(' '));
      continue;
    }
    open.push(sentence);
    words += size;
  }
  close();
  return parts.map((text) => ({ ...piece, text }));
}

/** Joins pieces into passages of about 180 words that never cross a page. */
export function splitPassages(pieces: readonly Piece[]): ContentPassageText[] {
  const passages: ContentPassageText[] = [];
  for (const piece of pieces.flatMap(cut)) {
    const text = piece.text.trim();
    const words = countWords(text);
    if (words === 0) continue;
    const last = passages.at(-1);
    const joins = last !== undefined && last.page === piece.page && last.words + words <= most && last.words < aim
      && (last.heading === piece.heading || last.words < headingFrom);
    if (joins) {
      last.text = `${last.text}\n${text}`;
      last.words += words;
    } else passages.push({ text, page: piece.page, heading: piece.heading, second: piece.second, words });
  }
  return passages;
}
