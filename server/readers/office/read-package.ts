import { ExtractionFailed } from '#server/readers/extraction-failed.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import { openPackage, type Package } from './open-package.ts';
import { readDocx } from './read-docx.ts';
import { readPptx } from './read-pptx.ts';
import { mainPart } from './read-relations.ts';
import { readXlsx } from './read-xlsx.ts';

const others: readonly { mark: RegExp; what: string }[] = [
  { mark: /opendocument/u, what: 'an OpenDocument file; save it as PDF or in the Office format (DOCX, PPTX, XLSX)' },
  { mark: /epub/u, what: 'an e-book (EPUB); save it as PDF' },
];

/** Usual document parts, in case the relations don't name one. */
const usualParts = ['word/document.xml', 'ppt/presentation.xml', 'xl/workbook.xml'];

function stranger(file: Package): ExtractionFailed {
  const kind = file.read('mimetype')?.toString('latin1') ?? '';
  const known = others.find(({ mark }) => mark.test(kind));
  if (known) return new ExtractionFailed('unsupported', `This file is ${known.what} and upload that.`);
  if (file.has('[Content_Types].xml')) return new ExtractionFailed('broken');
  return new ExtractionFailed('unsupported', 'This file is a ZIP archive. Unpack it and upload the documents in it.');
}

/** Reads a Word, PowerPoint or Excel file. Throws ExtractionFailed. */
export function readPackage(bytes: Uint8Array): Extraction {
  const file = openPackage(bytes);
  const main = mainPart(file) ?? usualParts.find((part) => file.has(part));
  if (main === undefined) throw stranger(file);
  if (/(^|\/)ppt\//u.test(main)) return readPptx(file, main);
  if (main.endsWith('.bin'))
    throw new ExtractionFailed(
      'unsupported',
      'This file is a binary Excel workbook (XLSB), which we can’t read. Save it as XLSX and upload that.',
    );
  if (/(^|\/)xl\//u.test(main)) return readXlsx(file, main);
  return readDocx(file, main);
}
