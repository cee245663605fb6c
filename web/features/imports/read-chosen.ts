import { importLimits } from '#contract/imports.ts';

/** Returns the text of a chosen file, or a message on why it isn't sent. */
export async function readChosen(file: File): Promise<{ csv: string } | { problem: string }> {
  if (file.size > importLimits.characters)
    return { problem: 'This file is larger than 4 MB. Nothing was sent. Split it and import the parts.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const mark =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return { csv: new TextDecoder(mark, { fatal: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { problem: 'This file isn’t UTF-8 text. Nothing was sent. Save it as “CSV UTF-8” from your spreadsheet.' };
  }
}
