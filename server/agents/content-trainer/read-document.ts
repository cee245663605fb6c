import { limits } from '#contract/limits.ts';
import { decodeDocument, refuseMany } from './decode-document.ts';
import { detectType } from './detect-type.ts';
import { extractPage } from './extract-page.ts';
import { extractTranscript } from './extract-transcript.ts';
import { ExtractionFailed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';
import type { ThreadRequest } from './extraction-threads.ts';
import type { PdfEngine } from './pdf-engine.ts';
import { readDoc } from './read-doc.ts';
import { readPackage } from './read-package.ts';
import { readPdf } from './read-pdf.ts';
import { readRtf } from './read-rtf.ts';
import type { ReadPicture } from './text-recognition.ts';
import { readCsv, readMarkdown, readPlainText } from './read-text.ts';

interface Engines {
  engine: () => Promise<PdfEngine>;
  /** Null: pages that are pictures are not read. */
  openRecognition: (() => Promise<ReadPicture>) | null;
}

/** Reads a document by what its bytes are. Throws ExtractionFailed. */
export async function readDocument({ bytes, name }: ThreadRequest, { engine, openRecognition }: Engines): Promise<Extraction> {
  switch (detectType(bytes, name)) {
    case 'pdf': return readPdf(bytes, await engine(), openRecognition);
    case 'package': return readPackage(bytes);
    case 'doc': return readDoc(bytes);
    case 'rtf': return readRtf(bytes);
    case 'html': {
      const html = decodeDocument(bytes);
      refuseMany(html, '<', limits.extraction.elements);
      refuseMany(html, '=', limits.extraction.attributes);
      return extractPage(html, '');
    }
    case 'csv': return readCsv(bytes);
    case 'markdown': return readMarkdown(bytes);
    case 'captions': {
      const captions = decodeDocument(bytes);
      refuseMany(captions, '\n', limits.extraction.pieces);
      if (captions.length > limits.content.transcriptCharacters) throw new ExtractionFailed('too-large');
      return extractTranscript(captions, name);
    }
    case 'text': return readPlainText(bytes);
  }
}
