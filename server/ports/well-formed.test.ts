import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('NUL and halves of surrogate pairs are replaced wherever they stand, and everything else stays', () => {
  const hostile = { 'a\0': ['x\ud800', { b: '\udfff', n: null, i: 7 }], date: new Date(0), ok: '山田 🚀\n\t' };
  expect(wellFormed(hostile)).toEqual({
    'a\ufffd': ['x\ufffd', { b: '\ufffd', n: null, i: 7 }],
    date: new Date(0),
    ok: '山田 🚀\n\t',
  });
  const plain = { a: ['b', { c: 'd' }] };
  expect(wellFormed(plain)).toBe(plain);
});
