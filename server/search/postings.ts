/** Bytes of one posting: the place (4), then the weight in thousandths (2), little-endian. */
const size = 6;

/** A term of the query in one segment, as it was read. */
export interface PostingRow {
  term: string;
  segment: number;
  count: number;
  postings: Uint8Array;
}

export function packPostings(places: readonly number[], weights: readonly number[]): Buffer {
  const packed = Buffer.alloc(places.length * size);
  places.forEach((place, at) => {
    packed.writeInt32LE(place, at * size);
    packed.writeInt16LE(weights[at] ?? 0, at * size + 4);
  });
  return packed;
}

export function eachPosting(postings: Uint8Array, take: (place: number, weight: number) => void): void {
  const view = new DataView(postings.buffer, postings.byteOffset, postings.byteLength);
  for (let at = 0; at + size <= postings.byteLength; at += size)
    take(view.getInt32(at, true), view.getInt16(at + 4, true));
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

export interface Scores {
  add(place: number, score: number): void;
  get(place: number): number;
  each(take: (place: number, score: number) => void): void;
  clear(): void;
}

/** Sums by place, in open addressing: a query of common words touches tens of thousands of places. */
export function createScores(atMost: number): Scores {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(16, atMost * 2)));
  const mask = slots - 1;
  const places = new Int32Array(slots);
  const sums = new Float64Array(slots);
  const slotOf = (place: number): number => {
    let slot = (Math.imul(place, 0x9e3779b1) >>> 7) & mask;
    while (places[slot] !== 0 && places[slot] !== place) slot = (slot + 1) & mask;
    return slot;
  };
  return {
    add(place, score) {
      const slot = slotOf(place);
      places[slot] = place;
      sums[slot] = (sums[slot] ?? 0) + score;
    },
    get: (place) => sums[slotOf(place)] ?? 0,
    each(take) {
      for (let slot = 0; slot < slots; slot += 1) {
        const place = places[slot] ?? 0;
        if (place !== 0) take(place, sums[slot] ?? 0);
      }
    },
    clear() {
      places.fill(0);
      sums.fill(0);
    },
  };
}
