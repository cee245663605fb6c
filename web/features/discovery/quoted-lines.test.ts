import { expect, test } from 'vitest';
import { quotedLines } from './quoted-lines.ts';

test('the lines that a summary quotes are found, each once, also where a sentence goes on in the next line', () => {
  const lines = [
    { id: 'a', text: 'So the trouble is that the wrong' },
    { id: 'b', text: 'passengers get on.' },
    { id: 'c', text: 'How many?' },
    { id: 'd', text: 'Forty thousand.' },
  ];
  expect(
    quotedLines(
      [
        'Delays: “Forty thousand.” (Pat, 1:35, asked “How many?”)',
        '“the trouble is that the wrong passengers get on.”',
      ],
      lines,
    ),
  ).toEqual(['d', 'a']);
  expect(quotedLines(['Typed by hand', '“Said elsewhere.”'], lines)).toEqual([]);
});
