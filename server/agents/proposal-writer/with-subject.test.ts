import { expect, test } from 'vitest';
import { withSubject } from './write-recommendation.ts';

test.each([
  ['Plans runs for mixed fleets.', 'It plans runs for mixed fleets.'],
  ['Gives customers the status of each load.', 'It gives customers the status of each load.'],
  ['Plans start at 29 euro.', 'Plans start at 29 euro.'],
  ['Reports from every depot in one place.', 'Reports from every depot in one place.'],
  ['Runs are planned at night.', 'Runs are planned at night.'],
  ['Waymark Dispatch plans runs.', 'Waymark Dispatch plans runs.'],
  ['Sensors measure each pallet.', 'Sensors measure each pallet.'],
])('%s', (text, expected) => {
  expect(withSubject(text)).toBe(expected);
});
