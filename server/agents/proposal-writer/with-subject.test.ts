import { expect, test } from 'vitest';
import { withSubject } from './write-recommendation.ts';

test.each([
  [
    'Plans runs for fleets, replans them and shows drivers the plan.',
    'It plans runs for fleets, replans them and shows drivers the plan.',
  ],
  ['Reports help managers see the day.', 'Reports help managers see the day.'],
  ['Tests take two minutes.', 'Tests take two minutes.'],
  ['Guides speak 12 languages.', 'Guides speak 12 languages.'],
  ['Records kept for ten years.', 'Records kept for ten years.'],
  ['KEEPS RECORDS.', 'KEEPS RECORDS.'],
  ['Gives customers the status of each load.', 'It gives customers the status of each load.'],
  ['Plans start at 29 euro.', 'Plans start at 29 euro.'],
  ['Reports from every depot in one place.', 'Reports from every depot in one place.'],
  ['Runs are planned at night.', 'Runs are planned at night.'],
  ['Waymark Dispatch plans runs.', 'Waymark Dispatch plans runs.'],
  ['Sensors measure each pallet.', 'Sensors measure each pallet.'],
])('%s', (text, expected) => {
  expect(withSubject(text)).toBe(expected);
});
