import { expect, test } from 'vitest';
import { extractFile } from '#server/readers/extract-file.ts';
import { textOfGlyph } from './glyph-names.ts';
import { nameGlyphs } from './name-glyphs.ts';

/** Builds a PDF with one font that draws boxes and names its glyphs. */
function drawnFont(names: readonly string[]): Buffer {
  const box = '500 0 0 0 400 600 d1 0 0 400 600 re f';
  const codes = names.map((_, at) => (at + 1).toString(16).padStart(2, '0')).join('');
  const content = `BT /F1 12 Tf 72 700 Td <${codes}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar ${names.length} /Widths [${names.map(() => 500).join(' ')}] /Encoding 6 0 R /CharProcs << ${[...new Set(names)].map((name) => `/${name} 7 0 R`).join(' ')} >> >>`,
    `<< /Type /Encoding /Differences [1 ${names.map((name) => `/${name}`).join(' ')}] >>`,
    `<< /Length ${box.length} >>\nstream\n${box}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((body, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

const read = (bytes: Buffer) => extractFile({ bytes, name: 'drawn.pdf', type: 'application/pdf' });

test('letters that a file draws itself are read by the names of their glyphs', async () => {
  const extraction = await read(
    drawnFont(['O', 'ffi', 'c', 'e', 'space', 'C', 'a', 'f', 'eacute', 'comma', 'space', 'one', 'uni20AC']),
  );
  expect(extraction.status === 'ready' ? extraction.pieces.map(({ text }) => text) : extraction.reason).toEqual([
    'Office Café, 1€',
  ]);
});

test('names that say nothing leave it unread, and another PDF is not touched', async () => {
  const nameless = drawnFont(['g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
  expect(nameGlyphs(nameless)).toBeNull();
  expect(await read(nameless)).toMatchObject({ status: 'failed', reason: 'scan' });
  const once = nameGlyphs(drawnFont(['A', 'b']));
  expect(once === null ? null : nameGlyphs(once)).toBeNull();
  expect(nameGlyphs(Buffer.from('%PDF-1.4\nnothing'))).toBeNull();
});

test('a name of a glyph says what it shows', () => {
  expect(['a', 'Aring', 'ccedilla', 'germandbls', 'fl', 'u1F600', 'a84', 'cid', 'toString'].map(textOfGlyph)).toEqual([
    'a',
    'Å',
    'ç',
    'ß',
    'fl',
    '😀',
    null,
    null,
    null,
  ]);
});
