import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPartlyRead } from '#contract/records-content.ts';
import { linesOnPage, packageOf, pdfOf, stream, writePdf } from '#tests/support/sample-documents.ts';
import { englishData } from '#tests/support/scan-file.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import type { Extraction } from '#server/readers/extraction.ts';

const read = (bytes: Uint8Array, name = 'plan.pdf', ocrData: string | null = null): Promise<Extraction> =>
  extractFile({ bytes, name, type: '', ocrData });
const unreadOf = (extraction: Extraction) =>
  extraction.status === 'ready' ? (extraction.unread ?? null) : extraction.reason;
const text = linesOnPage(
  Array.from({ length: 30 }, (_, at) => `Line ${at} of the plan says what each vehicle costs in a year.`),
);

/** Builds a page of text, then one with the given drawing. */
const withDrawing = (drawing: string): Uint8Array =>
  writePdf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Count 2 /Kids [3 0 R 5 0 R] >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 7 0 R >> >> /Contents 4 0 R >>',
    ),
    stream('', Buffer.from('BT /F1 11 Tf 72 700 Td (Each vehicle costs thirty-nine euros a month.) Tj ET')),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I1 8 0 R >> >> /Contents 6 0 R >>',
    ),
    stream('', Buffer.from(drawing)),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    stream(
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      deflateSync(Buffer.alloc(64, 255)),
    ),
  ]);

describe('pages of which nothing could be read', () => {
  it('are named, and a file with less than nine tenths of its pages read is partly read', async () => {
    const extraction = await read(pdfOf([text, text, ...Array.from({ length: 21 }, () => 'picture' as const)]));
    expect(extraction).toMatchObject({
      status: 'ready',
      pages: 23,
      note: 'Pages 3–23 hold pictures and no text; what they show was not read.',
      unread: { pages: Array.from({ length: 21 }, (_, at) => at + 3), of: 23 },
    });
  });

  it('do not count where they are blank, be it white paint or the scan of an empty sheet', async () => {
    expect(unreadOf(await read(pdfOf([text, [], []])))).toBeNull();
    expect(unreadOf(await read(withDrawing('1 1 1 rg 0 0 612 792 re f')))).toBeNull();
    expect(unreadOf(await read(withDrawing('q 612 0 0 792 0 0 cm /I1 Do Q')))).toBeNull();
  });

  it('are those whose letters are drawn as lines, too', async () => {
    expect(await read(withDrawing('0 0 0 rg 72 600 300 20 re f 72 500 300 20 re f'))).toMatchObject({
      note: 'Page 2 holds pictures and no text; what it shows was not read.',
      unread: { pages: [2], of: 2 },
    });
  });

  it('are so after text recognition found nothing on them', async () => {
    expect(unreadOf(await read(pdfOf([text, 'picture']), 'plan.pdf', englishData))).toEqual({ pages: [2], of: 2 });
  });

  it('are slides that show a picture and no word', async () => {
    const slide = (inner: string): string => `<p:sld xmlns:p="p" xmlns:a="a">${inner}</p:sld>`;
    const deck = packageOf('ppt/presentation.xml', {
      'ppt/presentation.xml':
        '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="r1"/><p:sldId id="257" r:id="r2"/><p:sldId id="258" r:id="r3"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/slide1.xml"/><Relationship Id="r2" Type="x/slide" Target="slides/slide2.xml"/><Relationship Id="r3" Type="x/slide" Target="slides/slide3.xml"/></Relationships>',
      'ppt/slides/slide1.xml': slide('<p:sp><a:p><a:r><a:t>Prices</a:t></a:r></a:p></p:sp>'),
      'ppt/slides/slide2.xml': slide('<p:pic/>'),
      'ppt/slides/slide3.xml': slide(''),
      'ppt/slides/_rels/slide2.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/image" Target="../media/a.png"/></Relationships>',
    });
    expect(await read(deck, 'deck.pptx')).toMatchObject({ pages: 3, unread: { pages: [2], of: 2 } });
  });

  it('leave a file ready from nine tenths on', () => {
    const of = (unread: number, all: number) =>
      isPartlyRead({ pages: Array.from({ length: unread }, (_, at) => at + 1), of: all });
    expect([of(1, 10), of(2, 20), of(2, 10), of(11, 100), isPartlyRead(null)]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
