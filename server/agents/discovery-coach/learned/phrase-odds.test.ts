import { expect, test } from 'vitest';
import { everydayWeights, type EverydayLabel } from './everyday/all.ts';
import { everydayOdds, phraseOdds } from './phrase-odds.ts';
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

const everyday: readonly [label: EverydayLabel, plain: string, other: string][] = [
  ['objection', 'That’s far too expensive for a lighthouse like ours.', 'Oil was expensive in the old days.'],
  ['price', 'How much would that cost us per lamp?', 'The lamp is about as tall as me.'],
  ['competitor', 'We’re also talking to two other lamp makers.', 'Two other lamps stand on the island.'],
  ['security', 'Where do you store our data?', 'We store the boat in the shed.'],
  ['authority', 'My boss has to sign off on that.', 'My boss has a dog.'],
  ['barriers', 'We do it all by hand, and mistakes creep in.', 'We all wave by hand.'],
  ['targetDate', 'We need it running by the end of May.', 'We married at the end of May.'],
  ['outcomes', 'I’d like to see all lamps on one screen.', 'All lamps are white.'],
];

test.each(everyday)(
  'what most people say for %s has better odds than what only uses its words',
  (label, plain, other) => {
    expect(everydayOdds(plain)(label)).toBeGreaterThan(everydayOdds(other)(label) + 1.5);
  },
);

test('odds keep within their bounds, whatever is said', () => {
  for (const text of ['', 'price '.repeat(10_000), '🦊🦊🦊', 'what'.repeat(50_000)])
    for (const label of Object.keys(phraseWeights) as LearnedLabel[]) {
      const odds = phraseOdds(text, text)(label);
      expect(odds).toBeGreaterThanOrEqual(-5);
      expect(odds).toBeLessThanOrEqual(3);
    }
  for (const text of ['', 'price '.repeat(10_000), '🦊🦊🦊'])
    for (const label of Object.keys(everydayWeights) as EverydayLabel[])
      expect(Math.abs(everydayOdds(text)(label))).toBeLessThanOrEqual(5);
});
