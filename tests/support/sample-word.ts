const sectorBytes = 512;
const chainEnd = 0xfffffffe;
const freeSector = 0xffffffff;
const tableSector = 0xfffffffd;

/** Builds a compound file from streams of at least 4096 bytes. */
function compoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const sectors: Buffer[] = [Buffer.alloc(sectorBytes), Buffer.alloc(sectorBytes)];
  const chain: number[] = [tableSector, chainEnd];
  const directory = sectors[1] ?? Buffer.alloc(0);
  const entry = (
    at: number,
    name: string,
    type: number,
    start: number,
    length: number,
    sibling: number,
    child: number,
  ): void => {
    const to = at * 128;
    directory.write(name, to, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, to + 64);
    directory.writeUInt8(type, to + 66);
    directory.writeUInt8(1, to + 67);
    directory.writeUInt32LE(freeSector, to + 68);
    directory.writeUInt32LE(sibling, to + 72);
    directory.writeUInt32LE(child, to + 76);
    directory.writeUInt32LE(start, to + 116);
    directory.writeUInt32LE(length, to + 120);
  };
  const names = Object.entries(streams);
  entry(0, 'Root Entry', 5, chainEnd, 0, freeSector, 1);
  for (const [at, [name, bytes]] of names.entries()) {
    entry(at + 1, name, 2, sectors.length, bytes.length, at + 1 < names.length ? at + 2 : freeSector, freeSector);
    for (let from = 0; from < bytes.length; from += sectorBytes) {
      const part = Buffer.alloc(sectorBytes);
      bytes.copy(part, 0, from);
      chain.push(from + sectorBytes < bytes.length ? sectors.length + 1 : chainEnd);
      sectors.push(part);
    }
  }
  const table = sectors[0] ?? Buffer.alloc(0);
  for (let at = 0; at < sectorBytes / 4; at += 1) table.writeUInt32LE(chain[at] ?? freeSector, at * 4);
  const head = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    head.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, chainEnd],
    [68, chainEnd],
  ] as const)
    head.writeUInt32LE(value, at);
  for (let at = 76; at < 512; at += 4) head.writeUInt32LE(at === 76 ? 0 : freeSector, at);
  return Buffer.concat([head, ...sectors]);
}

const textAt = 0x800;
const paragraphsAt = 0xe00;

/** Builds a Word 97 to 2003 document: paragraphs of one-byte letters with their style numbers (1 to 9 are headings). */
export function wordDoc(paragraphs: readonly { text: string; style: number }[]): Uint8Array {
  const main = Buffer.alloc(4096);
  const table = Buffer.alloc(4096);
  const text = paragraphs.map((each) => `${each.text}\r`).join('');
  for (const [at, value] of [
    [0, 0xa5ec],
    [2, 0xc1],
    [10, 0x0200],
    [32, 14],
    [62, 22],
    [152, 0x5d],
  ] as const)
    main.writeUInt16LE(value, at);
  main.writeUInt32LE(textAt, 24);
  main.writeUInt32LE(textAt + text.length, 28);
  main.writeUInt32LE(text.length, 0x4c);
  main.write(text, textAt, 'latin1');
  // One piece of text, with its offset doubled, as for one-byte letters.
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(((textAt * 2) | 0x40000000) >>> 0, 15);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(21, 0x1a6);
  // One page of paragraph properties, and the table that refers to it.
  table.writeUInt32LE(textAt, 64);
  table.writeUInt32LE(textAt + text.length, 68);
  table.writeUInt32LE(paragraphsAt / 512, 72);
  main.writeUInt32LE(64, 0x102);
  main.writeUInt32LE(12, 0x106);
  let at = textAt;
  for (const [number, paragraph] of paragraphs.entries()) {
    main.writeUInt32LE(at, paragraphsAt + number * 4);
    at += paragraph.text.length + 1;
    const properties = 480 - number * 8;
    main.writeUInt8(properties / 2, paragraphsAt + (paragraphs.length + 1) * 4 + number * 13);
    main.writeUInt8(2, paragraphsAt + properties);
    main.writeUInt16LE(paragraph.style, paragraphsAt + properties + 1);
  }
  main.writeUInt32LE(at, paragraphsAt + paragraphs.length * 4);
  main.writeUInt8(paragraphs.length, paragraphsAt + 511);
  return new Uint8Array(compoundFile({ WordDocument: main, '1Table': table }));
}
