import { expect, test } from 'vitest';
import { correctedWord, replaceWord } from './corrected-word.ts';

test.each([
  ['We had quark vex, last year.', 'We had Quorvex, last year.', { from: 'quark vex', to: 'Quorvex' }],
  ['Ask Rees.', 'Ask Rhys.', { from: 'Rees', to: 'Rhys' }],
  ['It is slow.', 'It is very slow.', null],
  ['It is very slow.', 'It is slow.', null],
  ['It is slow.', 'It is slow!', null],
  ['Ask Rees about way mark.', 'Ask Rhys about Waymark.', { from: 'Rees about way mark', to: 'Rhys about Waymark' }],
  ['One two three four five six', 'Six five four three two one', null],
])('“%s” to “%s” corrects %j', (before, after, word) => {
  expect(correctedWord(before, after)).toEqual(word);
});

test('a word is replaced in any case, and only as a whole one', () => {
  const word = { from: 'quark vex', to: 'Quorvex' };
  expect(replaceWord('Quark  Vex and quark vex.', word)).toBe('Quorvex and Quorvex.');
  expect(replaceWord('quark vexed us', word)).toBe('quark vexed us');
  expect(replaceWord('C++ (new)', { from: 'C++', to: '$&' })).toBe('$& (new)');
});
