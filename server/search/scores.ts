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
