import { expect, test } from 'vitest';
import type { Found } from '#contract/search.ts';
import { fold, rankFound, wordsOf } from './rank-found.view.ts';

const found = (title: string, at = '2026-01-01T00:00:00.000Z'): Found => ({
  kind: 'prep',
  id: title,
  title,
  detail: '',
  at,
  status: '',
  content: null,
});
const order = (titles: Found[], query: string) => rankFound(titles, query).map(({ id }) => id);

test('an exact title comes before one that begins so, whole words before parts, titles before everything else', () => {
  const rows = [found('Ines Keller'), found('Bargate'), found('North Gate'), found('Gate'), found('Gateway AG')];
  expect(order(rows, 'gate')).toEqual(['Gate', 'Gateway AG', 'North Gate', 'Bargate', 'Ines Keller']);
});

test('of equal titles the newest comes first', () => {
  const rows = [
    { ...found('Acme', '2026-01-01T00:00:00.000Z'), id: 'old' },
    { ...found('Acme', '2026-02-01T00:00:00.000Z'), id: 'new' },
  ];
  expect(order(rows, 'ACME')).toEqual(['new', 'old']);
});

test('accents, case and repeated words make no difference', () => {
  expect(fold('Zürich ÉLAN')).toBe('zurich elan');
  expect(wordsOf('  Zürich zurich  AG ')).toEqual(['zurich', 'ag']);
  expect(order([found('Bern'), found('Zürich Re')], 'zurich')).toEqual(['Zürich Re', 'Bern']);
});
