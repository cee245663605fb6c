import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentAnswer } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { CallError } from '#web/lib/call-error.ts';
import type { ToastText } from '#web/components/show-toast.ts';
import { resumeUploads } from './resume-uploads.ts';
import { retryUpload } from './retry-upload.ts';
import { runUploads } from './run-uploads.ts';
import type { UploadPorts } from './settle-uploads.ts';
import { newEntry, waits } from './upload-entry.ts';
import { addEntries, changeEntry, entryOf, removeEntries, useUploadStore } from './upload-store.ts';

const { upload: at } = limits.content;
const toasts: ToastText[] = [];
let reloads = 0;
const owner = 'ada:org';

function ports(answer: UploadPorts['processDocuments']): UploadPorts {
  const unused = () => Promise.reject(new Error('not called here'));
  return {
    owner,
    context: { clientId: 'c', userId: 'ada' },
    processDocuments: answer,
    processPage: unused,
    processVideo: unused,
    sendFile: unused,
    readProgress: () => Promise.resolve([]),
    reload: () => {
      reloads += 1;
    },
    announce: (toast) => {
      toasts.push(toast);
    },
  };
}
function add(name: string) {
  const entry = newEntry({ owner, tab: 't', kind: 'document', name, started: true });
  addEntries([entry]);
  return entry.fileKey;
}
const answered = (documents: ContentAnswer['documents']): Promise<ContentAnswer> =>
  Promise.resolve({ status: 'success', documents });

