import { expect, test } from 'vitest';
import { secondAt } from '#contract/caption-times.ts';
import { packageOf } from '#tests/support/sample-documents.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import { splitPassages, type ContentPassageText } from './split-passages.ts';

async function passagesOf(bytes: Uint8Array | string, name: string): Promise<ContentPassageText[]> {
  const read = await extractFile({
    bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    name,
    type: '',
  });
  if (read.status === 'failed') throw new Error(read.message);
  return splitPassages(read.pieces);
}

test('every passage of a CSV begins with its header row and names its rows', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `Plan number ${at};"${at} euro, net";yearly`);
  const passages = await passagesOf(`Plan;Price;Billed\r\n${rows.join('\r\n')}\r\n`, 'prices.csv');
  expect(passages.length).toBeGreaterThan(3);
  expect(passages.every(({ text }) => text.startsWith('Plan | Price | Billed\n'))).toBe(true);
  expect(passages[0]?.heading).toMatch(/^Rows 1–\d+$/u);
  const at77 = passages.find(({ text }) => text.includes('Plan number 75 |'));
  expect(at77?.rows?.from).toBeLessThanOrEqual(77);
  expect(at77?.rows?.to).toBeGreaterThanOrEqual(77);
  expect(passages.at(-1)?.rows?.to).toBe(201);
});

test('an empty cell keeps the others under the names of their columns', async () => {
  expect((await passagesOf('Plan,Net,Gross\nBasic,,46\n', 'prices.csv'))[0]?.text).toBe(
    'Plan | Net | Gross\nBasic | | 46',
  );
});

test('rows of numbers alone name no columns', async () => {
  expect(await passagesOf('1,2\n3,4\n', 'numbers.csv')).toMatchObject([{ text: '1 | 2\n3 | 4', heading: 'Rows 1–2' }]);
});

test('every passage of a workbook names its sheet, its rows and its columns, and none crosses a sheet', async () => {
  const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (...rows: string[]): string => `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const book = packageOf('xl/workbook.xml', {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Prices" sheetId="1" r:id="r1"/><sheet name="Terms" sheetId="2" r:id="r2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet(
      `<row r="3">${cell('A3', 'Plan')}${cell('B3', 'Net')}${cell('C3', 'Gross')}</row>`,
      ...Array.from(
        { length: 100 },
        (_, at) => `<row r="${at + 5}">${cell(`A${at + 5}`, `Plan of kind ${at}`)}${cell(`C${at + 5}`, `${at}`)}</row>`,
      ),
    ),
    'xl/worksheets/sheet2.xml': sheet(
      `<row r="1">${cell('A1', 'Term')}${cell('B1', 'Days')}</row>`,
      `<row r="2">${cell('A2', 'Notice')}${cell('XFD2', '90')}</row>`,
    ),
  });
  const passages = await passagesOf(book, 'prices.xlsx');
  expect(passages[0]?.heading).toMatch(/^Prices, rows 3–\d+$/u);
  expect(passages[0]?.text).toContain('Plan of kind 0 | | 0');
  expect(passages[1]?.text).toMatch(/^Plan \| Net \| Gross\nPlan of kind \d+ \| \| \d+\n/u);
  expect(passages.at(-1)).toMatchObject({ text: 'Term | Days\nNotice | | 90', heading: 'Terms, rows 1–2' });
});

test('each word of captions keeps its second, over joined and cut passages', async () => {
  const spoken = Array.from({ length: 300 }, (_, at) => ({
    second: at * 4,
    text: `word${at} of the talk${at % 7 === 0 ? '.' : ''}`,
  }));
  const stamp = (second: number): string => new Date(second * 1000).toISOString().slice(11, 23);
  const vtt = `WEBVTT\n\n${spoken.map(({ second, text }) => `${stamp(second)} --> ${stamp(second + 4)}\n${text}\n`).join('\n')}`;
  const passages = await passagesOf(vtt, 'talk.vtt');
  expect(passages.length).toBeGreaterThan(4);
  for (const { second, text } of spoken) {
    const [first = ''] = text.split(' ');
    const passage = passages.find((each) => each.text.split(/\s+/u).includes(first));
    expect(secondAt(passage?.times ?? [], passage?.text ?? '', passage?.text.indexOf(`${first} `) ?? 0)).toBe(second);
  }
});

test('one caption without an end is cut, and its parts keep the seconds of their words', () => {
  const text = Array.from({ length: 600 }, (_, at) => `w${at}`).join(' ');
  const times = Array.from({ length: 60 }, (_, at): [number, number] => [at * 10, at]);
  const passages = splitPassages([{ text, page: null, heading: null, second: 0, times }]);
  expect(passages.length).toBeGreaterThan(2);
  for (const passage of passages) {
    const [first = ''] = passage.text.split(' ');
    expect(secondAt(passage.times ?? [], passage.text, 0)).toBe(Math.floor(Number(first.slice(1)) / 10));
    expect(secondAt(passage.times ?? [], passage.text, passage.text.length)).toBe(
      Math.floor(Number(passage.text.split(' ').at(-1)?.slice(1)) / 10),
    );
  }
});

test('a heading within a passage has an empty line before it, and none ends a passage', async () => {
  const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  const passages = await passagesOf(
    `# Terms\n\n${words(50)}\n\n## Notice\n\n${words(20)}\n\n## Fees\n\n${words(20)}\n`,
    'terms.md',
  );
  expect(passages.map(({ text, heading }) => [heading, text.startsWith(heading ?? '')])).toEqual([
    ['Terms', true],
    ['Fees', true],
  ]);
  expect(passages[0]?.text).toContain('\n\nNotice\nword0');
  const stranded = await passagesOf(`# Terms\n\n${words(58)}\n\n## Notice\n\n${words(20)}\n`, 'terms.md');
  expect(stranded.map(({ text }) => text.split('\n')[0])).toEqual(['Terms', 'Notice']);
  expect(stranded[0]?.text.endsWith('word57')).toBe(true);
});
