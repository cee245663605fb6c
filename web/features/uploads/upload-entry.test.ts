import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { fromEntryMetadata, labelOf, newEntry, newRequestId, nextBatch, toEntryMetadata } from './upload-entry.ts';

const entry = (size: number) => newEntry({ owner: 'o', tab: 't', kind: 'document', name: 'a.pdf', size });
const mega = 1024 * 1024;

test('an entry waits as ready to process, under a key of its own even for the same file', () => {
  const [one, other] = [entry(1), entry(1)];
  expect(one).toMatchObject({
    status: 'ready to process',
    progress: 0,
    retryCount: 0,
    name: 'a.pdf',
    documentId: '',
    error: '',
  });
  expect(one.fileKey).not.toBe(other.fileKey);
  expect(one.fileKey).toContain('a.pdf');
});

test('a batch has 20 files at most; what does not fit into its call goes up by itself', () => {
  const { batchFiles, inlineBytes } = limits.content;
  expect(nextBatch(Array.from({ length: 25 }, () => entry(10))).inline).toHaveLength(batchFiles);
  const files = [entry(inlineBytes), entry(inlineBytes + 1), entry(inlineBytes), entry(1)];
  const { inline, large } = nextBatch(files);
  expect(inline).toEqual([files[0], files[2]]);
  expect(large).toEqual([files[1], files[3]]);
  expect(nextBatch([entry(90 * mega)]).large).toHaveLength(1);
});

test('metadata travels as texts with commas and comes back whole, also names with commas', () => {
  const metadata = {
    description: 'd',
    solutions: [
      { id: 's1', name: 'One, two' },
      { id: 's2', name: 'Three' },
    ],
    audience: ['IT', 'Finance'],
    tags: [],
    contentType: 'Pricing',
    openTo: 'unsaid' as const,
    validFrom: '',
    validUntil: '',
  };
  expect(toEntryMetadata(metadata)).toEqual({
    description: 'd',
    solutions: 's1,s2',
    solutionNames: ['One, two', 'Three'],
    audience: 'IT,Finance',
    tags: '',
    contentType: 'Pricing',
  });
  expect(fromEntryMetadata(toEntryMetadata(metadata))).toEqual(metadata);
  const said = { ...metadata, openTo: 'team' as const };
  expect(fromEntryMetadata(toEntryMetadata(said))).toEqual(said);
});

test('an unknown type is called a PDF; a request id has a timestamp and a random suffix', () => {
  expect(labelOf('application/msword')).toBe('application/msword');
  expect(labelOf('image/png')).toBe('application/pdf');
  expect(labelOf('')).toBe('application/pdf');
  expect(newRequestId()).toMatch(/^\d{13}-[0-9a-f]{8}$/u);
});
