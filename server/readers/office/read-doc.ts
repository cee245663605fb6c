import WordExtractor from 'word-extractor';
import { collapseSpace } from '#contract/evidence.ts';
import { docHeadings } from './doc-headings.ts';
import { ExtractionFailed } from '#server/readers/extraction-failed.ts';
import type { Extraction, Piece } from '#server/readers/extraction.ts';

/** The package's API, whose published types lack the options. */
interface WordText {
  getBody(options: object): string;
  getFootnotes(options: object): string;
  getEndnotes(options: object): string;
  getHeaders(options: object): string;
  getTextboxes(options: object): string;
}

/** The smallest unit in which such a file stores a stream. */
const sectorBytes = 64;
const encryptedFlag = 0x0100;
const newestOldWord = 104;

interface Header {
  version: number;
  flags: number;
  textFrom: number;
  textTo: number;
}

/** Finds the start of a Word document's main stream, at a sector boundary. */
function findHeader(bytes: Buffer): { header: Header; at: number } | null {
  for (let at = 0; at + 32 <= bytes.length; at += sectorBytes) {
    const mark = bytes.readUInt16LE(at);
    if (mark !== 0xa5ec && mark !== 0xa5dc && mark !== 0xa5db) continue;
    const version = bytes.readUInt16LE(at + 2);
    if (version < 33 || version > 512) continue;
    return {
      at,
      header: {
        version,
        flags: bytes.readUInt16LE(at + 10),
        textFrom: bytes.readUInt32LE(at + 24),
        textTo: bytes.readUInt32LE(at + 28),
      },
    };
  }
  return null;
}

/** Longer paragraphs in a heading style are headings only in appearance. */
const longestHeading = 200;

const withCells = (text: string): string =>
  text.replaceAll('\t', ' | ').replace(/(^|\n)(?: \| )+|(?: \| )+(?=\n|$)/gu, '$1');
const clean = (line: string): string => collapseSpace(line.replaceAll('\t', ' ').replace(/[\p{Cc}\ufffc]/gu, ''));
const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\u0007', '\n')
    .split(/[\r\n\f\v]+/u)
    .map(clean)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Fields consist of an instruction and a result between marks; keeps only the result. */
function withoutInstructions(text: string): string {
  let kept = '';
  let inside = false;
  for (const char of text) {
    if (char === '\u0013') inside = true;
    else if (char === '\u0014' || char === '\u0015') inside = false;
    else if (!inside) kept += char;
  }
  return kept;
}

/** Word 2, 6 and 95 store text as one run of one-byte characters. */
function readOldWord(bytes: Buffer, at: number, { textFrom, textTo }: Header): string[] {
  return paragraphsOf(
    withoutInstructions(
      new TextDecoder('windows-1252').decode(bytes.subarray(at + textFrom, at + Math.max(textFrom, textTo))),
    ),
  );
}

async function readWord(bytes: Buffer): Promise<string[]> {
  try {
    const document = (await new WordExtractor().extract(bytes)) as unknown as WordText;
    const plain = { filterUnicode: false };
    const main = [
      document.getBody(plain),
      document.getFootnotes(plain),
      document.getEndnotes(plain),
      document.getTextboxes({ ...plain, includeHeadersAndFooters: false }),
    ];
    const paragraphs = main.flatMap((text) => paragraphsOf(withCells(text)));
    return paragraphs.length > 0 ? paragraphs : paragraphsOf(document.getHeaders(plain));
  } catch (error) {
    throw new ExtractionFailed('broken', undefined, error);
  }
}

/** Returns the headings, or none if their tables are damaged, since the text matters more. */
function headingsOf(bytes: Buffer): ReadonlySet<string> {
  try {
    return new Set(
      docHeadings(bytes)
        .flatMap((text) => paragraphsOf(withCells(withoutInstructions(text))))
        .filter((text) => text.length <= longestHeading),
    );
  } catch (error) {
    if (error instanceof RangeError) return new Set();
    throw error;
  }
}

/** Reads a Word document from before 2007. Throws ExtractionFailed. */
export async function readDoc(file: Uint8Array): Promise<Extraction> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const found = findHeader(bytes);
  if (found !== null && (found.header.flags & encryptedFlag) !== 0) throw new ExtractionFailed('encrypted');
  const old = found !== null && found.header.version <= newestOldWord;
  const paragraphs = old ? readOldWord(bytes, found.at, found.header) : await readWord(bytes);
  if (paragraphs.length === 0) throw new ExtractionFailed('empty');
  const headings = old ? new Set<string>() : headingsOf(bytes);
  let heading: string | null = null;
  const pieces = paragraphs.map((text): Piece => {
    if (headings.has(text)) heading = text;
    return { text, page: null, heading, second: null };
  });
  return { status: 'ready', title: null, pages: null, pieces, note: null };
}
