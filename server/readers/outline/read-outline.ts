import { limits } from '#contract/limits.ts';
import { failed } from '#server/readers/extraction-failed.ts';
import type { Extraction } from '#server/readers/extraction.ts';

/** Type under which the reading thread receives a document whose layout is asked for, not its running text. */
export const outlineType = 'outline';

const longest = 4_000;

/** Returns the lines of a plain text or Markdown file as they stand, with indentation and marks, and empty ones between. */
export function readOutline(text: string): Extraction {
  const lines = text.replaceAll('\t', '    ').split(/\r\n|\r|\n/u, limits.extraction.pieces + 1);
  if (lines.length > limits.extraction.pieces) return failed('too-large');
  if (lines.every((line) => line.trim() === '')) return failed('empty');
  const pieces = lines.map((line) => ({
    text: line.trimEnd().slice(0, longest),
    page: null,
    heading: null,
    second: null,
  }));
  return { status: 'ready', title: null, pages: null, pieces, note: null };
}
