import { expect, test } from 'vitest';
import type { Finding } from '../analyst.ts';
import { settleFigures } from './settle-figures.ts';

const said = (text: string, sourceId: string, page: Finding['page']): Finding => ({
  topic: 'scale',
  text,
  quotes: [{ sourceId, text }],
  page,
  score: 5,
});
const told = (...findings: Finding[]): string[] => settleFigures(findings, 'Harbourline').map(({ text }) => text);

test('two wordings of how many work there are one range, each as it is worded', () => {
  expect(
    told(
      said('More than 300 people work for us.', 'w1', 'home'),
      said('Harbourline employs about 340 people in four ports.', 'w2', 'about'),
    ),
  ).toEqual([
    'Number of employees: between 300 and 340; the sources differ: more than 300 (its home page) and about 340 (its about page).',
  ]);
});

test('of the same number one is kept, and another thing that is counted stays', () => {
  expect(
    told(
      said('We are a team of around 1,250.', 'w1', 'home'),
      said('Harbourline employs 1,250 people.', 'w2', 'about'),
      said('Our cranes are looked after by 340 people of Deckmann.', 'w3', 'about'),
    ),
  ).toEqual(['We are a team of around 1,250.', 'Our cranes are looked after by 340 people of Deckmann.']);
});
