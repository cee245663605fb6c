import { expect, test } from 'vitest';
import { rowInWords } from './table-row.ts';

const passage =
  'Our plans\n– | Starter | Team\nPrice a month | €19 | €34\nMinimum users | 5 | 15\nAPI | – | Included\nAll prices exclude VAT.';

test('a row is read with the names of its columns', () => {
  expect(rowInWords('Minimum users | 5 | 15', passage)).toBe('Minimum users: Starter 5, Team 15');
  expect(rowInWords('API | – | Included', passage)).toBe('API: Team Included');
});

test('without a head, or as no row, the words stay', () => {
  expect(rowInWords('All prices exclude VAT.', passage)).toBe('All prices exclude VAT.');
  expect(rowInWords('– | Starter | Team', passage)).toBe('–: Starter, Team');
  expect(rowInWords('Van | £29 | per month', 'Van | £29 | per month')).toBe('Van: £29, per month');
});
