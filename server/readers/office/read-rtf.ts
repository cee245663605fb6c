import { collapseSpace } from '#contract/evidence.ts';
import { ExtractionFailed, holdCharacters, holdPieces } from '#server/readers/extraction-failed.ts';
import type { Extraction, Piece } from '#server/readers/extraction.ts';

/** Groups without document text. */
const silent = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'generator',
  'themedata',
  'datastore',
  'xmlnstbl',
  'latentstyles',
  'fldinst',
  'header',
  'headerl',
  'headerr',
  'headerf',
  'footer',
  'footerl',
  'footerr',
  'footerf',
  'filetbl',
  'revtbl',
  'private',
  'bkmkstart',
  'bkmkend',
  'pntext',
  'nonshppict',
]);
const signs: Readonly<Record<string, string>> = {
  tab: ' ',
  line: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
};
/** Longer paragraphs in a heading style are headings only in appearance. */
const longestHeading = 200;
const longestRun = 1_000_000;
/** Joins this many fragments before they take more memory than their text. */
const mostParts = 4096;
const deepestGroup = 2000;
const longestStyleSheet = 200_000;
const pictured = /\\pict\b/u;
const token = /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/giu;

interface Group {
  silent: boolean;
  skipAfterUnicode: number;
  /** The paragraph's style number, and whether it is in the outline. */ style: number;
  outlined: boolean;
}

