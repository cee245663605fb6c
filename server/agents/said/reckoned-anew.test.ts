import { expect, test } from 'vitest';
import { tellsDeduction, tellsRest } from './reckoned-anew.ts';
import { takenBack } from './taken-back.ts';

/** The turns whose values are gone: 'R:' is the rep, other letters are people of the prospect. */
const gone = (said: string): string[] => [
  ...takenBack(
    said.split(' / ').map((text, at) => ({
      id: String(at + 1),
      at: at * 6,
      speaker: text.slice(0, 1),
      side: text.startsWith('R') ? ('rep' as const) : ('prospect' as const),
      text: text.slice(3),
    })),
  ),
];

test.each([
  'A: Ninety-six thousand, with the overtime. / B: But the insurance paid on that. / A: The insurance paid thirty-eight, so it is fifty-eight that we paid.',
  'A: The repair was seventeen thousand. / R: Seventeen. / A: We got four back from the maker, so thirteen really.',
  'A: A new floor is forty-five thousand. / R: Okay. / B: The grant covers fifteen, which leaves thirty.',
  'A: It cost us seventy thousand. / R: Is that everything, with the hire? / A: No, the hire isn’t in that. With it in, it is ninety.',
  'A: About twenty thousand a year. / R: Does that include the scrap? / A: No, that’s only the labor. All in it’s thirty-one thousand.',
])('the first value is gone: %s', (said) => {
  expect(gone(said)).toContain('1');
});

test.each([
  'A: We have forty people. / R: Where? / A: Twenty-five in Leeds, so fifteen in York.',
  'A: It cost us seventy thousand. / R: Is that everything? / A: Yes, that is everything, and it was fifty the year before.',
  'A: Eighty trailers a week. / R: Is that all of them? / A: It is. Six go by rail.',
  'A: The hall takes two hundred. / R: Does that include the gallery? / A: It does, the gallery is forty.',
  'A: We lose ninety jars. / R: Okay. / A: The bank gave back ten, so we bought twenty more.',
])('every value stays: %s', (said) => {
  expect(gone(said)).toEqual([]);
});

test('a sentence says what was taken off, or what is left', () => {
  expect(tellsDeduction('The insurance paid thirty-eight.')).toBe(true);
  expect(tellsRest('So it’s fifty-eight that we paid.')).toBe(true);
  expect(tellsDeduction('It was ninety thousand.')).toBe(false);
});
