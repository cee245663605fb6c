import { expect, test } from 'vitest';
import type { CoachPassage } from './content-lines.ts';
import { findTeamStretches, touches } from './team-only.ts';

const passage = (text: string, title = 'Handbook', number = 1): CoachPassage => ({
  passageId: String(number),
  contentId: title,
  contentKind: 'document',
  number,
  title,
  heading: null,
  page: null,
  text,
});
const stretchesOf = (text: string, title?: string) => {
  const found = findTeamStretches([passage(text, title)], ['Waymark']).get('1');
  if (found === undefined) throw new Error('not looked at');
  return found;
};

test('all of a document is held whose title says that it is internal, its headings too', () => {
  const found = stretchesOf('Gates\nEach gate is 355 euro.', 'Internal price list');
  expect(found).toEqual({ held: ['Gates', 'Each gate is 355 euro.'], isMixed: false });
  for (const quote of ['Gates', 'Each gate is 355 euro.', 'gate is  355 euro'])
    expect([quote, touches(found, quote)]).toEqual([quote, true]);
});

test('of a price list the sentences that sellers keep to themselves are held, and the others told', () => {
  const found = stretchesOf('A gate costs 420 euro each. Our own cost is 200 euro. Delivery is free.', 'Prices');
  expect(found.isMixed).toBe(true);
  expect(touches(found, 'Our own cost is 200 euro.')).toBe(true);
  expect(touches(found, 'A gate costs 420 euro each. Our own cost is 200 euro.')).toBe(true);
  expect(touches(found, 'A gate costs 420 euro each.')).toBe(false);
  expect(touches(found, 'Delivery is free.')).toBe(false);
});

test('rows below a head that names margins are held, and what stands under another heading isn’t', () => {
  const found = stretchesOf(
    'Deliveries\nGates come within three weeks.\nItem | Margin\nGate reader | 40%\n\nWarranty\nIt lasts five years.',
  );
  expect(touches(found, 'Gate reader | 40%')).toBe(true);
  expect(touches(found, 'Gates come within three weeks.')).toBe(false);
  expect(touches(found, 'It lasts five years.')).toBe(false);
});

test('a part goes on in the next passages of its item, and in no other item', () => {
  const passages = [
    passage('\nMargins\n\nHistory\nThe first deals were small.', 'A', 1),
    passage('The last tender went to Osprey Docks.', 'A', 2),
    passage('The last tender went to Osprey Docks.', 'B', 3),
  ];
  const found = findTeamStretches(passages, []);
  expect(['1', '2', '3'].map((id) => found.get(id)?.held.length)).toEqual([3, 1, 0]);
});

test('what is plain holds nothing', () => {
  expect(stretchesOf('Queues fell from 14 minutes to 5. Two complaints were left.')).toEqual({
    held: [],
    isMixed: true,
  });
});
