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

test('a fact stays where the inference prints a part of it, a part of a word, or not all of its numbers', () => {
  const stays = (quotes: string[], said: string, text: string): void => {
    const one = { ...fact, text: said, quotes: quotes.map((each) => ({ sourceId: 's', text: each })) };
    expect(toldOnce([{ ...opener, text }, one])).toHaveLength(2);
  };
  stays(['Art Lee'], 'CEO: Art Lee, since 2024.', 'They started in Leeds.');
  stays(['Art'], 'CEO: Art.', 'Ask Art what changed.');
  stays(
    ['fell to £4.2m', '5.1m in 2024'],
    'Revenue fell to £4.2m in 2025 from £5.1m in 2024.',
    'Ask what it means that revenue fell to £4.2m.',
  );
  stays(
    ['We will open in Spain', 'postponed to 2027'],
    '12 May 2026: “We will open in Spain”, postponed to 2027.',
    'Open with “We will open in Spain” of 12 May 2026.',
  );
});

test('the day as the page writes it needn’t be printed', () => {
  const dated = (day: string): Claim => ({ ...fact, quotes: [...fact.quotes, { sourceId: 's', text: day }] });
  for (const day of [
    'Nov 9, 2026',
    '09.11.2026',
    '9. November 2026',
    'le 9 novembre 2026',
    '9 de noviembre de 2026',
    '2026-11-09',
  ])
    expect(toldOnce([opener, dated(day)])).toHaveLength(1);
  expect(toldOnce([opener, dated('9 of our 40 hammers')])).toHaveLength(2);
});
