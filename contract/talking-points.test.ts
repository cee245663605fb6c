import { expect, test } from 'vitest';
import { claimSchema, type Claim } from './evidence.ts';
import { freshFirst, triggerLine } from './talking-points.ts';

const point = (id: string, freshUntil: string | null, restsOn: string[]): Claim => ({
  id,
  text: `Open with ${id}.`,
  kind: 'inference',
  quotes: [],
  restsOn,
  trigger: { what: 'their announcement', on: '2026-10-03', freshUntil },
});
const fact = (id: string): Claim => ({ id, text: id, kind: 'fact', quotes: [{ sourceId: 's', text: id }] });

test('points whose time has passed come last, with the facts beside them', () => {
  const claims = [point('p1', '2026-11-01', ['f1']), fact('f1'), point('p2', '2027-01-01', ['f2']), fact('f2')];
  const order = (today: string): string[] => freshFirst(claims, today).map(({ id }) => id);
  expect(order('2026-11-01T23:00:00Z')).toEqual(['p1', 'f1', 'p2', 'f2']);
  expect(order('2026-11-02')).toEqual(['p2', 'f2', 'p1', 'f1']);
  expect(order('2027-02-01')).toEqual(['p1', 'f1', 'p2', 'f2']);
  expect(freshFirst(claims, '2026-11-02', new Set(['p1']))).toEqual(claims);
});

test('a point says what it starts from and until when, or that it may be old', () => {
  const claim = point('p1', '2027-01-01', ['f1']);
  expect(triggerLine(claim, '2026-11-22')).toBe(
    'Trigger: their announcement, 3 October 2026 · Fresh until 1 January 2027',
  );
  const said = { ...claim, text: 'Open with their announcement of 3 October 2026. Fresh until 1 January 2027.' };
  expect(triggerLine(said, '2026-11-22')).toBeNull();
  expect(triggerLine(said, '2027-01-02')).toBe('May be old: fresh until 1 January 2027');
});

test('statements of older briefs have no trigger, and read and stand as before', () => {
  const stored = { id: 'p1', text: 'Open with it.', kind: 'inference', quotes: [], restsOn: ['f1'] };
  const claims = [claimSchema.parse(stored), fact('f1'), { ...claimSchema.parse(stored), id: 'p2' }];
  expect(claims[0]).toEqual(stored);
  expect(freshFirst(claims, '2030-01-01')).toEqual(claims);
  expect(claims.map((claim) => triggerLine(claim, '2030-01-01'))).toEqual([null, null, null]);
});
