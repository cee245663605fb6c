import { describe, expect, test } from 'vitest';
import type { CallLine } from './call-line.ts';
import { openCoach } from './coach.ts';
import { readMaterial } from './coach-material.ts';
import { openOwnCards, type OwnCard } from './own-cards.ts';

const bare = readMaterial([], ['Brackwater']);
const phrase: OwnCard = {
  id: 'one',
  kind: 'objection',
  trigger: 'phrase',
  words: ['works council (again)', 'don’t have the people'],
  say: 'We brief the works council with you.',
  ask: 'Who speaks for it?',
};
const meaning: OwnCard = {
  ...phrase,
  id: 'two',
  kind: 'price',
  trigger: 'meaning',
  words: ['The yearly licence is more than our budget allows'],
  say: 'You can begin with one depot.',
};
const hear = openOwnCards([phrase, meaning], bare.rarity);
const material = { ...bare, own: hear };
const says = (at: number, text: string, side: CallLine['side'] = 'prospect'): CallLine => ({
  id: `at-${at}`,
  at,
  speaker: 'Dale',
  side,
  text,
});

describe('the organization’s own cards', () => {
  test('a phrase is heard as whole words, in any case, with its signs taken as they are', () => {
    expect(hear('Well, WORKS  COUNCIL (again), I fear.')?.id).toBe('one');
    expect(hear("We don't have the people for it.")?.id).toBe('one');
    expect(hear('The network scouncil met.')).toBeNull();
    expect(hear('Our works council again')).toBeNull();
  });

  test('a meaning is heard in other words of the same, and not in one word alone', () => {
    expect(hear('Honestly, that licence each year is above what our budgets allow, more or less yearly.')?.id).toBe(
      'two',
    );
    expect(hear('Our budget is set in March.')).toBeNull();
    expect(hear('The van is parked outside.')).toBeNull();
  });

  test('goes before rules, holds the written words, comes once a call and never for the seller', () => {
    const coach = openCoach(material);
    expect(coach.hear(says(100, 'Is your works council (again) in the way?', 'rep'))).toBeNull();
    expect(coach.hear(says(130, 'Works council (again), and what do you charge?'))).toMatchObject({
      kind: 'objection',
      lineId: 'at-130',
      say: null,
      ask: phrase.ask,
      own: { id: 'one', say: phrase.say },
    });
    expect(coach.hear(says(200, 'As I said: works council (again).'))?.own).toBeUndefined();
  });

  test('the pace binds them too', () => {
    const coach = openCoach(material);
    expect(coach.hear(says(100, 'We don’t have the people.'))).not.toBeNull();
    expect(coach.hear(says(105, 'The yearly licence is more than our budget allows.'))).toBeNull();
    expect(coach.wait(120)?.own?.id).toBe('two');
  });
});
