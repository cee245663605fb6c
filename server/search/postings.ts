/** A term in a passage or head: how often it stands in the text itself and in what stands over it, and how many words the text has. */
export interface Posting {
  place: number;
  own: number;
  context: number;
  length: number;
}

/** Bytes of one posting: the place (4), both counts (1 each), the length (2), little-endian. */
const size = 8;
/** The same in rows written before lengths were stored: the place (4), then a finished weight in thousandths (2). */
const weightSize = 6;
const byteMost = 0xff;
const lengthMost = 0xffff;

/** A term of the query in one segment, as it was read. */
export interface PostingRow {
  term: string;
  segment: number;
  count: number;
  postings: Uint8Array;
  /** True: its postings are finished weights, until its segment is indexed anew. */
  weighed: boolean;
}

export function packPostings(postings: readonly Posting[]): Buffer {
  const packed = Buffer.alloc(postings.length * size);
  postings.forEach(({ place, own, context, length }, at) => {
    packed.writeInt32LE(place, at * size);
    packed.writeUInt8(Math.min(own, byteMost), at * size + 4);
    packed.writeUInt8(Math.min(context, byteMost), at * size + 5);
    packed.writeUInt16LE(Math.min(length, lengthMost), at * size + 6);
  });
  return packed;
}

export function eachPosting(
  postings: Uint8Array,
  take: (place: number, own: number, context: number, length: number) => void,
): void {
  const view = new DataView(postings.buffer, postings.byteOffset, postings.byteLength);
  for (let at = 0; at + size <= postings.byteLength; at += size)
    take(view.getInt32(at, true), view.getUint8(at + 4), view.getUint8(at + 5), view.getUint16(at + 6, true));
}

export function eachWeight(postings: Uint8Array, take: (place: number, weight: number) => void): void {
  const view = new DataView(postings.buffer, postings.byteOffset, postings.byteLength);
  for (let at = 0; at + weightSize <= postings.byteLength; at += weightSize)
    take(view.getInt32(at, true), view.getInt16(at + 4, true));
}

/** The places of a row, in whichever form it is. */
export function eachPlace({ postings, weighed }: PostingRow, take: (place: number) => void): void {
  if (weighed) eachWeight(postings, take);
  else eachPosting(postings, take);
}

/** The postings whose places stay. */
export function keepPostings(postings: Uint8Array, stays: (place: number) => boolean): Buffer {
  const bytes = Buffer.from(postings.buffer, postings.byteOffset, postings.byteLength);
  const kept = Buffer.alloc(bytes.byteLength);
  let end = 0;
  for (let at = 0; at + size <= bytes.byteLength; at += size) {
    if (!stays(bytes.readInt32LE(at))) continue;
    bytes.copy(kept, end, at, at + size);
    end += size;
  }
  return kept.subarray(0, end);
}

/** How many postings the bytes hold. */
export function countPostings(postings: Uint8Array): number {
  return postings.byteLength / size;
}

/** How much of an item stands in one of its parts. */
export interface PartSize {
  words: number;
  passages: number;
}

const wordBits = 20;

/** The size of a part, packed as a posting at the place of its head: 20 bits of words, 12 of passages. */
export function sizePosting(place: number, { words, passages }: PartSize): Posting {
  const value = ((Math.min(passages, 0xfff) << wordBits) | Math.min(words, 2 ** wordBits - 1)) >>> 0;
  return { place, own: value & byteMost, context: (value >>> 8) & byteMost, length: value >>> 16 };
}

export function readSize(own: number, context: number, length: number): PartSize {
  const value = ((length << 16) | (context << 8) | own) >>> 0;
  return { words: value & (2 ** wordBits - 1), passages: value >>> wordBits };
}
