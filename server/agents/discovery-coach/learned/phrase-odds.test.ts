import { expect, test } from 'vitest';
import { phraseOdds } from './phrase-odds.ts';
import { phraseWeights, type LearnedLabel } from './phrases/all.ts';

// Sentences of no labeled call and no fragment.
const said: readonly [label: LearnedLabel, plain: string, other: string][] = [
  ['price', 'And what do you charge for a second lighthouse?', 'We painted the lighthouse in June.'],
  ['security', 'Where is our data stored, and who has access to it?', 'The boat is stored in the old barn.'],
  ['authority', 'The board would have to sign that off.', 'The board is made of oak.'],
  ['timing', 'We couldn’t start before the new financial year.', 'We start at six in the morning.'],
  ['proof', 'Have you got a customer I could talk to?', 'I talk to my mother on Sundays.'],
  ['promise', 'I’ll send you the list on Monday.', 'They have a list on the wall.'],
];

test.each(said)('what is plainly of %s has better odds than what only uses its words', (label, plain, other) => {
  expect(phraseOdds(plain, null)(label)).toBeGreaterThan(phraseOdds(other, null)(label) + 1);
});

test('odds keep within their bounds, whatever is said', () => {
  for (const text of ['', 'price '.repeat(10_000), '🦊🦊🦊', 'what'.repeat(50_000)])
    for (const label of Object.keys(phraseWeights) as LearnedLabel[]) {
      const odds = phraseOdds(text, text)(label);
      expect(odds).toBeGreaterThanOrEqual(-5);
      expect(odds).toBeLessThanOrEqual(3);
    }
});
