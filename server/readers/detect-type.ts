import { extname } from 'node:path';
import { ExtractionFailed } from './extraction-failed.ts';

export type DocumentType = 'pdf' | 'package' | 'doc' | 'rtf' | 'html' | 'csv' | 'markdown' | 'captions' | 'text';

/** A known but unsupported file type, and what to do about it. */
interface Stranger {
  magic: string;
  at?: number;
  what: string;
  action: string;
}

const pictureAction = 'Upload a document with text in it. For a scan, run text recognition (OCR) first.';
const strangers: readonly Stranger[] = [
  { magic: '89504e470d0a1a0a', what: 'a PNG picture', action: pictureAction },
  { magic: 'ffd8ff', what: 'a JPEG picture', action: pictureAction },
  { magic: '47494638', what: 'a GIF picture', action: pictureAction },
  { magic: '49492a00', what: 'a TIFF picture', action: pictureAction },
  { magic: '4d4d002a', what: 'a TIFF picture', action: pictureAction },
  { magic: '57454250', at: 8, what: 'a WebP picture', action: pictureAction },
  {
    magic: '66747970',
    at: 4,
    what: 'a video or picture',
    action: 'Upload its text: for a video, the captions (VTT, SRT or TXT).',
  },
  { magic: '494433', what: 'a sound recording', action: 'Upload its transcript as text.' },
  { magic: '1f8b', what: 'a packed archive', action: 'Unpack it and upload the documents in it.' },
  { magic: '377abcaf271c', what: 'a packed archive', action: 'Unpack it and upload the documents in it.' },
  { magic: '526172211a07', what: 'a packed archive', action: 'Unpack it and upload the documents in it.' },
  { magic: '4d5a', what: 'a program', action: 'Upload the document itself.' },
  { magic: '7f454c46', what: 'a program', action: 'Upload the document itself.' },
];
const compoundMagic = 'd0cf11e0a1b11ae1';
const namedTypes: Readonly<Record<string, string>> = {
  '.pdf': 'a PDF',
  '.doc': 'a Word document',
  '.docx': 'a Word document',
  '.docm': 'a Word document',
  '.pptx': 'a presentation',
  '.ppt': 'a presentation',
  '.xlsx': 'a workbook',
  '.xls': 'a workbook',
  '.rtf': 'an RTF file',
};
/** Unsupported text formats, recognized by file name. */
const namedStrangers: Readonly<Record<string, { what: string; action: string }>> = {
  '.svg': { what: 'an SVG drawing', action: 'Upload a document with text in it, such as a PDF.' },
  '.json': { what: 'a JSON data file', action: 'Export its data as CSV, XLSX or PDF and upload that.' },
  '.ics': {
    what: 'a calendar file',
    action: 'To prepare for a meeting, choose it on the dashboard under ‘Fill in from a calendar invitation’.',
  },
};
const oldOffice: readonly { stream: string; what: string; as: string }[] = [
  { stream: 'PowerPoint Document', what: 'a PowerPoint presentation from before 2007', as: 'PPTX or PDF' },
  { stream: 'Workbook', what: 'an Excel workbook from before 2007', as: 'XLSX or CSV' },
  { stream: 'Book', what: 'an Excel workbook from before 1997', as: 'XLSX or CSV' },
];

function strange(what: string, action: string, name: string): ExtractionFailed {
  const said = namedTypes[extname(name).toLowerCase()];
  if (said === undefined)
    return new ExtractionFailed('unsupported', `This file is ${what}, which we can’t read as a document. ${action}`);
  return new ExtractionFailed('wrong-type', `The name of this file says it is ${said}, but it is ${what}. ${action}`);
}

function typeOfCompound(bytes: Buffer, name: string): DocumentType {
  const holds = (stream: string): boolean => bytes.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage') || holds('EncryptionInfo')) throw new ExtractionFailed('encrypted');
  if (holds('WordDocument')) return 'doc';
  for (const { stream, what, as } of oldOffice)
    if (holds(stream))
      throw new ExtractionFailed(
        'unsupported',
        `This file is ${what}, which we can’t read. Save it as ${as} and upload that.`,
      );
  if (holds('__properties_version1.0'))
    throw new ExtractionFailed(
      'unsupported',
      'This file is an Outlook message, which we can’t read. Save its text as PDF and upload that.',
    );
  if (/\.doc$/iu.test(name)) return 'doc';
  throw new ExtractionFailed('broken');
}

function isText(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return true;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return true;
  const head = bytes.subarray(0, 65_536);
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) controls += 1;
  }
  return controls <= head.length / 200;
}

function typeOfText(head: string, name: string): DocumentType {
  const extension = extname(name).toLowerCase();
  const begins = head.trimStart();
  const stranger =
    namedStrangers[extension] ??
    (begins.startsWith('BEGIN:VCALENDAR')
      ? namedStrangers['.ics']
      : /^(?:<\?xml[^>]*>\s*)?<svg\b/iu.test(begins)
        ? namedStrangers['.svg']
        : undefined);
  if (stranger !== undefined) throw strange(stranger.what, stranger.action, name);
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body)\b/iu.test(head)) {
    if (namedTypes[extension] !== undefined && !extension.startsWith('.doc') && !extension.startsWith('.xls'))
      throw strange(
        'a web page',
        'It may be a page shown instead of the download. Download the document again and upload that.',
        name,
      );
    return 'html';
  }
  if (namedTypes[extension] !== undefined)
    throw strange(
      'plain text',
      'Upload the document itself, or rename it to .txt if the text is what you meant.',
      name,
    );
  if (extension === '.html' || extension === '.htm') return 'html';
  if (extension === '.csv' || extension === '.tsv') return 'csv';
  if (extension === '.md' || extension === '.markdown' || extension === '.mdx') return 'markdown';
  if (extension === '.vtt' || extension === '.srt') return 'captions';
  return 'text';
}

/** Detects a file's type from its bytes; the name only distinguishes kinds of text. Throws ExtractionFailed. */
export function detectType(file: Uint8Array, name: string): DocumentType {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0)
    throw new ExtractionFailed(
      'empty',
      'This file is empty: it has 0 bytes. Check that it was saved, and upload it again.',
    );
  const start = bytes.toString('hex', 0, 16);
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (start.startsWith('504b0304') || start.startsWith('504b0506') || start.startsWith('504b0708')) return 'package';
  if (start.startsWith(compoundMagic)) return typeOfCompound(bytes, name);
  if (/^(?:dba5|9ba5|31be)/u.test(start)) return 'doc';
  if (start.startsWith('7b5c727466')) return 'rtf';
  const stranger = strangers.find(({ magic, at = 0 }) => start.startsWith(magic, at * 2));
  if (stranger) throw strange(stranger.what, stranger.action, name);
  if (isText(bytes))
    return typeOfText(
      bytes
        .toString('latin1', 0, 2048)
        .replace(/^\u00ef\u00bb\u00bf/u, '')
        .replaceAll('\u0000', ''),
      name,
    );
  throw new ExtractionFailed(namedTypes[extname(name).toLowerCase()] === undefined ? 'unsupported' : 'broken');
}
