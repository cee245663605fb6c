import { expect, test } from 'vitest';
import { notedEntries } from './noted-entries.ts';

test('a list in a note is an entry for each of its points; anything else is one', () => {
  expect(notedEntries('orders typed twice\n- nobody sees the plan\n2. 40 late trucks')).toEqual([
    'orders typed twice',
    'nobody sees the plan',
    '40 late trucks',
  ]);
  expect(notedEntries('We lose 12 - 14 orders a week.')).toEqual(['We lose 12 - 14 orders a week.']);
});
