import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const pageWidth = 612;
const pageHeight = 792;

/** Writes PDF objects, numbered from 1; the first is the catalog. */
export function writePdf(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

export function stream(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

export interface PdfText {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** Builds a PDF with one page per entry: positioned lines of text, or a full-page picture. */
export function pdfOf(pages: readonly (readonly PdfText[] | 'picture')[]): Uint8Array {
  const objects: Buffer[] = [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')];
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ');
  objects.push(Buffer.from(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`));
  objects.push(Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'));
  objects.push(
    stream(
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      deflateSync(Buffer.alloc(64, 120)),
    ),
  );
  for (const [at, page] of pages.entries()) {
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R >> /XObject << /I1 4 0 R >> >> /Contents ${6 + at * 2} 0 R >>`,
      ),
    );
    const content =
      page === 'picture'
        ? `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /I1 Do Q`
        : page
            .map(({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/gu, '\\$&')}) Tj ET`)
            .join('\n');
    objects.push(stream('', Buffer.from(content, 'latin1')));
  }
  return writePdf(objects);
}

/** Positions lines below one another from the top of a page. */
export function linesOnPage(lines: readonly string[], size = 11): PdfText[] {
  return lines.map((text, at) => ({ text, x: 72, y: 720 - at * size * 1.3, size }));
}

const packageTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const rootRelations = (main: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${main}"/></Relationships>`;

/** Builds an Office file from parts; `main` is the document. */
export function packageOf(main: string, parts: Readonly<Record<string, string>>): Uint8Array {
  const files = { '[Content_Types].xml': packageTypes, '_rels/.rels': rootRelations(main), ...parts };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

export const wordBody = (inner: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;
export const wordParagraph = (text: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
