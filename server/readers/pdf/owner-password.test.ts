import { expect, it } from 'vitest';
import { ownerLockedPdf } from '#tests/support/locked-pdf.ts';
import { extractFile } from '#server/readers/extract-file.ts';

it.each(['AES-128', 'AES-256'] as const)(
  'a PDF that anybody may open and only its owner may change is read (%s)',
  async (method) => {
    expect(await extractFile({ bytes: ownerLockedPdf(method), name: 'terms.pdf', type: '' })).toMatchObject({
      status: 'ready',
      pieces: [{ text: 'Notice is ninety days before the end of the year.' }],
    });
  },
);
