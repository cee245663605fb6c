import { describe, expect, test } from 'vitest';
import type { CallLine } from '../call-line.ts';
import { openCoach } from '../coach.ts';
import { readMaterial } from '../coach-material.ts';
import { fillFields } from '../fields/fill-fields.ts';

const material = readMaterial([], ['Brackwater']);
const line = (at: number, side: CallLine['side'], text: string): CallLine => ({
  id: `at-${at}`,
  at,
  speaker: side === 'rep' ? 'Rae' : 'Dale',
  side,
  text,
});

/** What was said before: nothing, a question that asks for no doubt, and one about today. */
const rooms: Record<string, string[]> = {
  'first of all': [],
  'asked what they think': ['Okay. And what do you think?'],
  'asked how it is today': ['How many of those do you do in a week?'],
};
const said: readonly [kind: string, text: string][] = [
  ['objection', 'That’s too expensive for us.'],
  ['objection', 'We don’t have the budget for this right now.'],
  ['objection', 'My team won’t use it.'],
  ['objection', 'This isn’t a priority for us at the moment.'],
  ['objection', 'It looks too complicated for our people.'],
  ['price', 'Do you offer discounts for an annual contract?'],
  ['competitor', 'We’re also looking at HubSpot.'],
  ['security', 'Where is our data stored?'],
  ['authority', 'I have to run this by my CFO.'],
  ['proof', 'Can I talk to one of your customers?'],
];

describe.each(Object.entries(rooms))('%s', (_, before) => {
  test.each(said)('a plain %s has its card: %s', (kind, text) => {
    const coach = openCoach(material);
    for (const [at, each] of before.entries()) coach.hear(line(200 + at, 'rep', each));
    expect(coach.hear(line(205, 'prospect', text))?.kind).toBe(kind);
  });
});

test.each([
  'We have forty people in the warehouse.',
  'It was a long weekend, we went to the coast.',
  'Our biggest customer is in Leeds.',
  'I joined the company in 2019.',
  'My son just started school, so mornings are chaos.',
  'Can you hear me okay?',
])('what asks for nothing has no card and fills no field: %s', (text) => {
  expect(openCoach(material).hear(line(205, 'prospect', text))).toBeNull();
  expect(fillFields([line(205, 'prospect', text)])).toEqual([]);
});

test.each([
  ['barriers', 'We can’t find enough drivers.'],
  ['barriers', 'We type everything twice, and mistakes creep in.'],
  ['financialImpact', 'Every late delivery costs us a 500 pound penalty.'],
  ['targetDate', 'We need a decision by Q2.'],
  ['outcomes', 'We’d like to have everything in one place.'],
  ['impact', 'It would free up two people.'],
  ['relief', 'That would be a huge weight off my shoulders.'],
  ['decisionProcess', 'I make the recommendation and our CEO approves it.'],
])('what is said in passing in everyday words fills %s: %s', (field, text) => {
  expect(fillFields([line(205, 'prospect', text)]).map((fill) => fill.field)).toContain(field);
});
