import { expect, test } from 'vitest';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';

const by = (speaker: string, at: number, text: string) => ({
  ...{ id: `${speaker} ${at}`, at, speaker, side: speaker === 'Rep' ? ('rep' as const) : ('prospect' as const), text },
});
const promisedIn = (...lines: ReturnType<typeof by>[]) => findPromises(lines).map(({ text }) => text);

test.each([
  'I’ll send you the contract by Friday. Actually no problem to include the annex.',
  'I’ll send you the contract by Friday. Actually, don’t wait for it, the old one is fine.',
  'I’ll send you the price list tomorrow. Actually, don’t let me forget the volume table.',
  'I’ll send you the price list tomorrow. Actually, hold on, let me note that down.',
  'I’ll send you the list tonight. No, you take your time with it.',
  'I’ll call you on Tuesday. Change of plan on our side, by the way: Kim joins us.',
])('is still promised: %s', (text) => {
  expect(promisedIn(by('Rep', 10, text))).toHaveLength(1);
});

test('no to something else leaves a promise', () => {
  const [call, perfect] = [by('Rep', 10, 'I’ll call Tom about the API on Monday.'), by('Priya', 14, 'Perfect.')];
  expect(promisedIn(call, perfect, by('Rep', 16, 'No, you ask the questions, that’s fine.'))).toHaveLength(1);
  const drawings = by('Ana', 10, 'I’ll send you the drawings on Monday.');
  expect(promisedIn(drawings, by('Pete', 14, 'No, you have to ask Col first.'))).toHaveLength(1);
  expect(promisedIn(drawings, by('Pete', 14, 'No, you send them to me.'))).toHaveLength(0);
});

test.each([
  ['I’ll send you the quote by Thursday. Scratch that, Wednesday.', 'Wednesday'],
  ['I’ll send you the quote by Thursday. Scratch that. Wednesday.', 'Wednesday'],
  ['I’ll send you the quote by Thursday. Forget that, by Wednesday.', 'by Wednesday'],
  ['I’ll send you the quote by Thursday. No, wait, I can do Wednesday.', 'Wednesday'],
  ['I’ll send you the quote on Monday. Actually, no, I’m off Monday, make it Tuesday.', 'Tuesday'],
])('only the day of it is moved: %s', (text, day) => {
  expect(findPromises([by('Rep', 10, text)]).map(({ due }) => due)).toEqual([day]);
});

test.each([
  ['I’ll send the draft by Monday so you can make it to the board on Thursday.', 'by Monday'],
  ['I’ll send the invoice on Monday and the correction on Wednesday.', 'on Monday'],
  ['I’ll call the bank on Monday, sorry, the insurer too, and you on Friday.', 'on Monday'],
  ['I’ll email you the deck on Monday and make it to your site on Thursday.', 'on Monday'],
  ['I’ll send the plan on Monday, or rather Kim will, and the price on Friday.', 'on Monday'],
  ['I’ll send you the deck by Monday, no, I’m off Monday, so Tuesday.', 'Tuesday'],
  ['I’ll send you the deck by Monday, correction, Tuesday.', 'Tuesday'],
  ['I’ll send you the deck by Monday, or rather next week.', 'next week'],
])('%s is due %s', (text, day) => {
  expect(findPromises([by('Rep', 10, text)]).map(({ due }) => due)).toEqual([day]);
});
