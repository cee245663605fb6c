import { expect, test } from 'vitest';
import type { CallField } from '../vocabulary/field-words.ts';
import { fillFields } from './fill-fields.ts';

/** What a field holds of a talk, turns apart by ' / ': 'R: ' is the seller, anyone else is not. */
function heldOf(field: CallField, talk: string): string[] {
  const lines = talk.split(' / ').map((each, at) => ({
    id: String(at + 1),
    at: 200 + at * 8,
    speaker: each.slice(0, 1),
    side: each.startsWith('R') ? ('rep' as const) : ('prospect' as const),
    text: each.slice(3),
  }));
  return fillFields(lines)
    .filter((fill) => fill.field === field)
    .map(({ text }) => text);
}

const another: readonly [CallField, string][] = [
  ['targetDate', 'R: When does your board sit next? / A: The twentieth of January, if the snow lets them.'],
  ['targetDate', 'A: The council meets once a month. / R: And when is that? / A: The ninth of June, I think.'],
  ['targetDate', 'R: So from an order it is six weeks. / A: That’s six weeks from now, well.'],
  ['targetDate', 'R: What would you want from it? / A: I want the repairs to fall by a third.'],
  ['relief', 'R: What would good look like for you? / A: I’d see every crate on one page.'],
  ['outcomes', 'R: If it all went well, what would you see in a year? / A: She is a good girl, our Mary.'],
  ['outcomes', 'R: When shall we talk again? / A: I want you there on Tuesday when the vet comes.'],
  [
    'impact',
    'R: Does the roof hold, if any? The panel weighs sixty pounds. / A: It does, but it is soft by bay twelve.',
  ],
  ['financialImpact', 'R: How often does it happen? / A: So that is about nine a month.'],
  [
    'budget',
    'R: Is there money set aside? / A: I’d rather not say. / R: We pay two euros a crate. How many have you? / A: Nothing I could count.',
  ],
  [
    'budget',
    'R: Is there a budget? / A: We have twelve thousand in the budget. / R: Good. / A: Forget the twelve thousand I said, it is gone.',
  ],
  ['emotionalImpact', 'R: It is eighteen pounds a head. / A: When you people say million my heart just looks at you.'],
  [
    'barriers',
    'R: How do you check the ropes today? / A: I go up every morning with a lamp and a cloth. Forty years I do it, my father did the same.',
  ],
  [
    'barriers',
    'R: How many boats, and how many men? / A: Eleven boats with three men each, two with five, and the big one that goes north has nine.',
  ],
  [
    'barriers',
    'R: And the man who grinds the knives? / A: He only comes on a Tuesday and he is slow. But I’d never change him, he is the best man in the county.',
  ],
];
test.each(another)('nothing of it fills %s: %s', (field, talk) => {
  expect(heldOf(field, talk)).toEqual([]);
});

const own: readonly [CallField, string, string][] = [
  [
    'financialImpact',
    'R: And what did it cost, the lost week, if you have worked it out? / A: Eighteen thousand, with the crane.',
    'Eighteen thousand',
  ],
  [
    'targetDate',
    'R: When would you need it by? / A: By the tenth of May. / R: And your council, when does it meet? / A: The second of April.',
    'tenth of May',
  ],
  [
    'outcomes',
    'R: What would good look like for you? / A: I’d love to know three weeks ahead who is off.',
    'three weeks ahead',
  ],
  ['relief', 'R: What would that mean for you personally? / A: I would sleep on a Sunday.', 'sleep'],
  [
    'decisionProcess',
    'R: Who decides on something like this? / A: Me. / B: And his mother signs above five thousand, and the bank has to agree.',
    'mother',
  ],
  [
    'financialImpact',
    'R: What does it cost you in a year? / A: About thirty thousand. / B: The pottery next door buys back eight, so twenty-two thousand really.',
    'twenty-two',
  ],
];
test.each(own)('%s is what was asked for: %s', (field, talk, words) => {
  expect(heldOf(field, talk).join(' ')).toContain(words);
});
