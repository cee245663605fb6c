import { expect, test } from 'vitest';
import { claimSchema, type Claim } from './evidence.ts';
import { toldOnce } from './told-once.ts';

const fact: Claim = {
  id: 'talkingPoints-2',
  text: '9 November 2026: “Our stuff-up!” (its news).',
  kind: 'fact',
  quotes: [{ sourceId: 's', text: 'Our stuff-up!' }],
};
const opener: Claim = {
  id: 'talkingPoints-1',
  text: 'Open with their announcement of 9 November 2026, “Our stuff-up”, and ask what it changes.',
  kind: 'inference',
  quotes: [],
  restsOn: ['talkingPoints-2'],
};

test('a fact that an opener prints is read once, with its quote', () => {
  const [only, ...more] = toldOnce([opener, fact]);
  expect(more).toEqual([]);
  expect(only).toEqual({ ...opener, quotes: fact.quotes });
  expect(claimSchema.safeParse(only).success).toBe(true);
});

test('a fact stays that is pinned, stands elsewhere or says more', () => {
  expect(toldOnce([opener, fact], new Set([fact.id]))).toEqual([opener, fact]);
  expect(toldOnce([{ ...opener, restsOn: ['financialInsights-1'] }, fact])).toHaveLength(2);
  expect(toldOnce([{ ...opener, text: 'Ask about their news.' }, fact])).toHaveLength(2);
});
