import { expect, test } from 'vitest';
import type { ProposalItem } from '#contract/proposal-items.ts';
import { amountTexts, readAmounts, readCount } from './read-typed.ts';

test('amounts that stand in their fields as they are stored stay as they are', () => {
  const stored = { low: 1.125, base: 1200, high: 12_500.375 };
  const texts = amountTexts(stored);
  expect(readAmounts(texts, stored, 'GBP')).toEqual({ amounts: stored, problems: {} });
  expect(readAmounts({ ...texts, base: '9.000' }, stored, 'GBP').amounts).toEqual({ ...stored, base: 9000 });
  expect(readAmounts({ ...texts, low: '', high: 'abc' }, stored, 'GBP')).toEqual({
    amounts: { low: null, base: 1200, high: null },
    problems: { high: 'Enter a number, such as 1,200 or 12.5' },
  });
});

test('a quantity that is stored or was said is exact, and what somebody types is read', () => {
  const item: ProposalItem = {
    id: '1',
    name: 'Training, per day',
    price: 'GBP 800',
    shown: true,
    otherSolution: '',
    quantity: '2.125',
    origin: 'edited',
    total: 'GBP 1,700',
    counts: [{ quantity: '1250', who: '', quote: 'We have 1,250 days.', lineId: '' }],
  };
  expect(readCount('2.125 ', item)).toEqual({ quantity: '2.125' });
  expect(readCount('1250', item)).toEqual({ quantity: '1250' });
  expect(readCount('2,5', item)).toEqual({ quantity: '2.5' });
  expect(readCount('2.126', item)).toHaveProperty('problem');
});
