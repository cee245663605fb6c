import { describe, expect, test } from 'vitest';
import type { CallLine } from '../call-line.ts';
import { fillFields, openFieldReader } from './fill-fields.ts';

/** 'A: …' with four seconds between; R is the rep, others are of the prospect. */
const callOf = (...said: string[]): CallLine[] =>
  said.map((each, at) => ({
    id: String(at + 1),
    at: 300 + at * 4,
    speaker: each.slice(0, 1),
    side: each.startsWith('R') ? 'rep' : 'prospect',
    text: each.slice(3),
  }));
const costIn = (...said: string[]): string[] =>
  fillFields(callOf(...said)).flatMap(({ field, text }) => (field === 'financialImpact' ? [text] : []));
const asked = 'R: What do you reckon that costs you over a year?';

describe('a sum that is taken back', () => {
  test.each([
    [
      'by a colleague, with another one at once',
      [asked, 'A: About ninety thousand a year.', 'B: It is more like seventy, Jim.'],
      ['It is more like seventy, Jim.'],
    ],
    [
      'by a colleague, with another one later',
      [
        asked,
        'A: Forty thousand, give or take.',
        'B: Is that the old sheet? It is a lot more than that.',
        'R: What is it now?',
        'A: You are right. Seventy-two thousand.',
      ],
      ['Seventy-two thousand.'],
    ],
    ['by saying it is wrong', [asked, 'A: About ninety thousand a year.', 'B: No, that’s wrong, sorry.'], []],
    ['with what is wrong with it', [asked, 'A: About ninety thousand.', 'B: It is too high, I fear.'], []],
    [
      'and nothing else is said: the field stays empty',
      [asked, 'A: Forty thousand, give or take.', 'B: No. It is a lot more than that.'],
      [],
    ],
    ['by who said it', [asked, 'A: Ninety thousand a year.', 'A: Scrap that, I was thinking of last year.'], []],
    [
      'by a number of another size, which is none of it',
      [
        asked,
        'A: Forty thousand, give or take.',
        'B: No, it is a lot more than that.',
        'R: And how old is your daughter now, Ann?',
        'A: She is nine.',
      ],
      [],
    ],
    [
      'by the year when it began, which is none of it',
      [
        asked,
        'A: Two thousand a year.',
        'B: No. It is a lot more than that.',
        'R: And when did you open the bakery here?',
        'A: We opened in nineteen seventy-four.',
      ],
      [],
    ],
  ])('%s', (_, said, expected) => {
    expect(costIn(...said)).toEqual(expected);
  });

  test.each([
    ['what could be', ['R: What would be good?', 'A: If it is half, I pay thirty and not ninety.']],
    ['who only agrees', ['B: Yes, ninety. That is what I had.']],
    ['who agrees with a no', ['B: No doubt about it.']],
    ['who says what is in it', ['B: That includes the vans, by the way.']],
    ['who speaks of another sum', ['B: We spend two hundred thousand on drivers.']],
    [
      'what is wrong with something else',
      [
        'R: And the records?',
        'B: On paper, so half of it is wrong by Friday.',
        'A: Some of that is not true any more.',
      ],
    ],
    ['who counts something else', ['B: No wonder.', 'R: How many parcels?', 'B: Sixty thousand parcels a year.']],
  ])('%s takes nothing back', (_, then) => {
    expect(costIn(asked, 'A: About ninety thousand a year.', ...then)).toEqual(['About ninety thousand a year.']);
  });

  test('a long call of nothing but corrections fills one field at most', () => {
    const reader = openFieldReader();
    const long = Array.from({ length: 250 }, (_, at) =>
      at % 2 === 0 ? `A: It is ${at} thousand a year.` : `B: No, ${at + 1} thousand.`,
    );
    const lines = callOf(asked, ...long);
    for (const line of lines) reader.hear(line);
    expect(reader.fills().filter(({ field }) => field === 'financialImpact').length).toBeLessThanOrEqual(1);
  });
});
