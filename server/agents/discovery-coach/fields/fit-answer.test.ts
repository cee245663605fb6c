import { expect, test } from 'vitest';
import { fitness, greets, tellsNothing } from './fit-answer.ts';

test.each([
  ['Roughly, a night at the quay is two hundred and ten.', false],
  ['About forty of the ropes were torn.', false],
  ['No, six, we sold the seventh to the harbor in May.', false],
  ['The pump trips twice in every storm and nobody hears it.', true],
  ['We had that trouble with the man who climbed the, never mind.', false],
])('%j may be trouble: %j', (text, may) => {
  expect(fitness(text).barrier).toBe(may);
});

test.each([
  ["I didn't say that.", true],
  ['No, six, we sold the seventh.', true],
  ['No crane works at night.', false],
  ['Nobody says who moved the buoys.', false],
])('%j tells nothing: %j', (text, nothing) => {
  expect(tellsNothing(text)).toBe(nothing);
});

test.each([
  ["How's your week been?", 20, true],
  ['How was the drive over?', 20, true],
  ['How are you?', 20, true],
  ["How's your week been?", 600, false],
  ['How are you moving the boats today?', 20, false],
  ['How do you feel about the old crane?', 20, false],
])('%j in second %j greets: %j', (text, at, yes) => {
  expect(greets(text, at)).toBe(yes);
});
