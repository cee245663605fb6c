import type { Piece } from '#server/readers/extraction.ts';

/** A heading, list item, table row or paragraph of a document. */
export interface Block {
  kind: 'heading' | 'item' | 'row' | 'text';
  /** Of headings the level, of items the indentation; 0: outermost. */
  depth: number;
  /** Without marks; bold words keep their asterisks. */
  text: string;
  cells: readonly string[];
}

const marks = /^(?<indent> *)(?:[-*+•–▪◦‣·]|\d{1,2}[.)]|[a-z][.)])\s+(?<text>\S.*)$/u;
const hashes = /^#{1,6}(?= )/u;
const numbered = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.):]?|[IVX]{1,4}[.)])\s+\S/u;
const rule = /^[\s|:=_*-]+$/u;
const boldAlone = /^(?:\*\*|__)(?<text>[^*_]+)(?:\*\*|__):?$/u;
const wholeEnd = /[.!?]\s*["”’»)]*$/u;
const ended = /[.,;:?!]["”’)]?$/u;
const headingWords = 8;
const nameWords = 5;
/** Longer than any heading: what a page is called is short. */
const headingLongest = 80;

const wordCount = (text: string): number => text.split(/\s+/u).length;
const isShort = (text: string): boolean => text.length <= headingLongest && wordCount(text) <= headingWords;
const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
const block = (kind: Block['kind'], depth: number, text: string): Block => ({ kind, depth, text, cells: [] });
const row = (text: string): Block => ({
  ...block('row', 0, text),
  cells: text
    .replace(/^\s*\||\|\s*$/gu, '')
    .split('|')
    .map((cell) => cell.replaceAll(/\*\*|__/gu, '').trim()),
});
const isRow = (text: string): boolean => text.includes(' | ') || /^\s*\|.*\|\s*$/u.test(text);

/** Blocks of documents whose readers know headings and tables. */
function ofPieces(pieces: readonly Piece[]): Block[] {
  return pieces.flatMap(({ text, heading, row: tableRow }): Block[] => {
    if (tableRow !== undefined || isRow(text)) return [row(text)];
    if (text === heading) return [block('heading', 1, text)];
    return text.split('\n').flatMap((line) => {
      const item = marks.exec(line)?.groups;
      return line.trim() === ''
        ? []
        : [item === undefined ? block('text', 0, line.trim()) : block('item', 0, item['text'] ?? '')];
    });
  });
}

/** Headings of plain text: numbered, in capitals, bold, or closed by a colon, and short. */
function headingOf(line: string, opens: boolean, next: string): Block | null {
  const text = line.trim();
  const hash = hashes.exec(text)?.[0];
  if (hash !== undefined) return block('heading', hash.length, text.slice(hash.length).replace(/#+$/u, '').trim());
  const bold = boldAlone.exec(text)?.groups?.['text'];
  if (bold !== undefined) return block('heading', 7, bold.trim());
  if (!isShort(text)) return null;
  if (/^[=-]{3,}$/u.test(next.trim()) && opens) return block('heading', next.includes('=') ? 1 : 2, text);
  if (isCapitals(text) && opens) return block('heading', numbered.test(text) ? 8 : 6, text);
  const goesOn = next.trim() !== '' && !numbered.test(next) && !/^\s*\p{Ll}/u.test(next);
  if (numbered.test(line) && opens && !ended.test(text) && goesOn) return block('heading', 8, text);
  const isName =
    wordCount(text) <= nameWords && /^\p{Lu}/u.test(text) && !ended.test(text) && /^\s*["“„«]?\p{Lu}/u.test(next);
  if (isName && opens && next.trim().length > headingLongest / 2) return block('heading', 10, text);
  if (/^\p{Lu}[^:]*:$/u.test(text) && opens) return block('heading', 9, text.slice(0, -1));
  return null;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
/** 'Budget: what is set aside' */
const named = /^\s*\p{Lu}[^:–—.?!]{1,40}(?::| [–—-]) \S/u;
/** 'M = Metrics', less indented than the line before, or named where that one is whole: it goes on with nothing. */
const begins = (line: string, before: string): boolean =>
  /^\s*\p{Lu}\s*[=–—-]\s+\S/u.test(line) ||
  indentOf(line) < indentOf(before) ||
  (named.test(line) && (wholeEnd.test(before) || named.test(before)));

/** Blocks of plain text and Markdown: broken lines joined, lists by their indentation. */
function ofLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let opens = true;
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (line.trim() === '' || rule.test(line)) {
      opens = true;
      continue;
    }
    const before = lines[at - 1] ?? '';
    const heading = headingOf(line, opens || (isCapitals(line) && wholeEnd.test(before)), lines[at + 1] ?? '');
    const item = marks.exec(line)?.groups;
    if (isRow(line)) blocks.push(row(line));
    else if (heading !== null) blocks.push(heading);
    else if (item !== undefined)
      blocks.push(block('item', Math.floor((item['indent'] ?? '').length / 2), (item['text'] ?? '').trim()));
    else if (!opens && !begins(line, before) && (last?.kind === 'item' || last?.kind === 'text'))
      last.text = `${last.text} ${line.trim()}`;
    else blocks.push(block('text', 0, line.replace(/^\s*>\s?/u, '').trim()));
    opens = heading !== null;
  }
  return blocks;
}

/** Returns what a document consists of, in its order. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  const isPlain = pieces.every(({ heading, row: tableRow }) => heading === null && tableRow === undefined);
  return isPlain ? ofLines(pieces.flatMap(({ text }) => text.split('\n'))) : ofPieces(pieces);
}
