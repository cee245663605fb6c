import { expect, test } from 'vitest';
import { readMaterial } from '../coach-material.ts';
import { openCoach } from '../coach.ts';
import { isOfOtherSize } from './size-range.ts';

test.each([
  ['Survey up to 40 berths | 900', 'We have 55 berths', true],
  ['Survey up to 40 berths | 900', 'We have 38 berths', false],
  ['Survey above 40 berths | 1400', 'It is 38 wooden berths', true],
  ['Survey above 40 berths | 1400', 'We have 55 berths', false],
  ['10 to 50 vans | 20 each', 'we run 70 vans', true],
  ['51–1,000 vans | 15 each', 'we run 70 vans', false],
  ['100+ seats | 4.50', 'about 60 seats', true],
  ['Survey up to 40 berths | 900', 'We have 55 boats', false],
  ['Survey up to 40 berths | 900', 'What does a survey cost?', false],
])('%s for %s is of another size: %s', (price, heard, expected) => {
  expect(isOfOtherSize(price, heard)).toBe(expected);
});

const rows = [
  'Item | Unit | Price EUR',
  'Mooring line check | per line | 14.50',
  'Tension gauge | each | 265',
  'Alarm service | per open week and harbor | 88',
  'Harbor survey up to 40 berths | per harbor | 900',
  'Harbor survey above 40 berths | per harbor | 1400',
];
const content = readMaterial(
  [
    {
      contentId: 'c-2',
      passageId: 'p-2',
      contentKind: 'document',
      number: 1,
      title: 'Handbook',
      heading: 'What Moorwatch does',
      page: null,
      text: 'What Moorwatch does\nMoorwatch measures the pull on each line of a ship and warns the pilot.',
    },
    {
      contentId: 'c-1',
      passageId: 'p-1',
      contentKind: 'document',
      number: 1,
      title: 'prices.csv',
      heading: 'prices.csv',
      page: null,
      text: ['prices.csv', ...rows].join('\n'),
    },
  ],
  ['Moorwatch'],
);
const told = (text: string): string | undefined => {
  const coach = openCoach(content);
  const card = coach.hear({ id: '1', at: 300, speaker: 'Ola', side: 'prospect', text }) ?? coach.wait(330);
  return card?.say?.text;
};

test.each([
  ['How much would the alarm service be per line?', 'Alarm service | per open week and harbor | 88'],
  ['What does a gauge cost with you? Is it one gauge per pier or per harbor?', 'Tension gauge | each | 265'],
  ['What does a line check cost per week and harbor when it is open?', 'Mooring line check | per line | 14.50'],
  ['What does the gauge cost?', 'Tension gauge | each | 265'],
  ['How much is the survey? We have about seventy berths.', 'Harbor survey above 40 berths | per harbor | 1400'],
  ['What does a survey cost for a harbor with thirty berths?', 'Harbor survey up to 40 berths | per harbor | 900'],
])('a list with its currency in the head answers %s', (question, expected) => {
  expect(told(question)).toBe(expected);
});
