import { limits } from '#contract/limits.ts';
import { extractPage } from '#server/readers/page/extract-page.ts';
import { PageTooLarge } from '#server/readers/page/page-size.ts';
import { decodeDocument } from './decode-document.ts';
import { ExtractionFailed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';

/** Reads an uploaded page. Throws ExtractionFailed. */
export function readHtml(bytes: Uint8Array): Extraction {
  try {
    return extractPage(decodeDocument(bytes), '', limits.extraction);
  } catch (error) {
    throw error instanceof PageTooLarge ? new ExtractionFailed('too-large', undefined, error) : error;
  }
}
