import { expect, test } from 'vitest';
import type { CallField } from '../vocabulary/field-words.ts';
import { fillFields } from './fill-fields.ts';

/** What a field holds of a talk: 'R: ' is the seller, anyone else is not. */
function heldOf(field: CallField, ...talk: string[]): string[] {
  const lines = talk.map((each, at) => ({
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

test('what is reckoned out holds before what it was reckoned from', () => {
  const asked = 'R: How much do you lose on spoiled dough?';
  const first = 'P: About fifty thousand.';
  expect(heldOf('financialImpact', asked, first, 'Q: No, without the flour it’s forty-two thousand a year.')).toEqual([
    'No, without the flour it’s forty-two thousand a year.',
  ]);
  const refunds = 'P: We had to refund two weddings in June, and the hire on top.';
  const total = 'P: All told it was thirty-six thousand that year.';
  expect(heldOf('financialImpact', refunds, 'R: That sounds painful.', total)).toEqual([total.slice(3)]);
  expect(heldOf('impact', 'R: If the vans came back full?', 'P: So nine thousand a year, I’d say.')).toEqual([
    'So nine thousand a year, I’d say.',
  ]);
});

test('prices, turnovers, counts and what a relative lost are no cost', () => {
  const price = 'R: Our larger plan is nine thousand a year.';
  expect(heldOf('financialImpact', price, 'P: So nine thousand a year, and that is with the training.')).toEqual([]);
  const turnover = 'R: What do you turn over in a year?';
  expect(heldOf('financialImpact', turnover, 'P: So four hundred thousand a year, about.')).toEqual([]);
  const promise = 'R: What did the old supplier promise?';
  const brother = 'P: My brother lost ten thousand a year on his pub, so call it bad luck.';
  expect(heldOf('financialImpact', promise, brother)).toEqual([]);
});

test('a day that is settled on after others were talked over holds, and none for the next meeting', () => {
  const asked = 'R: When would you need it running?';
  const open = 'P: We open on the tenth of May.';
  expect(heldOf('targetDate', asked, open, 'Q: The inspector comes earlier, so then the fourth of May.')).toEqual([
    'The inspector comes earlier, so then the fourth of May.',
  ]);
  expect(heldOf('targetDate', 'R: Shall I ring you on the ninth of July?', 'P: The ninth of July, then.')).toEqual([]);
});

test('who will not say fills nothing, nor does what somebody wants to be told', () => {
  const asked = 'R: Is there a budget for it?';
  expect(heldOf('budget', asked, 'P: It’d have to come out of something, and I’d not like to say what.')).toEqual([]);
  expect(heldOf('budget', asked, 'P: I can’t give you the exact figure. It’s about twelve thousand.')).not.toEqual([]);
  const told = 'R: We have been doing this for twenty years.';
  expect(heldOf('outcomes', told, 'P: What I want to know is how quickly you answer the phone.')).toEqual([]);
  const how = 'R: And how would that be approved?';
  expect(heldOf('relief', how, 'P: It’s me and the bursar, and then the governors.')).toEqual([]);
  const dear = 'R: It is four hundred a month, for three years.';
  expect(heldOf('emotionalImpact', dear, 'P: I’d be lying awake over that.')).toEqual([]);
});
