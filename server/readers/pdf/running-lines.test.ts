import { expect, test } from 'vitest';
import { pdfOf } from '#tests/support/sample-documents.ts';
import { extractFile } from '#server/readers/extract-file.ts';

const at = (text: string, y: number) => ({ text, x: 72, y, size: 11 });
const textsOf = async (pages: Parameters<typeof pdfOf>[0]): Promise<string[]> => {
  const read = await extractFile({ bytes: pdfOf(pages), name: 'report.pdf', type: '' });
  if (read.status === 'failed') throw new Error(read.message);
  return read.pieces.map(({ text, page }) => `${page}: ${text}`);
};

test('running heads and page numbers stay out of a sentence that goes on over the page', async () => {
  const texts = await textsOf(
    [
      'The annual plan costs 39 euros for',
      'each vehicle and month, and is paid',
      'in advance. Drivers do not count.',
    ].map((line, page) => [at('Fernhollow price list', 750), at(line, 400), at(`Page ${page + 1} of 3`, 40)]),
  );
  expect(texts).toContain(
    '1: The annual plan costs 39 euros for each vehicle and month, and is paid in advance. Drivers do not count.',
  );
  expect(texts).toContain('1: Fernhollow price list');
  expect(texts).toContain('2: Page 2 of 3');
});

test('what stands at the edge of two pages alone, or differs, is text like any other', async () => {
  expect(
    await textsOf([
      [at('The plan of one vehicle costs', 750), at('39 euros a month', 40)],
      [at('and the plan of two vehicles', 750), at('costs 70 euros a month', 40)],
      [at('paid in advance.', 750)],
    ]),
  ).toEqual([
    '1: The plan of one vehicle costs',
    '1: 39 euros a month and the plan of two vehicles',
    '2: costs 70 euros a month paid in advance.',
  ]);
});

test('amounts at the same place of several pages are no page numbers', async () => {
  const texts = await textsOf(
    ['10.50', '12.25', '14.75'].map((amount, page) => [
      at(`Vehicle ${['one', 'two', 'three'][page]} costs`, 400),
      at(`${amount} euros a month.`, 386),
    ]),
  );
  expect(texts[0]).toBe('1: Vehicle one costs 10.50 euros a month.');
});
