import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { drawPage } from '#server/readers/pdf/draw-page.ts';
import { openPdfEngine } from '#server/readers/pdf/pdf-engine.ts';
import { stream, writePdf } from './sample-documents.ts';

/** Folder with the tests' language data: English. */
export const englishData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Converts a PDF's pages to pictures without text, as a scanner produces. */
export async function scanOf(pdf: Uint8Array): Promise<Uint8Array> {
  const { exports: engine } = await openPdfEngine(
    await WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))),
  );
  const store = engine.malloc(pdf.length);
  new Uint8Array(engine.memory.buffer).set(pdf, store);
  const document = engine.FPDF_LoadMemDocument(store, pdf.length, 0);
  const pages = Array.from({ length: engine.FPDF_GetPageCount(document) }, (_, page) =>
    drawPage(engine, document, page),
  );
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}] >>`,
    ),
  ];
  for (const [at, picture] of pages.entries()) {
    if (picture === null) throw new Error('This page cannot be drawn');
    const { width, height, bytes } = picture;
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I1 ${4 + at * 3} 0 R >> >> /Contents ${5 + at * 3} 0 R >>`,
      ),
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
        deflateSync(bytes),
      ),
      stream('', Buffer.from('q 612 0 0 792 0 0 cm /I1 Do Q')),
    );
  }
  return writePdf(objects);
}
