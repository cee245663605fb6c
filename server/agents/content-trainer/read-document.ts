import { decodeText } from '#server/ports/decode-text.ts';
import { detectType } from './detect-type.ts';
import { extractPage } from './extract-page.ts';
import { extractTranscript } from './extract-transcript.ts';
import type { Extraction } from './extraction.ts';
import type { ThreadRequest } from './extraction-threads.ts';
import type { PdfEngine } from './pdf-engine.ts';
import { readDoc } from './read-doc.ts';
import { readPackage } from './read-package.ts';
import { readPdf } from './read-pdf.ts';
import { readRtf } from './read-rtf.ts';
import { readCsv, readMarkdown, readPlainText } from './read-text.ts';

/** Reads a document by what its bytes are. Throws ExtractionFailed. */
export async function readDocument({ bytes, name }: ThreadRequest, engine: () => Promise<PdfEngine>): Promise<Extraction> {
  switch (detectType(bytes, name)) {
    case 'pdf': return readPdf(bytes, await engine());
    case 'package': return readPackage(bytes);
    case 'doc': return readDoc(bytes);
    case 'rtf': return readRtf(bytes);
    case 'html': return extractPage(decodeText(bytes, ''), '');
    case 'csv': return readCsv(bytes);
    case 'markdown': return readMarkdown(bytes);
    case 'captions': return extractTranscript(decodeText(bytes, ''), name);
    case 'text': return readPlainText(bytes);
  }
}
