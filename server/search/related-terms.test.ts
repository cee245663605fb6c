import { expect, test } from 'vitest';
import { countTerms } from './index-terms.ts';
import { relatedTerms } from './related-terms.ts';
import { familyWords } from './vocabulary/related/families.ts';
import { relatedWords } from './vocabulary/related-words.ts';

const termOf = (word: string): string => [...countTerms(word).keys()].join(' ');
const nearness = (left: string, right: string): number => relatedTerms(termOf(left)).get(termOf(right)) ?? 0;

test('words are nearer that say the same thing, and nearest of one family', () => {
  expect(nearness('sign', 'signature')).toBeGreaterThan(nearness('cancel', 'terminate'));
  expect(nearness('cancel', 'terminate')).toBeGreaterThan(nearness('cancel', 'notice'));
  expect(nearness('cancel', 'notice')).toBeGreaterThan(0);
  expect(nearness('cancel', 'pallet')).toBe(0);
});

test('it does not matter which of two words is asked for', () => {
  expect(nearness('terminate', 'cancel')).toBe(nearness('cancel', 'terminate'));
});

test('two words side by side stand for one', () => {
  expect(nearness('head office', 'headquarters')).toBeGreaterThan(0.5);
});

test('what is compared stands for what it is compared by', () => {
  expect(nearness('heavier', 'heavy')).toBeGreaterThan(0.5);
  expect(nearness('biggest', 'large')).toBeGreaterThan(0.5);
});

test('every line has something to relate', () => {
  const lonely = [...relatedWords, ...familyWords].filter(
    (line) => line.replace('|', ' ').trim().split(/\s+/u).length < 2,
  );
  expect(lonely).toEqual([]);
});
