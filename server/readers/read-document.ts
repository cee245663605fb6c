import { limits } from '#contract/limits.ts';
import { decodeDocument, refuseMany } from './decode-document.ts';
import { detectType, type DocumentType } from './detect-type.ts';
import { extractTranscript } from './extract-transcript.ts';
import { ExtractionFailed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';
import type { ThreadRequest } from './extraction-threads.ts';
import type { PdfEngine } from '#server/readers/pdf/pdf-engine.ts';
import type { ReadPicture } from '#server/readers/pdf/text-recognition.ts';
import { outlineType, readOutline } from '#server/readers/outline/read-outline.ts';
import { callTranscriptType, readCall } from '#server/readers/transcript/read-call.ts';
import { readCsv } from './read-csv.ts';
import { readPlainText } from './read-text.ts';

interface Engines {
  engine: () => Promise<PdfEngine>;
  /** Null: scanned pages aren't read. */
  openRecognition: (() => Promise<ReadPicture>) | null;
}

/** Returns the text of a file of any type. */
async function textOf(request: ThreadRequest, engines: Engines): Promise<string> {
  const type = detectType(request.bytes, request.name);
  if (['text', 'captions', 'markdown', 'csv'].includes(type)) return decodeDocument(request.bytes);
  const read = await readByType(type, request, engines);
  if (read.status === 'failed') throw new ExtractionFailed(read.reason, read.message);
  return read.pieces.map(({ text }) => text).join('\n');
}

/** Reads a document by its actual type, or as a call transcript or an outline if sent as one. Throws ExtractionFailed. */
export async function readDocument(request: ThreadRequest, engines: Engines): Promise<Extraction> {
  if (request.type === callTranscriptType) return readCall(await textOf(request, engines));
  const type = detectType(request.bytes, request.name);
  const hasLines = type === 'text' || type === 'markdown';
  if (request.type === outlineType && hasLines) return readOutline(decodeDocument(request.bytes));
  return readByType(type, request, engines);
}

/** Readers with large libraries load with the first file of their type: most threads see one or two types. */
async function readByType(
  type: DocumentType,
  { bytes, name }: ThreadRequest,
  { engine, openRecognition }: Engines,
): Promise<Extraction> {
  switch (type) {
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(bytes, await engine(), openRecognition);
    case 'package':
      return (await import('./office/read-package.ts')).readPackage(bytes);
    case 'doc':
      return (await import('./office/read-doc.ts')).readDoc(bytes);
    case 'rtf':
      return (await import('./office/read-rtf.ts')).readRtf(bytes);
    case 'html':
      return (await import('./read-html.ts')).readHtml(bytes);
    case 'csv':
      return readCsv(bytes);
    case 'markdown':
      return (await import('./read-markdown.ts')).readMarkdown(bytes);
    case 'captions': {
      const captions = decodeDocument(bytes);
      refuseMany(captions, '\n', limits.extraction.pieces);
      if (captions.length > limits.content.transcriptCharacters) throw new ExtractionFailed('too-large');
      return extractTranscript(captions, name);
    }
    case 'text':
      return readPlainText(bytes);
  }
}
