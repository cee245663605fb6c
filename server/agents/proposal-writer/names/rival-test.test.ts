import { expect, test } from 'vitest';
import { rivalTest } from './rival-test.ts';

test('a rival with a usual word as a name is one with a capital within a sentence', () => {
  const rivals = rivalTest(['Next', 'target', 'Glazeworks']);
  expect(rivals('Next steps follow on Monday.')).toBe(false);
  expect(rivals('We meet our target next week.')).toBe(false);
  expect(rivals('They also asked Next and TARGET.')).toBe(true);
  expect(rivals('They saw what glazeworks sells.')).toBe(true);
});

test('who must not be named is found with a capital anywhere', () => {
  const secret = rivalTest(['Target', 'sage'], 'anywhere');
  expect(secret('Target lost nine moorings before.')).toBe(true);
  expect(secret('“Sage cut its losses with us.”')).toBe(true);
  expect(secret('We meet our target with sage advice.')).toBe(false);
});
