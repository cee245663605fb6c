import { describe, expect, test } from 'vitest';
import type { CallLine } from '../call-line.ts';
import { openCoach } from '../coach.ts';
import { readMaterial } from '../coach-material.ts';
import { openOwnCards, type OwnCard } from './own-cards.ts';

const bare = readMaterial([], ['Brackwater']);
const phrase: OwnCard = {
  id: 'one',
  kind: 'objection',
  trigger: 'phrase',
  saidBy: 'prospect',
  words: ['works council (again)', 'don’t have the people'],
  say: 'We brief the works council with you.',
  ask: 'Who speaks for it?',
  proof: null,
};
const meaning: OwnCard = {
  ...phrase,
  id: 'two',
  kind: 'price',
  trigger: 'meaning',
  words: ['The yearly licence is more than our budget allows'],
  say: 'You can begin with one depot.',
};
const own = openOwnCards([phrase, meaning], bare.rarity);
const hear = (said: string) => own(said, 'prospect');
const material = { ...bare, own };
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

  test('a card listens to whom it is for: the rep’s words bring the rep’s cards alone, and never one from the content', () => {
    const content = readMaterial(
      [
        {
          passageId: '1',
          contentId: 'c',
          contentKind: 'document',
          number: 0,
          title: 'Objections',
          heading: '"It is too expensive"',
          page: null,
          text: 'Licences pay for themselves within nine months.',
        },
      ],
      ['Brackwater'],
    );
    const ofRep: OwnCard = { ...phrase, id: 'rep', saidBy: 'rep', words: ['guarantee you'] };
    const ofBoth: OwnCard = {
      ...phrase,
      id: 'both',
      saidBy: 'both',
      words: ['next year'],
      say: 'Let us fix a day for it.',
      ask: 'Which day suits?',
    };
    const coach = openCoach({ ...content, own: openOwnCards([phrase, ofRep, ofBoth], content.rarity) });
    expect(coach.hear(says(100, 'I guarantee you that.'))?.own).toBeUndefined();
    expect(coach.hear(says(200, 'I know it is too expensive, says your works council (again).', 'rep'))).toBeNull();
    expect(coach.wait(210)).toBeNull();
    expect(coach.hear(says(300, 'I guarantee you that.', 'rep'))?.own).toMatchObject({ id: 'rep', saidBy: 'rep' });
    expect(coach.hear(says(400, 'So we start next year.', 'rep'))?.own?.id).toBe('both');
    const others = openOwnCards([ofRep, ofBoth], content.rarity);
    expect(others('I guarantee you that.', 'note')).toBeNull();
    expect(others('They start next year.', 'note')?.id).toBe('both');
    expect(others('We start next year.', 'prospect')?.id).toBe('both');
  });

  test('the pace binds them too', () => {
    const coach = openCoach(material);
    expect(coach.hear(says(100, 'We don’t have the people.'))).not.toBeNull();
    expect(coach.hear(says(105, 'The yearly licence is more than our budget allows.'))).toBeNull();
    expect(coach.wait(120)?.own?.id).toBe('two');
  });
});
