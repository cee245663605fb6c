import { limits } from '#contract/limits.ts';
import type { Extraction, FailureReason } from './extraction.ts';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

const wording: Record<FailureReason, string> = {
  encrypted: 'This file is password-protected. Save a copy without the password and upload that.',
  broken:
    'This file is damaged and can’t be opened. Open it in the program it was made with, save it again and upload the new copy.',
  empty: 'This file has no text. Check that it’s the right file, and upload one with text in it.',
  scan: 'This file has pictures of pages and no text that we can read. Run text recognition (OCR) on it, for example in your PDF program, and upload the result.',
  'too-large': `This file is larger than can be read (${megabytes(limits.extraction.bytes)}, ${limits.extraction.pages} pages, ${limits.extraction.characters / 1_000_000} million characters in ${limits.extraction.pieces.toLocaleString('en')} paragraphs). Split it into parts and upload those.`,
  'zip-bomb':
    'This file unpacks to far more than a document should, so we didn’t open it. Save the document again and upload the new copy.',
  'xml-bomb':
    'This file has text that multiplies itself when it’s read, so we didn’t open it. Save the document again and upload the new copy.',
  'wrong-type':
    'This file’s name says one type, but its content is another. Upload the document itself, under its right name.',
  unsupported:
    'We can’t read files of this type. Upload it as PDF, Word, PowerPoint, Excel, CSV, RTF, HTML, Markdown or plain text.',
  timeout: `This file took longer than ${limits.extraction.timeoutMs / 1000} seconds to read, so we stopped. Split it into parts, or save it again as PDF, and upload that.`,
  'out-of-memory':
    'This file needs more memory to read than is allowed, so we stopped. Split it into parts and upload those.',
};

/** Why a file yields no text; `message` is for its owner. */
export class ExtractionFailed extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message?: string, cause?: unknown) {
    super(message ?? wording[reason], { cause });
    this.name = 'ExtractionFailed';
    this.reason = reason;
  }
}

/** Throws once a document has more paragraphs than memory allows; called for each one added. */
export function holdPieces(count: number): void {
  if (count > limits.extraction.pieces) throw new ExtractionFailed('too-large');
}

/** Throws once a document has more characters than memory allows. */
export function holdCharacters(count: number): void {
  if (count > limits.extraction.characters) throw new ExtractionFailed('too-large');
}

export function failed(reason: FailureReason, message: string = wording[reason]): Extraction {
  return { status: 'failed', reason, message };
}
