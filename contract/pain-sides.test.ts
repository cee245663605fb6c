import { expect, test } from 'vitest';
import { claimSchema, type Claim } from './evidence.ts';
import { painSides, statedUnder, textBeside } from './pain-sides.ts';

const fact = (id: string, label = 'In their words'): Claim => ({
  id,
  text: `${label}: “${id}”`,
  kind: 'fact',
  quotes: [{ sourceId: 's', text: id }],
  row: { label, value: `“${id}”`, asOf: null },
});
const pain: Claim = { id: 'p', text: 'A pain', kind: 'inference', quotes: [], restsOn: ['a', 'far'], against: ['b'] };
const claims = [pain, fact('a'), fact('b', 'They say they have this'), fact('c')];
const all = new Map([...claims, fact('far')].map((claim) => [claim.id, claim]));
const ids = (list: readonly Claim[] | null): string[] | null => list?.map(({ id }) => id) ?? null;

test('a pain stands with both sides, and what stands beside it is not repeated', () => {
  const sided = painSides(claims, all);
  expect(sided.map(({ claim }) => claim.id)).toEqual(['p', 'c']);
  expect([ids(sided[0]?.supports ?? null), ids(sided[0]?.against ?? null)]).toEqual([['a', 'far'], ['b']]);
  expect(painSides(claims, all, new Set(['b'])).map(({ claim }) => claim.id)).toEqual(['p', 'b', 'c']);
});

test('the heading of a side replaces a label that says the same, but not in an edited sentence', () => {
  expect(textBeside(fact('a'), 'for')).toBe('“a”');
  expect(textBeside(fact('b', 'They say they have this'), 'against')).toBe('They say they have this: “b”');
  expect(textBeside(fact('b', 'Further'), 'against')).toBe('They say they have this: “b”');
  expect(textBeside(fact('b', 'Further'), 'for')).toBe('Further: “b”');
  expect(textBeside({ ...fact('a'), text: 'Rhys told us so' }, 'for')).toBe('Rhys told us so');
});

test('a stored statement from before reads as it was, and nothing is said of what nobody looked for', () => {
  const { against: _, ...before } = pain;
  expect(claimSchema.parse(before)).toEqual(before);
  expect(painSides([before], all)[0]?.against).toBeNull();
  expect(painSides([{ ...before, against: [] }], all)[0]?.against).toEqual([]);
});

test('what stands in another section is named, unless something speaks against the pain', () => {
  const far = fact('financialInsights-2', 'Price');
  const whole = new Map([...all, [far.id, far]]);
  const [open] = painSides([{ ...pain, restsOn: ['a', far.id], against: [] }, fact('a')], whole);
  expect([ids(open?.supports ?? null), open?.elsewhere]).toEqual([
    ['a'],
    [{ section: 'financialInsights', claims: [far] }],
  ]);
  expect(statedUnder('Financial insights', [far])).toBe('Stated under Financial insights');
  const [disputed] = painSides([{ ...pain, restsOn: ['a', far.id] }, fact('a'), fact('b')], whole);
  expect([ids(disputed?.supports ?? null), disputed?.elsewhere]).toEqual([['a', far.id], []]);
});
