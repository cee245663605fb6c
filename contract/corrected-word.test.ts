import { expect, test } from 'vitest';
import { correctedWord, replaceWord, spellerOf, withSpelling } from './corrected-word.ts';

test.each([
  ['We had quark vex, last year.', 'We had Quorvex, last year.', { from: 'quark vex', to: 'Quorvex' }],
  ['Ask Rees.', 'Ask Rhys.', { from: 'Rees', to: 'Rhys' }],
  ['It is slow.', 'It is very slow.', null],
  ['It is very slow.', 'It is slow.', null],
  ['It is slow.', 'It is slow!', null],
  ['Ask Rees about way mark.', 'Ask Rhys about Waymark.', { from: 'Rees about way mark', to: 'Rhys about Waymark' }],
  ['It costs 5 a day.', 'It costs 50 a day.', null],
  ['我们用夸克', '我们用夸可', null],
  ['मैं दिल्ली', 'मैं दिल्लो', { from: 'दिल्ली', to: 'दिल्लो' }],
  [`Ask ${'a'.repeat(61)}.`, 'Ask Rhys.', null],
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

test.each([
  ['5', '50', 'It is 5,000, 2.5 or 5-6, and 5.', 'It is 5,000, 2.5 or 5-6, and 50.'],
  ['Ann', 'Anna', 'Ann-Marie, O’Ann and Ann’s list', 'Ann-Marie, O’Ann and Anna’s list'],
  ['Ann', 'Ann-Marie', 'Ann-Marie and Ann', 'Ann-Marie and Ann-Marie'],
  ['Ann', 'Ann Marie', 'Ann marie and Ann', 'Ann marie and Ann Marie'],
  ['we', 'Wee', 'we’ll ask we', 'we’ll ask Wee'],
  ['द', 'न', 'दिल्ली', 'दिल्ली'],
  ['waymark', 'Waymark', 'Ask waymark', 'Ask Waymark'],
])('“%s” to “%s” in “%s”', (from, to, text, changed) => {
  expect(replaceWord(text, { from, to })).toBe(changed);
});

test('what was corrected once stays so in what comes later, until it is corrected back', () => {
  const vex = { from: 'quark vex', to: 'Quorvex' };
  const known = withSpelling(withSpelling([], { from: 'reece', to: 'Rhys' }), vex);
  expect(spellerOf(known)('Reece asked about quark vex.')).toBe('Rhys asked about Quorvex.');
  expect(withSpelling(known, { from: 'Quark vex', to: 'QuorVex' })).toEqual([
    known[0],
    { from: 'Quark vex', to: 'QuorVex' },
  ]);
  expect(withSpelling(known, { from: 'Quorvex', to: 'quark vex' })).toEqual([known[0]]);
  const acme = { from: 'acme', to: 'Acme' };
  expect(withSpelling([acme], acme)).toEqual([acme]);
  expect(withSpelling([acme], { from: 'Acme', to: 'ACME' })).toEqual([{ from: 'Acme', to: 'ACME' }]);
  expect(withSpelling([acme], { from: 'Acme', to: 'acme' })).toEqual([]);
  const many = Array.from({ length: 60 }, (_, at) => ({ from: `a${at}`, to: `b${at}` }));
  expect(many.reduce<typeof many>(withSpelling, [])).toEqual(many.slice(-50));
});
