import { expect, test } from 'vitest';
import type { RichLine } from '#contract/rich-text.ts';
import { linesOfText, textOf } from './template-lines.ts';

const lines: RichLine[] = [
  { kind: 'p', runs: [{ text: 'Liability is ' }, { text: 'limited', bold: true }] },
  { kind: 'ul', runs: [{ text: 'to the fees' }] },
];

test('a formatted text is its words with their lines beside them, and reads back the same', () => {
  expect(textOf(lines)).toEqual({ text: 'Liability is limited\nto the fees', lines });
  expect(linesOfText(textOf(lines))).toEqual(lines);
});

test('a text of before reads as plain lines, and a plain one stores no formatting', () => {
  const plain = linesOfText({ text: 'Eleven people.\nSince 2004.' });
  expect(plain).toEqual([
    { kind: 'p', runs: [{ text: 'Eleven people.' }] },
    { kind: 'p', runs: [{ text: 'Since 2004.' }] },
  ]);
  expect(textOf(plain).lines).toBeUndefined();
});
