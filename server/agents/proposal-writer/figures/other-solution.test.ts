import { expect, test, vi } from 'vitest';
import { solutionNamer } from './other-solution.ts';

const sold = ['Job Desk', 'Kitchen Watch', 'One', 'Job Desk Pro', 'Smith & Co. (UK)'];
const named = (chosen: string) =>
  solutionNamer({ solution: { id: '', name: chosen, description: '' }, solutionNames: sold });

test('the longest name that stands in a text is what it is about', () => {
  const { other, isOfAnother, isChosen } = named('Job Desk');
  expect(['Job Desk', 'job desk pro', 'Kitchen Watch kit', 'Training', 'Smith & Co. (UK) visit'].map(other)).toEqual([
    ...['', 'Job Desk Pro', 'Kitchen Watch', '', 'Smith & Co. (UK)'],
  ]);
  expect(isOfAnother('Job Desk and Kitchen Watch together cost 5% less.')).toBe(false);
  expect(isOfAnother('Kitchen Watch costs 5% less.')).toBe(true);
  expect(isChosen('Job Desk Pro')).toBe(true);
  expect(named('Kitchen Watch').other('Kitchen Watch for Job Desk')).toBe('');
});

test('a usual word is a name with a capital alone', () => {
  const { other } = named('Job Desk');
  expect(other('Each site has one kiln.')).toBe('');
  expect(other('One, per site')).toBe('One');
});

test('without a recommended solution nothing is about another', () => {
  const { other, isOfAnother, isChosen } = solutionNamer({ solution: null, solutionNames: sold });
  expect([other('Job Desk'), isOfAnother('Job Desk'), isChosen('Job Desk')]).toEqual(['', false, false]);
});

test('the names of all solutions are one pattern: compiling one takes longer than reading a hundred texts', () => {
  const compiled = vi.spyOn(globalThis, 'RegExp');
  const { other } = named('Job Desk');
  for (let at = 0; at < 50; at += 1) other(`Part ${at} of Kitchen Watch`);
  const patterns = new Set(compiled.mock.calls.map(([pattern]) => String(pattern)));
  compiled.mockRestore();
  expect(patterns.size).toBeGreaterThan(0);
  expect(patterns.size).toBeLessThan(sold.length);
});