/** Returns the numbers of heading styles, by name or outline level. */
function headingStyles(source: string): Set<number> {
  const found = new Set<number>();
  const start = source.indexOf('{\\stylesheet');
  if (start === -1) return found;
  for (const [style] of source.slice(start, start + longestStyleSheet).matchAll(/\{\\s\d+\b[^{};]*;\}/gu)) {
    const number = Number(/^\{\\s(\d+)/u.exec(style)?.[1]);
    const name = style
      .replace(/\\[a-z]+-?\d* ?/giu, '')
      .replace(/[{};]/gu, '')
      .trim();
    if (/^(?:heading \d|title)$/iu.test(name) || /\\outlinelevel[0-8]\b/u.test(style)) found.add(number);
  }
  return found;
}

function codePageDecoder(page: string | undefined): TextDecoder {
  const label =
    page === '65001'
      ? 'utf-8'
      : page === '932'
        ? 'shift_jis'
        : page === '936'
          ? 'gbk'
          : page === '949'
            ? 'euc-kr'
            : page === '950'
              ? 'big5'
              : `windows-${page ?? '1252'}`;
  try {
    return new TextDecoder(label);
  } catch (error) {
    // Falls back to the usual code page if it is unknown.
    if (error instanceof RangeError) return new TextDecoder('windows-1252');
    throw error;
  }
}

const plainGroup: Group = { silent: false, skipAfterUnicode: 1, style: 0, outlined: false };

class RtfWalk {
  readonly paragraphs: { text: string; isHeading: boolean }[] = [];
  readonly #headings: ReadonlySet<number>;
  readonly #decoder: TextDecoder;
  #groups: Group[] = [{ ...plainGroup }];
  #text = '';
  #parts: string[] = [];
  #cells: string[] = [];
  #bytes: number[] = [];
  #skip = 0;
  #taken = 0;

  constructor(decoder: TextDecoder, headings: ReadonlySet<number>) {
    this.#decoder = decoder;
    this.#headings = headings;
  }

  get #group(): Group {
    return this.#groups.at(-1) ?? { ...plainGroup };
  }

  #settle(): void {
    if (this.#bytes.length > 0) this.#add(this.#decoder.decode(Uint8Array.from(this.#bytes)));
    this.#bytes = [];
  }

  /** Caps the text: one word can repeat a character endlessly. */
  #add(text: string): void {
    this.#taken += text.length;
    holdCharacters(this.#taken);
    this.#parts.push(text);
    if (this.#parts.length < mostParts) return;
    this.#text += this.#parts.join('');
    this.#parts = [];
  }

  append(text: string): void {
    this.#settle();
    const kept = text.slice(this.#skip);
    this.#skip = Math.max(0, this.#skip - text.length);
    if (!this.#group.silent) this.#add(kept);
  }

  byte(value: number): void {
    if (this.#skip > 0) this.#skip -= 1;
    else if (!this.#group.silent) this.#bytes.push(value);
    if (this.#bytes.length > longestRun) throw new ExtractionFailed('too-large');
  }

  #take(): string {
    this.#settle();
    const text = collapseSpace(this.#text + this.#parts.join(''));
    this.#text = '';
    this.#parts = [];
    return text;
  }

  endParagraph(): void {
    const text = this.#take();
    const { style, outlined } = this.#group;
    holdPieces(this.paragraphs.length + 1);
    if (text !== '')
      this.paragraphs.push({
        text,
        isHeading: text.length <= longestHeading && (outlined || this.#headings.has(style)),
      });
  }

  brace(open: boolean): void {
    this.#settle();
    this.#skip = 0;
    if (!open) {
      this.#groups.pop();
      return;
    }
    if (this.#groups.length > deepestGroup) throw new ExtractionFailed('broken');
    this.#groups.push({ ...this.#group });
  }

  silence(): void {
    this.#group.silent = true;
  }

  word(name: string, value: number | null): void {
    if (silent.has(name)) this.silence();
    else if (name === 'uc') this.#group.skipAfterUnicode = Math.max(0, value ?? 1);
    else if (name === 'u' && value !== null) {
      this.#settle();
      if (!this.#group.silent) this.#add(String.fromCharCode(value & 0xffff));
      this.#skip = this.#group.skipAfterUnicode;
    } else if (this.#group.silent) return;
    else if (name === 'pard') Object.assign(this.#group, { style: 0, outlined: false });
    else if (name === 's' && value !== null) this.#group.style = value;
    else if (name === 'outlinelevel') this.#group.outlined = value !== null && value < 9;
    else if (name === 'par' || name === 'sect' || name === 'page') this.endParagraph();
    else if (name === 'cell') {
      this.#cells.push(this.#take());
      holdPieces(this.#cells.length);
    } else if (name === 'row') {
      const row = this.#cells.filter((cell) => cell !== '').join(' | ');
      this.#cells = [];
      if (row !== '') this.paragraphs.push({ text: row, isHeading: false });
    } else if (signs[name] !== undefined) this.append(signs[name]);
  }
}

/** Reads an RTF file. Throws ExtractionFailed. */
export function readRtf(file: Uint8Array): Extraction {
  const source = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  const walk = new RtfWalk(codePageDecoder(/\\ansicpg(\d+)/u.exec(source)?.[1]), headingStyles(source));
  for (const [, hex, word, value, sign, brace, text] of source.matchAll(token)) {
    if (hex !== undefined) walk.byte(Number.parseInt(hex, 16));
    else if (word !== undefined) walk.word(word, value === undefined ? null : Number(value));
    else if (sign === '*') walk.silence();
    else if (sign !== undefined) walk.append(signs[sign] ?? (sign === '-' ? '' : sign));
    else if (brace !== undefined) walk.brace(brace === '{');
    else if (text !== undefined) walk.append(text);
  }
  walk.endParagraph();
  if (walk.paragraphs.length === 0) throw new ExtractionFailed(pictured.test(source) ? 'scan' : 'empty');
  const title = collapseSpace(/\{\\title ([^{}\\]+)\}/u.exec(source)?.[1] ?? '');
  let heading: string | null = null;
  const pieces = walk.paragraphs.map(({ text, isHeading }): Piece => {
    if (isHeading) heading = text;
    return { text, page: null, heading, second: null };
  });
  return { status: 'ready', title: title === '' ? null : title, pages: null, pieces, note: null };
}
