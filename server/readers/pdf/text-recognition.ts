import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { limits } from '#contract/limits.ts';
import type { GrayPicture } from './draw-page.ts';

/** The part of Tesseract's API in use. */
interface Recognizer {
  Init(folder: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(rotation: number, angle: number): number;
  Recognize(monitor: null): number;
  MeanTextConf(): number;
  GetUTF8Text(): string;
  Clear(): void;
}
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Recognizer;
}
type OpenTesseract = (options: {
  wasmBinary: Uint8Array;
  print: () => void;
  printErr: () => void;
}) => Promise<Tesseract>;

/** Returns a scanned page's paragraphs; none if nothing is readable with some confidence. */
export type ReadPicture = (picture: GrayPicture) => string[];

const dataFile = /^([\w-]+)\.traineddata(\.gz)?$/u;
const neuralEngine = 1;
const wholePage = '3';

/** Returns the languages whose data are in a folder. */
export function languagesIn(folder: string): string[] {
  return [...new Set(readdirSync(folder).flatMap((name) => dataFile.exec(name)?.[1] ?? []))]
    .filter((name) => name !== 'osd')
    .toSorted();
}

/** Encodes a picture as a portable graymap. */
function toGraymap({ width, height, bytes }: GrayPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), bytes]);
}

/** Starts Tesseract with all languages in the folder. Loads everything from disk, nothing over the network. */
export async function openTextRecognition(folder: string): Promise<ReadPicture> {
  const require = createRequire(import.meta.url);
  const core = require.resolve('tesseract.js-core/tesseract-core-simd-lstm.js');
  const open = require(core) as OpenTesseract;
  const tesseract = await open({
    wasmBinary: readFileSync(core.replace(/\.js$/u, '.wasm')),
    print: () => {},
    printErr: () => {},
  });
  const languages = languagesIn(folder);
  for (const name of readdirSync(folder)) {
    const [, language, packed] = dataFile.exec(name) ?? [];
    if (language === undefined) continue;
    const bytes = readFileSync(join(folder, name));
    tesseract.FS.writeFile(`${language}.traineddata`, packed === undefined ? bytes : gunzipSync(bytes));
  }
  const recognizer = new tesseract.TessBaseAPI();
  if (recognizer.Init(null, languages.join('+'), neuralEngine) !== 0)
    throw new Error(`The language data in ${folder} cannot be used`);
  recognizer.SetVariable('tessedit_pageseg_mode', wholePage);
  recognizer.SetVariable('user_defined_dpi', String(limits.extraction.recognition.dpi));
  return (picture) => {
    tesseract.FS.writeFile('/input', toGraymap(picture));
    if (recognizer.SetImageFile(1, 0) !== 0 || recognizer.Recognize(null) !== 0) return [];
    const sure = recognizer.MeanTextConf() >= limits.extraction.recognition.leastConfidence;
    const text = sure ? recognizer.GetUTF8Text() : '';
    recognizer.Clear();
    return text
      .split(/\n\s*\n/u)
      .map((paragraph) =>
        paragraph
          .replace(/-\n(?=\p{Ll})/gu, '')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .filter((paragraph) => /[\p{L}\p{N}]{2}/u.test(paragraph));
  };
}
