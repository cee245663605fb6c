import { describe, expect, test } from 'vitest';
import type { CoachPassage } from '../content-lines.ts';
import { readMaterial } from '../coach-material.ts';
import { askedPrice } from './plain-price.ts';
import { writeCard } from '../write-card.ts';

const list = (...lines: string[]): CoachPassage => ({
  contentId: 'list',
  passageId: 'list',
  contentKind: 'document',
  number: 1,
  title: 'Price list 2026',
  heading: 'Plans',
  page: null,
  text: lines.map((line) => `- ${line}`).join('\n'),
});
const short = ['Small plan: 12 euro for each kiln and month.', 'Large plan: 18 euro for each kiln and month.'];
const long = Array.from({ length: 12 }, (_, at) => `Part ${at + 1}: ${at + 20} euro a piece.`);
const matterOf = (text: string, rival: string | null = null) => ({
  kind: 'price' as const,
  rival,
  answer: null,
  score: 1,
  line: { id: '2', at: 100, speaker: 'P', side: 'prospect' as const, text },
});
const saidOf = (text: string, lines: readonly string[]): string | undefined =>
  writeCard(matterOf(text), { room: '', at: 100, shown: [] }, readMaterial([list(...lines)], ['Brightkiln']))?.say
    ?.text;

describe('a price that is asked for by no word of the list', () => {
  test.each(["What's the damage, roughly?", 'So go on, what are we talking?', 'how much', 'And what is it a month?'])(
    '%s',
    (text) => {
      expect(saidOf(text, short)).toBe(short[0]);
    },
  );

  test('of a long list the first is chance, unless one says where prices start', () => {
    expect(saidOf("What's the damage?", long)).toBeUndefined();
    expect(saidOf("What's the damage?", [...long, 'Sets start at 300 euro.'])).toBe('Sets start at 300 euro.');
  });

  test.each([
    "They'd be cheaper than you, for what it's worth. She said nineteen.",
    'We pay thirty-five for what we have.',
    'Do you know what I paid for the tiles in there, the price of them?',
    'How much is a lorry?',
    'What are we looking at per house, roughly?',
    'What do you charge for the set-up?',
    'Who signs this at your place?',
    'Seven hundred a month to not go to prison.',
  ])('is not asked for: %s', (text) => {
    expect(saidOf(text, short)).toBeUndefined();
  });

  test('is told by what was named, or by what that is one of', () => {
    const fleet = ['Set-up: 900 euro once.', 'Depot plan: 29 euro for each vehicle and month.'];
    expect(saidOf("What's the damage, roughly, for nine lorries?", fleet)).toBe(fleet[1]);
    expect(saidOf('Right, what are we talking? Per vehicle.', fleet)).toBe(fleet[1]);
    expect(saidOf("What's the damage for two houses?", fleet)).toBeUndefined();
    expect(saidOf("What's the damage for nine lorries?", ['Van: 29 euro a month.'])).toBeUndefined();
  });

  test('is not told where a rival is asked about', () => {
    expect(askedPrice(matterOf('And what do they charge?', 'Acme'))).toBeNull();
  });
});
