import { limits } from '#contract/limits.ts';
import { decodeText } from '#server/ports/decode-text.ts';
import { ExtractionFailed } from './extraction-failed.ts';

const longestLetter = 4;

/** Decodes a plain-text file. Throws ExtractionFailed if it is too large for memory. */
export function decodeDocument(bytes: Uint8Array): string {
  const { characters } = limits.extraction;
  const text = bytes.length > characters * longestLetter ? null : decodeText(bytes, '');
  if (text === null || text.length > characters) throw new ExtractionFailed('too-large');
  return text;
}

/** Throws ExtractionFailed if a character occurs too often for the parsed result to fit in memory. */
export function refuseMany(text: string, sign: string, most: number): void {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) throw new ExtractionFailed('too-large');
  }
}
