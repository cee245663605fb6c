import { expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { nextStepOf } from './next-step.ts';

const line = (id: string, side: 'rep' | 'prospect', text: string): CallLine => ({
  id,
  at: Number(id) * 5,
  speaker: side === 'rep' ? 'Rae' : 'Pat',
  side,
  text,
});
const step = (text: string, said = 'Could you send us the insurance papers?') => {
  const promise = line('2', 'rep', text);
  return nextStepOf({ text, line: promise }, [line('1', 'prospect', said), promise]);
};

test('a next step begins with what is promised and leaves asides and sounds out', () => {
  expect(step('That is in the lease, but I’ll send you, um, the price list, it’s only two pages.')).toEqual({
    what: 'I’ll send you the price list.',
    about: null,
  });
});

test('a step that speaks only of "it" tells what the other side had just asked for', () => {
  expect(step("Okay, I'll send it over today.")).toEqual({
    what: "I'll send it over today.",
    about: 'Could you send us the insurance papers?',
  });
});

test('what was no request is not told', () => {
  expect(step("I'll send it over today.", 'The dog is asleep on the sofa.').about).toBeNull();
});

test('what is said of the day stays', () => {
  expect(step("I'll get the office to copy the list, it'll be after Wednesday.").what).toBe(
    "I'll get the office to copy the list, it'll be after Wednesday.",
  );
  expect(step("The trial is ninety pounds, it's six weeks, and that comes off the first bill.").what).toBe(
    "The trial is ninety pounds, it's six weeks, and that comes off the first bill.",
  );
  expect(step("Make it Friday, and I'll bring the drawings.").what).toBe(
    "Make it Friday, and I'll bring the drawings.",
  );
});

test('what the same person said before it names the thing', () => {
  const said = 'We could moor two boats at the north quay. I can draw you that by Friday.';
  const promise = line('2', 'rep', said);
  expect(
    nextStepOf({ text: 'I can draw you that by Friday.', line: promise }, [
      line('1', 'prospect', 'Could you send us the insurance papers?'),
      promise,
    ]),
  ).toEqual({ what: 'We could moor two boats at the north quay. I can draw you that by Friday.', about: null });
});

test('somebody who looks something up asks for nothing', () => {
  expect(step("I'll send it over today.", 'The fourth of May, let me look.').about).toBeNull();
});

test('a step that was moved right behind it names the new day', () => {
  const promise = line('2', 'rep', 'I’ll send you the quote by Thursday. No, wait, I can do Wednesday.');
  expect(nextStepOf({ text: 'I’ll send you the quote by Thursday.', line: promise }, [promise]).what).toBe(
    'I’ll send you the quote by Wednesday.',
  );
});

test('an answer to a joke tells nothing of what comes after it', () => {
  const promise = line('2', 'rep', 'Haha, so does my aunt, and she drives a tram. I’ll bring one along.');
  expect(nextStepOf({ text: 'I’ll bring one along.', line: promise }, [promise]).what).toBe('I’ll bring one along.');
});
