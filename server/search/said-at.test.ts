import { expect, test } from 'vitest';
import { headedAt } from './said-at.ts';

test('a passage of several short sections stands under the heading of the one that is cited', () => {
  const passage = { heading: 'Cranes', text: 'Cranes\nA crane is €450.\n\nTrucks\nA truck is €90.\n\nBarges\nNone.' };
  const headed = (words: string) => headedAt(passage, passage.text.indexOf(words)).heading;
  expect(['A crane', 'A truck', 'Trucks', 'None.', 'nowhere'].map(headed)).toEqual([
    'Cranes',
    'Trucks',
    'Trucks',
    'Barges',
    'Cranes',
  ]);
});
