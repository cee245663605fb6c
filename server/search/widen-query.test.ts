import { describe, expect, test } from 'vitest';
import type { PostingRow } from './postings.ts';
import { readWidened, segmentsToCount, widenQuery } from './widen-query.ts';

const row = (term: string, segment: number, count: number): PostingRow => ({
  term,
  segment,
  count,
  postings: new Uint8Array(),
  weighed: false,
});

/** A store of rows that remembers what it was asked for. */
function storeOf(rows: readonly PostingRow[], passages: number) {
  const calls: string[] = [];
  return {
    calls,
    async rowsOf(terms: readonly string[]) {
      calls.push('rows');
      return Promise.resolve({
        rows: rows.filter(({ term }) => terms.includes(term)),
        totals: { passages, items: passages },
      });
    },
    async countsOf(terms: readonly string[], segments: readonly number[]) {
      calls.push(`counts in ${segments.length}`);
      const counts = new Map<string, number>();
      for (const { term, segment, count } of rows)
        if (terms.includes(term) && segments.includes(segment)) counts.set(term, (counts.get(term) ?? 0) + count);
      return Promise.resolve(counts);
    },
  };
}

describe('widening a query', () => {
  test('the rarest shared terms are added, up to 30 and to the postings that they may bring', () => {
    const shared = new Map(Array.from({ length: 40 }, (_, at) => [`term${at}`, 0.01]));
    const rare = widenQuery(
      new Map([['valve', 1]]),
      shared,
      new Map([...shared.keys()].map((term) => [term, 3])),
      9000,
    );
    expect(rare.size).toBe(31);
    const holding = new Map([...shared.keys()].map((term, at) => [term, at < 2 ? 10 : 30_000]));
    const few = widenQuery(new Map([['valve', 1]]), shared, holding, 100_000);
    expect([...few.keys()]).toEqual(['valve', 'term0', 'term1', 'term2']);
    expect([...few.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  test('on little content the rows of what may be added are read at once, and only those of what was added stay', async () => {
    const first = { rows: [row('valve', 0, 9), row('', 0, 1)], totals: { passages: 900, items: 9 } };
    const store = storeOf([row('seal', 0, 4), row('spindle', 0, 900)], 900);
    const shared = new Map([
      ['seal', 0.2],
      ['spindle', 0],
      ['valve', 0.3],
    ]);
    const { terms, rows } = await readWidened(store, first, new Map([['valve', 1]]), shared);
    expect(store.calls).toEqual(['rows']);
    expect([...terms.keys()]).toEqual(['valve', 'seal', 'spindle']);
    expect(rows.map(({ term }) => term)).toEqual(['seal', 'spindle']);
  });

  test('on much content terms are counted in 16 segments, which stand for all', async () => {
    const segments = Array.from({ length: 100 }, (_, at) => row('valve', at, 5));
    expect(segmentsToCount(segments).segments).toHaveLength(16);
    expect(segmentsToCount(segments.slice(0, 12))).toEqual({ segments: [...Array(12).keys()], each: 1 });
    const common = Array.from({ length: 100 }, (_, at) => row('spindle', at, 900));
    const rare = Array.from({ length: 100 }, (_, at) => row('seal', at, 3));
    const store = storeOf([...common, ...rare], 100_000);
    const first = { rows: segments, totals: { passages: 100_000, items: 1000 } };
    const shared = new Map([
      ['seal', 0.2],
      ['spindle', 0.2],
    ]);
    const { terms, rows } = await readWidened(store, first, new Map([['valve', 1]]), shared);
    expect(store.calls).toEqual(['counts in 16', 'rows']);
    expect([...terms.keys()]).toEqual(['valve', 'seal']);
    expect(rows).toHaveLength(100);
  });
});
