import { describe, expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { takenBack } from './taken-back.ts';
import { turnsOf } from './turns.ts';

/** Builds lines five seconds apart: 'R:' is the rep, other letters are people of the prospect. */
const callOf = (...said: string[]): CallLine[] =>
  said.map((text, at) => ({
    id: String(at + 1),
    at: at * 5,
    speaker: text.slice(0, 1),
    side: text.startsWith('R:') ? 'rep' : 'prospect',
    text: text.slice(3),
  }));
const gone = (...said: string[]): string[] => [...takenBack(turnsOf(callOf(...said)))];

describe('values that a call takes back', () => {
  test('a figure that somebody denies is gone, and so is everyone else who said it', () => {
    expect(
      gone('A: It costs us eighty thousand.', 'B: No. It is not eighty.', 'B: It is fifty-five thousand.'),
    ).toEqual(expect.arrayContaining(['1', '2']));
  });
  test('a share that somebody denies is gone', () => {
    expect(gone('A: One in ten never gets billed.', "B: It's not one in ten, it's one in fifteen.")).toContain('1');
  });
  test('a short figure of a colleague corrects the one before it', () => {
    expect(gone('A: Nineteen thousand, I think.', 'B: Seventeen.')).toEqual(['1']);
  });
  test('whoever corrects themselves takes the first figure back', () => {
    expect(gone('A: We lose three hours a day.', 'A: Sorry, actually it is five hours.')).toEqual(['1']);
  });
  test('so they do within one sentence, also where nobody gave a figure before', () => {
    expect(gone('A: The rent rises by nine thousand, no, wait. They made it eleven thousand.')).toEqual(['1']);
    expect(gone('A: The rent rises by nine thousand, and the rates by eleven thousand.')).toEqual([]);
  });
  test('so they do in other words, also after a question that asks what was meant', () => {
    expect(
      gone('A: The harbor dues were eight thousand. No. I tell a lie, that was with the crane. Six for the dues.'),
    ).toEqual(['1']);
    expect(gone('A: Eleven thousand a week. That can’t be right.')).toEqual(['1']);
    expect(gone('A: We counted ninety knots, but a dozen of those were loose. Seventy are real.')).toEqual(['1']);
    expect(
      gone(
        'A: I saw two million on a slide.',
        'R: On ropes alone?',
        'A: No, hold on, that is all gear. Ropes are ninety thousand.',
      ),
    ).toEqual(['1']);
    expect(
      gone(
        'A: Eighty thousand, I think.',
        'R: Eighty.',
        'A: Wait, I have it here. Eighty is with the tax. Without it, sixty-one.',
      ),
    ).toEqual(['1']);
    expect(gone('A: We have forty vans.', 'R: More than last year?', 'A: No, sixty drivers and forty vans.')).toEqual(
      [],
    );
  });
  test('a date that moved is gone', () => {
    expect(gone('A: It has to work by the first week of May.', 'B: It is the tenth of May now.')).toEqual(['1']);
  });
  test('another question has another answer', () => {
    expect(gone('A: We have forty vans.', 'R: And how many drivers?', 'A: Sixty.')).toEqual([]);
  });
  test('a figure that is said again stays', () => {
    expect(gone('A: It was twelve thousand.', 'B: No, it was twelve thousand, that is right.')).toEqual([]);
  });
});
