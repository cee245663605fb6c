import { expect, test } from 'vitest';
import { orderParts, type PartFound } from './order-parts.ts';

const part = (name: PartFound['part'], certain: boolean, chance: number): PartFound => ({
  part: name,
  certain,
  chance,
});
const plain = { prospect: false, offer: false };

test('what answers goes before what is only near, wherever it comes from', () => {
  const found = [part('call', false, 0.6), part('prep', true, 0.7), part('content', true, 0.9)];
  expect(orderParts(found, plain)).toEqual(['content', 'prep', 'call']);
  expect(orderParts([part('call', true, 0.7), part('content', true, 0.7)], plain)).toEqual(['call', 'content']);
});

test('a price is asked of the content first, a matter of the prospect of the content last', () => {
  const found = [part('call', true, 1), part('content', true, 0.61)];
  expect(orderParts(found, { ...plain, offer: true })).toEqual(['content', 'call']);
  expect(orderParts([part('call', false, 0.2), part('content', false, 0.6)], { ...plain, prospect: true })).toEqual([
    'call',
    'content',
  ]);
});
