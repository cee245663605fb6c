import { expect, test } from 'vitest';
import { importLimits } from '#contract/imports.ts';
import { guessFields } from './guess-fields.view.ts';
import { readRows } from './read-rows.ts';
import { rowFields } from './row-fields.view.ts';

test('rows keep the line on which they begin, through quoted line breaks, empty lines and any separator', async () => {
  for (const sign of [',', ';', '\t', '|']) {
    const text = `\uFEFFName${sign}Company\r\n"Ada\nLovelace"${sign}"Acme ""A"""\r\n\r\nGrace${sign}  Bolt \r\n`;
    expect(await readRows(text)).toEqual({
      columns: ['Name', 'Company'],
      rows: [
        { line: 2, cells: ['Ada\nLovelace', 'Acme "A"'] },
        { line: 5, cells: ['Grace', 'Bolt'] },
      ],
    });
  }
});

test.each([
  ['Company\nAcme\uFFFD', /isn’t UTF-8 text/],
  ['PK\u0003\u0004\0\0', /isn’t UTF-8 text/],
  ['Company\n"Acme\nBolt\n', /after line 1 is never closed/],
  ['Company\nAcme\n"Bolt" Ltd\n', /after line 2 can't be read/],
  [`Company\n${'x'.repeat(importLimits.rowCharacters + 1)}`, /has more than 20,000 characters/],
  [`Company\n${'Acme\n'.repeat(importLimits.rows + 1)}`, /Up to 10,000 rows/],
  [`${'a,'.repeat(70)}b\n1`, /Up to 60 columns/],
  ['Company\n\n', /no rows below its header/],
  ['', /no rows below its header/],
])('a file that can’t be read is refused in words: %#', async (text, words) => {
  await expect(readRows(text)).rejects.toThrow(words);
  await expect(readRows(text)).rejects.toThrow('Nothing was imported.');
});

test('columns find their field by the headings of other products, each field once', () => {
  expect(guessFields(['First Name', 'E-Mail', 'Account name', 'Company', 'Shoe size'])).toEqual([
    'firstName',
    'email',
    'companyName',
    null,
    null,
  ]);
});

test('a row says what is wrong with it, or becomes fields', () => {
  const read = (...cells: string[]) => rowFields({ line: 2, cells }, ['firstName', 'companyName', 'barriers'], 3);
  expect(read('Ada', 'Acme', 'slow; costly;')).toMatchObject({
    data: { firstName: 'Ada', companyName: 'Acme', sessionName: 'Ada, Acme', barriers: ['slow', 'costly'] },
  });
  expect(read('', '', 'slow')).toEqual({ problem: 'Names neither a person nor a company.' });
  for (const cell of ['=HYPERLINK("http://x")', '@SUM(A1)', "+cmd|' /C calc'!A0"])
    expect(read('Ada', cell)).toEqual({
      problem: '“Company” begins like a formula. Remove the sign at its beginning.',
    });
  expect(read('-', '+ Pluspunkt GmbH')).toHaveProperty('data');
  expect(read('Ada', 'Acme', '', 'more')).toHaveProperty('problem', expect.stringContaining('Has 4 cells'));
  expect(read('Ada\nB', 'Acme')).toHaveProperty('problem', expect.stringContaining('“First name”'));
  expect(read(' ADA', 'acme')).toHaveProperty('key', (read('Ada', 'Acme') as { key: string }).key.toLowerCase());
});
