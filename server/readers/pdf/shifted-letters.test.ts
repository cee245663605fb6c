import { expect, test } from 'vitest';
import { linesOnPage, pdfOf } from '#tests/support/sample-documents.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import { isShifted } from './shifted-letters.ts';

const plan = [
  'The annual plan costs thirty-nine euros for each vehicle and month,',
  'and the notice of termination is ninety days before the end of the year.',
  'Drivers are not counted as users, and nothing is charged for the installation.',
];
const german =
  'Der Jahresplan kostet je Fahrzeug und Monat neununddreißig Euro, und die Kündigung ist nach der Einführung möglich.';
const shift = (text: string, by: number): string =>
  [...text].map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) + by))).join('');
const read = (pages: readonly (readonly string[])[]) =>
  extractFile({ bytes: pdfOf(pages.map((lines) => linesOnPage(lines))), name: 'plan.pdf', type: '' });

test('a file whose letters are shifted is refused with what to do', async () => {
  expect(await read([plan.map((line) => shift(line, -29))])).toMatchObject({
    status: 'failed',
    reason: 'scan',
    message: expect.stringContaining('do not say which letters they show') as string,
  });
});

test('a shifted page among readable ones is named and not learned', async () => {
  const extraction = await read([plan, plan.map((line) => shift(line, 1))]);
  expect(extraction).toMatchObject({
    status: 'ready',
    note: expect.stringMatching(/^Page 2 has a font that does not say/u) as string,
    unread: { pages: [2], of: 2 },
  });
  expect(extraction.status === 'ready' && extraction.pieces.every(({ page }) => page === 1)).toBe(true);
});

test('languages, numbers and codes as they stand are not taken for shifted text', () => {
  for (const text of [plan.join(' '), german, 'A1B2-33 '.repeat(40), 'qwzx '.repeat(60), 'Πληροφορίες '.repeat(30), ''])
    expect(isShifted(text)).toBe(false);
});
