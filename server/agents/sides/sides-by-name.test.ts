import { expect, test } from 'vitest';
import { guessByName, sidesByName } from './sides-by-name.ts';

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

test('an attendee’s whole name is on the prospect’s side, unless it is a member’s', () => {
  const sideOf = sidesByName([dana], rhys, ['Ann Lee', 'Dana Whitlock', 'Bo', 'Rhys Tolland']);
  expect(['ANN  Lee', 'Dana Whitlock', 'Bo', 'Ann', 'Rhys Tolland'].map(sideOf)).toEqual([
    'prospect',
    'rep',
    'unknown',
    'unknown',
    'prospect',
  ]);
});

test('a first name, or a name in the notes, only points to a side', () => {
  const sideOf = guessByName([dana], rhys, ['Next: Marguerite Lowe signs', 'speaker 2 is loud']);
  expect(['Dana', 'Rhys', 'Marguerite Lowe', 'Marguerite', 'Ann', 'Speaker 2', ''].map(sideOf)).toEqual([
    'rep',
    'prospect',
    'prospect',
    'prospect',
    'unknown',
    'unknown',
    'unknown',
  ]);
  expect(guessByName([dana], dana, [])('Dana')).toBe('unknown');
});
