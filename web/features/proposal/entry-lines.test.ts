import { expect, test } from 'vitest';
import type { RichLine } from '#contract/rich-text.ts';
import { toEntryDocument, toLines } from '#web/features/rich-text/rich-lines.ts';
import { entriesIn, inOneLine } from './entry-lines.ts';

const bold: RichLine = { kind: 'p', runs: [{ text: 'Typed twice', bold: true }] };

test('entries go through the editor as one list and come back with their formatting, empty ones left out', () => {
  const document = toEntryDocument([bold, { kind: 'p', runs: [] }, { kind: 'ol', runs: [{ text: 'Late' }] }]);
  expect(document.content?.map(({ type }) => type)).toEqual(['bulletList']);
  expect(entriesIn(toLines(document), 20)).toEqual({
    entries: ['Typed twice', 'Late'],
    lines: [bold, { kind: 'p', runs: [{ text: 'Late' }] }],
  });
});

test('an empty list is one empty entry to write in, and more entries than a list holds are left out', () => {
  expect(toEntryDocument([]).content).toHaveLength(1);
  expect(entriesIn([bold, bold, bold], 2).entries).toHaveLength(2);
});

test('an entry of before with a line break is one line', () => {
  expect(inOneLine('Typed\n  twice')).toBe('Typed twice');
});
