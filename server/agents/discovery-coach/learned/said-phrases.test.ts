import { expect, test } from 'vitest';
import { saidPhrases } from './said-phrases.ts';

test('phrases have up to three words, shortened, with numbers and sums as one', () => {
  const phrases = saidPhrases('We’re paying £1,400 for twenty drivers.', null);
  expect([...phrases]).toEqual(
    expect.arrayContaining(["we're", 'paying', "we're paying £", '£ #', 'for #', '# driver', '^', 'driver $']),
  );
  expect(Math.max(...[...phrases].map((phrase) => phrase.split(' ').length))).toBe(3);
});

test('those of the seller’s line before it are marked and have up to two words', () => {
  const phrases = [...saidPhrases('Fine.', 'Each visit costs 40 euros.')].filter((phrase) => phrase.startsWith('<'));
  expect(phrases).toContain('<cost #');
  expect(Math.max(...phrases.map((phrase) => phrase.split(' ').length))).toBe(2);
  expect([...saidPhrases('Fine.', null)].some((phrase) => phrase.startsWith('<'))).toBe(false);
});

test('a line without end is read up to a bound', () => {
  expect(saidPhrases('word '.repeat(1_000_000), null).size).toBeLessThan(20);
  expect(saidPhrases('x'.repeat(1_000_000), 'y'.repeat(1_000_000)).size).toBeLessThan(20);
});
