import { describe, expect, it } from 'vitest';
import { linesOnPage, pdfOf } from '#tests/support/sample-documents.ts';
import { englishData, scanOf } from '#tests/support/scan-file.ts';
import { extractFile } from './extract-file.ts';
import type { Extraction } from './extraction.ts';
import { readScans, scanNote, tellPages } from './read-scans.ts';

const typed = linesOnPage(['The annual plan costs 39 euros for each vehicle and month.', 'Drivers do not count as users.'], 12);
const second = linesOnPage(['Notice is ninety days before the end of the year.'], 14);
const read = (bytes: Uint8Array, ocrData: string | null): Promise<Extraction> => extractFile({ bytes, name: 'scan.pdf', type: 'application/pdf', ocrData });

describe('scanned documents', () => {
  it('are read page by page where language data are given, and say so', async () => {
    const scan = await scanOf(pdfOf([typed, second]));
    expect(await read(scan, null)).toMatchObject({ status: 'failed', reason: 'scan' });
    const extraction = await read(scan, englishData);
    if (extraction.status === 'failed') throw new Error(extraction.message);
    expect(extraction.pieces.map(({ text, page }) => `${page}: ${text}`).join('\n')).toMatch(/^1: The annual plan costs 39 euros for each vehicle and month\..*\n2: Notice is ninety days before the end of the year\.$/su);
    expect(extraction).toMatchObject({ pages: 2, note: 'Pages 1, 2 were read by text recognition, which may make errors.' });
  });

  it('of pictures without any writing stay what they are', async () => {
    expect(await read(pdfOf(['picture']), englishData)).toMatchObject({ status: 'failed', reason: 'scan', message: expect.stringMatching(/text recognition found none.*upload/u) as string });
  });

  it('of which the time allows no more are named', () => {
    const late = readScans({} as never, 0, { pages: [0, 1], until: 0, readPicture: () => [] });
    expect(scanNote(late)).toEqual(['Pages 1, 2 are pictures and were not read: recognizing text took longer than a file may. Split it into parts and upload those.']);
    expect(tellPages(Array.from({ length: 10 }, (_, at) => at))).toBe('Pages 1, 2, 3, 4, 5, 6, 7, 8 and 2 more');
  });
});
