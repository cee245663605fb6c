import { limits } from '#contract/limits.ts';
import { decodeText } from '#server/ports/decode-text.ts';
import { ExtractionFailed } from './extraction-failed.ts';

const longestLetter = 4;

/** The text of a file that is all text. Throws ExtractionFailed where it is more than can be held. */
export function decodeDocument(bytes: Uint8Array): string {
  const { characters } = limits.extraction;
  const text = bytes.length > characters * longestLetter ? null : decodeText(bytes, '');
  if (text === null || text.length > characters) throw new ExtractionFailed('too-large');
  return text;
}

/** Throws ExtractionFailed where a sign occurs so often that what is made of it would not fit into memory. */
export function refuseMany(text: string, sign: string, most: number): void {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) throw new ExtractionFailed('too-large');
  }
}
