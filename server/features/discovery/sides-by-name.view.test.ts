import { expect, test } from 'vitest';
import { sidesByName } from './sides-by-name.view.ts';

const dana = { firstName: 'Dana', lastName: 'Whitlock' };
const rhys = { firstName: 'Rhys', lastName: 'Tolland' };

test('a whole name tells who sells and who buys; a part of it, or a name of both sides, does not', () => {
  const sideOf = sidesByName([dana, { firstName: '', lastName: '' }], rhys);
  expect(['Dana Whitlock', ' dana  WHITLOCK', 'Rhys Tolland', 'Dana', 'Rhys', '', 'Ann Lee'].map(sideOf)).toEqual([
    'rep',
    'rep',
    'prospect',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(sidesByName([dana], dana)('Dana Whitlock')).toBe('unknown');
  expect(sidesByName([], { firstName: 'Rhys', lastName: '' })('Rhys')).toBe('unknown');
});
