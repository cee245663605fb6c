import { describe, expect, it } from 'vitest';
import { linesOnPage, pdfOf } from '#tests/support/sample-documents.ts';
import { englishData, scanOf } from '#tests/support/scan-file.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import { tellPages } from '#server/readers/tell-pages.ts';
import { readScans, scanNote } from './read-scans.ts';

const typed = linesOnPage(
  ['The annual plan costs 39 euros for each vehicle and month.', 'Drivers do not count as users.'],
  12,
);
const second = linesOnPage(['Notice is ninety days before the end of the year.'], 14);
const read = (bytes: Uint8Array, ocrData: string | null): Promise<Extraction> =>
  extractFile({ bytes, name: 'scan.pdf', type: 'application/pdf', ocrData });

describe('scanned documents', () => {
  it('are read page by page where language data are given, and say so', async () => {
    const scan = await scanOf(pdfOf([typed, second]));
    expect(await read(scan, null)).toMatchObject({ status: 'failed', reason: 'scan' });
    const extraction = await read(scan, englishData);
    if (extraction.status === 'failed') throw new Error(extraction.message);
    expect(extraction.pieces.map(({ text, page }) => `${page}: ${text}`).join('\n')).toMatch(
      new RegExp(
        String.raw`^1: The annual plan costs 39 euros for each vehicle and month\..*` +
          String.raw`\n2: Notice is ninety days before the end of the year\.$`,
        'su',
      ),
    );
    expect(extraction).toMatchObject({
      pages: 2,
      note: 'Pages 1, 2 were read by text recognition, which may make errors.',
    });
  });

  it('of pictures without any writing stay what they are', async () => {
    expect(await read(pdfOf(['picture']), englishData)).toMatchObject({
      status: 'failed',
      reason: 'scan',
      message: expect.stringMatching(/text recognition found none.*upload/u) as string,
    });
  });

  it('of which the time allows no more are named', () => {
    const late = readScans({} as never, 0, { pages: [0, 1], until: 0, readPicture: () => [] });
    expect(scanNote(late)).toEqual([
      'Pages 1, 2 are pictures and were not read: recognizing text took longer than a file may. Split it into parts and upload those.',
    ]);
    expect(tellPages(Array.from({ length: 10 }, (_, at) => at))).toBe('Pages 1–10');
    expect(tellPages([0, 1, 4, 7, 8, 9])).toBe('Pages 1, 2, 5, 8–10');
    expect(tellPages(Array.from({ length: 100 }, (_, at) => at * 2))).toMatch(/^Pages 1, 3, .*, 79 and 60 more$/u);
  });
});
