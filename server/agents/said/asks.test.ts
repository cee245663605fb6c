import { expect, test } from 'vitest';
import { asks } from './asks.ts';

test('a question is told by its mark, or by its first words where nobody wrote marks', () => {
  for (const text of [
    'And the budget?',
    'what is the budget if you don’t mind me asking',
    'okay so how many drivers do you have',
    'walk me through a normal monday',
    'do you use a system for that',
    'who signs this off',
  ])
    expect([text, asks(text)]).toEqual([text, true]);
  for (const text of [
    'somewhere round seventy five thousand a year',
    'what we do is type it twice',
    'which is why we called you',
    'when the lorry is late we ring round',
    'Is it? No. We type it twice.',
    'do not ask me',
  ])
    expect([text, asks(text)]).toEqual([text, false]);
});
