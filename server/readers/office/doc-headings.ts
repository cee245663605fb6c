import { readStream } from './open-compound.ts';

/** Offsets in the main stream that locate data in the table stream. */
const secondTable = 0x0200;
const paragraphsAt = 0x0102;
const piecesAt = 0x01a2;
const pageBytes = 512;
const boxBytes = 13;
/** The first style numbers are fixed: 0 is body text, 1 to 9 are headings. */
const lastHeading = 9;
const compressed = 0x40000000;

interface TextPiece {
  start: number;
  end: number;
  oneByte: boolean;
}

/** Returns the ranges of the main stream that hold text, with one or two bytes per character. */
function readPieces(table: Buffer, from: number, length: number): TextPiece[] {
  let at = from;
  while (at < from + length && table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== 2) return [];
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / 12);
  const places = at + 5;
  return Array.from({ length: count }, (_, number): TextPiece => {
    const letters = table.readUInt32LE(places + (number + 1) * 4) - table.readUInt32LE(places + number * 4);
    const place = table.readUInt32LE(places + (count + 1) * 4 + number * 8 + 2);
    const oneByte = (place & compressed) !== 0;
    const start = oneByte ? (place & ~compressed) >>> 1 : place;
    return { start, end: start + letters * (oneByte ? 1 : 2), oneByte };
  });
}

/** Returns the heading texts of a Word 97 to 2003 document. Throws RangeError if its tables are damaged. */
export function docHeadings(file: Buffer): string[] {
  const main = readStream(file, 'WordDocument');
  if (main === null) return [];
  const table = readStream(file, (main.readUInt16LE(10) & secondTable) === 0 ? '0Table' : '1Table');
  if (table === null) return [];
  const pieces = readPieces(table, main.readUInt32LE(piecesAt), main.readUInt32LE(piecesAt + 4));
  const plan = main.readUInt32LE(paragraphsAt);
  const pages = Math.floor((main.readUInt32LE(paragraphsAt + 4) - 4) / 8);
  const headings: string[] = [];
  for (let number = 0; number < pages; number += 1) {
    const at = (table.readUInt32LE(plan + (pages + 1) * 4 + number * 4) & 0x3fffff) * pageBytes;
    const page = main.subarray(at, at + pageBytes);
    const count = page.readUInt8(pageBytes - 1);
    for (let paragraph = 0; paragraph < count; paragraph += 1) {
      const [start, end] = [page.readUInt32LE(paragraph * 4), page.readUInt32LE(paragraph * 4 + 4)];
      const properties = page.readUInt8((count + 1) * 4 + paragraph * boxBytes) * 2;
      if (properties === 0) continue;
      const style = page.readUInt16LE(properties + (page.readUInt8(properties) === 0 ? 2 : 1));
      const piece = pieces.find((one) => start >= one.start && start < one.end);
      if (style === 0 || style > lastHeading || piece === undefined) continue;
      const text = main.subarray(start, Math.min(end, piece.end));
      headings.push(piece.oneByte ? new TextDecoder('windows-1252').decode(text) : text.toString('utf16le'));
    }
  }
  return headings;
}
