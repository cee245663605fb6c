import { afterAll, beforeAll, expect, test } from 'vitest';
import { askContent, searchContent } from '#contract/ask.ts';
import { processDocument, validityOn } from '#contract/content.ts';
import { contentFilterSchema, editManyContents } from '#contract/content-library.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await signUp(server);
});
afterAll(() => server.close());

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const add = async (name: string, text: string, metadata = {}): Promise<string> =>
  (await seller.call(processDocument, batch(seller, [textFile(name, text, { metadata })]))).body.documents[0]
    ?.DocumentId ?? '';
const found = async (query: string): Promise<string[]> =>
  (await seller.call(searchContent, { query })).body.passages.map(({ name }) => name);
const set = (documentId: string, metadata: object) =>
  seller.call(processDocument, { action: 'update', documentId, metadata });

test('what is not valid today is in the library, and in no search and no answer', async () => {
  const old = await add('old.txt', 'The Kiln Nine costs 4,100 euro.', { validUntil: dayIn(-2) });
  await add('coming.txt', 'The Kiln Nine costs 5,900 euro.', { validFrom: dayIn(2) });
  const now = await add('now.txt', 'The Kiln Nine costs 4,800 euro.', { validFrom: dayIn(-2), validUntil: dayIn(2) });
  expect(await found('what does the Kiln Nine cost')).toEqual(['now.txt']);
  const asked = (await seller.call(askContent, { question: 'How much is the Kiln Nine?' })).body;
  expect(asked.passages.map(({ name }) => name)).toEqual(['now.txt']);
  const { documents } = (await seller.call(listDocuments, {})).body;
  const stored = documents.map((record) => readContentRecord(record));
  expect(stored.find(({ id }) => id === old)?.metadata).toMatchObject({ validFrom: '', validUntil: dayIn(-2) });

  // A filter on top of it, and a change of the days, which is found at once.
  const filter = contentFilterSchema.parse({ contentIds: [old] });
  expect((await seller.call(searchContent, { query: 'Kiln Nine', filter })).body.passages).toEqual([]);
  await set(old, { validUntil: '' });
  await set(now, { description: 'Prices' });
  expect((await found('what does the Kiln Nine cost')).toSorted()).toEqual(['now.txt', 'old.txt']);
  await seller.call(editManyContents, { contentIds: [old, now], set: { validUntil: dayIn(-1) } });
  expect(await found('what does the Kiln Nine cost')).toEqual([]);
  expect((await set(old, { validUntil: 'soon' })).status).toBe(400);
});

test.each([
  ['', '', 'valid'],
  ['2026-03-01', '', 'valid'],
  ['2026-03-02', '', 'not-yet'],
  ['', '2026-03-01', 'valid'],
  ['', '2026-02-28', 'expired'],
])('valid from “%s” until “%s” is %s on 1 March', (validFrom, validUntil, validity) => {
  expect(validityOn('2026-03-01', { validFrom, validUntil })).toBe(validity);
});