beforeEach(() => {
  vi.useFakeTimers();
  toasts.length = 0;
  reloads = 0;
});
afterEach(async () => {
  removeEntries(useUploadStore.getState().entries.map(({ fileKey }) => fileKey));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test('begins at 20, is at 100 when completed, tells it, leaves after 3 s, and the list is read again after 1 s', async () => {
  const key = add('a.pdf');
  const during: unknown[] = [];
  const run = runUploads(
    ports(() => {
      during.push({ ...entryOf(key) });
      return answered([{ fileKey: key, Status: 'completed', DocumentId: 'd' }]);
    }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(during).toEqual([expect.objectContaining({ status: 'processing', progress: 20 })]);
  expect(entryOf(key)).toMatchObject({ status: 'completed', progress: 100, documentId: 'd' });
  expect(toasts).toEqual([{ title: 'Processing Complete', description: 'Successfully processed a.pdf' }]);
  await vi.advanceTimersByTimeAsync(at.reloadMs - 1);
  expect([reloads, useUploadStore.getState().running]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1);
  await run;
  expect([reloads, useUploadStore.getState().running]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(at.removeMs - at.reloadMs - 1);
  expect(entryOf(key)).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(entryOf(key)).toBeUndefined();
});

test('a page that finds nothing to take up runs no batch, so what was just chosen does not go by itself', async () => {
  const entry = newEntry({ owner, tab: 't', kind: 'document', name: 'chosen.pdf' });
  addEntries([entry]);
  const ran: boolean[] = [];
  const stop = useUploadStore.subscribe(({ running }) => ran.push(running));
  await resumeUploads(
    ports(() => answered([])),
    [],
  );
  stop();
  expect(ran).not.toContain(true);
  expect(entryOf(entry.fileKey)).toMatchObject({ status: 'ready to process', started: false });
});

test('an address that waited when the page was left goes once, under its request id', async () => {
  const page = { url: 'https://example.com/', scope: 'page' as const };
  const kept = { owner, tab: 't', kind: 'webpage' as const, name: page.url, page, ...waits, requestId: 'r1' };
  const entry = newEntry(kept);
  const sent: (string | undefined)[] = [];
  const outside: UploadPorts = {
    ...ports(() => answered([])),
    processPage: ({ requestId }) => {
      sent.push(requestId);
      return answered([{ fileKey: entry.fileKey, Status: 'completed', DocumentId: 'd' }]);
    },
  };
  await resumeUploads(outside, [entry]);
  await vi.advanceTimersByTimeAsync(100);
  expect(entryOf(entry.fileKey)).toMatchObject({ status: 'completed', documentId: 'd' });
  expect(sent).toEqual(['r1']);
});

test('every other status, and a file without a result, is failed at 0 with the stated texts', async () => {
  const [refused, silent, missing] = [add('refused.pdf'), add('silent.pdf'), add('missing.pdf')];
  void runUploads(
    ports(() =>
      answered([
        { fileKey: refused, Status: 'failed', DocumentId: 'd', error: 'It is encrypted.' },
        { fileKey: silent, Status: 'failed', DocumentId: '' },
        { fileKey: 'unknown', Status: 'completed', DocumentId: 'x' },
      ]),
    ),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(entryOf(refused)).toMatchObject({ status: 'failed', progress: 0, error: 'It is encrypted.', documentId: 'd' });
  expect(entryOf(silent)).toMatchObject({ status: 'failed', progress: 0, error: 'Processing failed' });
  expect(entryOf(missing)).toMatchObject({ status: 'failed', progress: 0, error: 'Processing failed' });
  expect(toasts).toContainEqual({
    title: 'Processing Failed',
    description: 'Failed to process refused.pdf: It is encrypted.',
    tone: 'destructive',
  });
  expect(toasts).toContainEqual({
    title: 'Processing Failed',
    description: 'Failed to process silent.pdf: Unknown error',
    tone: 'destructive',
  });
});

test('one batch runs at a time: what is started meanwhile waits as ready to process until a second after it', async () => {
  const first = add('first.pdf');
  const sent: string[][] = [];
  let end: (answer: ContentAnswer) => void = () => undefined;
  const outside = ports(({ documents = [] }) => {
    sent.push(documents.map(({ name }) => name));
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  void runUploads(outside);
  await vi.advanceTimersByTimeAsync(0);
  const second = add('second.pdf');
  await runUploads(outside);
  expect(entryOf(second)?.status).toBe('ready to process');
  end({ status: 'success', documents: [{ fileKey: first, Status: 'completed', DocumentId: 'd' }] });
  await vi.advanceTimersByTimeAsync(at.guardMs - 1);
  expect(sent).toEqual([['first.pdf']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([['first.pdf'], ['second.pdf']]);
  end({ status: 'success', documents: [{ fileKey: second, Status: 'completed', DocumentId: 'd2' }] });
});

test('a request that fails marks all of its batch failed; a retry counts, resends with its action and keeps the stated texts', async () => {
  const [one, other] = [add('one.pdf'), add('other.pdf')];
  const lost = new CallError('NETWORK', 'unreachable', 'We can’t reach the server.');
  void runUploads(ports(() => Promise.reject(lost)));
  await vi.advanceTimersByTimeAsync(0);
  for (const key of [one, other])
    expect(entryOf(key)).toMatchObject({
      status: 'failed',
      progress: 0,
      error: 'Failed to process document. We can’t reach the server.',
    });
  await retryUpload(
    ports(() => Promise.reject(lost)),
    one,
  );
  expect(entryOf(one)).toMatchObject({
    status: 'failed',
    retryCount: 1,
    error: 'Failed to retry document processing. We can’t reach the server.',
  });
  const actions: (string | undefined)[] = [];
  await retryUpload(
    ports(({ action }) => {
      actions.push(action);
      return answered([{ fileKey: one, Status: 'failed', DocumentId: '' }]);
    }),
    one,
  );
  expect(actions).toEqual(['retry']);
  expect(entryOf(one)).toMatchObject({ status: 'failed', retryCount: 2, error: 'Retry failed' });
  await retryUpload(
    ports(() => answered([{ fileKey: one, Status: 'completed', DocumentId: 'd' }])),
    one,
  );
  expect(entryOf(one)).toMatchObject({ status: 'completed', progress: 100, retryCount: 3 });
});

test('what is retried without an entry, or without a client, says so', async () => {
  await retryUpload(
    ports(() => answered([])),
    'no such key',
  );
  expect(toasts.at(-1)?.description).toBe('Could not find document to retry');
  const key = add('a.pdf');
  await runUploads({ ...ports(() => answered([])), context: { clientId: '', userId: 'ada' } });
  expect(entryOf(key)).toMatchObject({ status: 'failed', error: 'Client ID or User ID not found' });
});

test('a document of which too little was read is completed, and told as partly read with its pages', async () => {
  const key = add('scan.pdf');
  const note = 'Pages 3–23 hold pictures and no text; what they show was not read.';
  void runUploads(
    ports(() => answered([{ fileKey: key, Status: 'completed', DocumentId: 'd', note, partlyRead: true }])),
  );
  await vi.advanceTimersByTimeAsync(100);
  expect(entryOf(key)).toMatchObject({ status: 'completed', progress: 100, partly: true, note });
  expect(toasts).toEqual([{ title: 'Partly read', description: `scan.pdf: ${note}`, tone: 'warning' }]);
});

test('a retry that a reload broke off goes on as a batch, and fails as a retry', async () => {
  const key = add('one.pdf');
  changeEntry(key, { retryCount: 1, started: true });
  const lost = new CallError('NETWORK', 'unreachable', 'We can’t reach the server.');
  void runUploads(ports(() => Promise.reject(lost)));
  await vi.advanceTimersByTimeAsync(0);
  expect(entryOf(key)).toMatchObject({
    status: 'failed',
    error: 'Failed to retry document processing. We can’t reach the server.',
  });
});
