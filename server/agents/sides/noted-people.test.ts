import { expect, test } from 'vitest';
import { notedPeople } from './noted-people.ts';

test('people are those whom a note introduces with what they are', () => {
  expect(notedPeople(['Seabright, w/ Marta Lind (GM) + Col (chief eng)', 'bdgt £30k, MD signs (Piet)'])).toEqual([
    ...['Marta Lind', 'Marta', 'Col', 'Piet'],
  ]);
  expect(
    notedPeople(['Pier Hotel (stone walls)', 'refunds (about £95 each)', 'Head (quality)', 'alarm (Monday)']),
  ).toEqual([]);
});

test.each([
  'w/ Tom (our sales eng)',
  'me + Kim (our lawyer)',
  'our sales eng (Tom)',
  'my boss (Tom Reed)',
  'sales (Rae Seller), bursar Ana',
  'Rae (sales)',
  'demo Thursday (ops)',
  'demo Thursday (pm)',
  'kick-off March (IT)',
  'invite Slack (IT)',
  'Hull (head office)',
  'Leeds (manager there is new)',
  'unser Jurist Kai (legal)',
])('%s introduces nobody of the prospect', (note) => {
  expect(notedPeople([note], ['Rae Seller'])).toEqual([]);
});

test.each([
  ['our contact Marta (GM)', ['Marta']],
  ['met us: Col (chief eng)', ['Col']],
  ['ops (Piet)', ['Piet']],
  ['w/ Hope (head of ops)', ['Hope']],
  ['their finance (Ben Rae)', ['Ben Rae', 'Ben']],
  ['demo for Ines (IT)', ['Ines']],
  ['w/ April Jones (CFO)', ['April Jones', 'April']],
  ['signs: Jo Day (CFO)', ['Jo Day', 'Jo']],
])('%s introduces them', (note, people) => {
  expect(notedPeople([note], ['Rae Seller'])).toEqual(people);
});

test('a note without a bracket is read in no time', () => {
  const begun = performance.now();
  expect(notedPeople(['a'.repeat(20_000)])).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(200);
});
