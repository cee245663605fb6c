import { expect, test } from 'vitest';
import type { CallPromise } from '#contract/coaching.ts';
import { askPromises } from './ask-promises.ts';

const people = ['Mo Seller', 'Bo Lind', 'Anna Berg', 'Anna Holt'];
const promise = (owner: string, text: string): CallPromise => ({
  owner,
  text,
  what: text,
  about: null,
  due: null,
  side: owner === 'Mo Seller' ? 'rep' : 'prospect',
  lineId: text,
  kept: false,
});
const all = [
  ...people.map((name) => promise(name, `I’ll send the list of ${name.at(0)}.`)),
  promise('', 'Bo to send the plans'),
];
const owners = (question: string, side: 'rep' | 'prospect' | 'all' = 'all'): string[] =>
  askPromises(question, { all, side, people }).found.map(({ speaker }) => speaker);

test.each([
  ['What did Bo promise?', ['Bo Lind', '']],
  ['What did bo lind promise to send?', ['Bo Lind', '']],
  ['What should Bo send?', ['Bo Lind', '']],
  ['Which promises are Bo’s?', ['Bo Lind', '']],
  ['What did Ms Berg promise?', ['Anna Berg']],
  ['What did Anna promise?', ['Anna Berg', 'Anna Holt']],
  ['What did Anna Holt promise?', ['Anna Holt']],
  ['What did Carla promise?', []],
])('“%s” is answered with what they promised', (question, expected) => {
  expect(owners(question)).toEqual(expected);
});

test('who is promised something is not who promised it', () => {
  expect(owners('What did we promise Bo?', 'rep')).toEqual(['Mo Seller']);
  expect(owners('What do I owe Anna Berg?', 'rep')).toEqual(['Mo Seller']);
  expect(owners('What did they promise?', 'prospect')).toEqual(['Bo Lind', 'Anna Berg', 'Anna Holt', '']);
});
