import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkDuplicates,
  contentFilterSchema,
  editManyContents,
  readContent,
  readContentFile,
  readContentNews,
  readContentOverview,
  readContentText,
  retrainContent,
} from '#contract/content-library.ts';
import { processDocument, type ContentAnswer, type SentDocument } from '#contract/content.ts';
import { searchContent } from '#contract/ask.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { createSolution, deleteSolution } from '#contract/solutions.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { deleteForGood } from '#contract/trash.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { linesOnPage, pdfOf } from '#tests/support/sample-documents.ts';
import { englishData, scanOf } from '#tests/support/scan-file.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const pricing =
  'Waymark Dispatch is billed by vehicle. The annual plan costs 39 euro for each vehicle and month, paid in advance.\n\nDrivers do not count as users.';

describe('documents to train on', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startTestServer({ MAX_UPLOAD_MB: '11', OCR_DATA: englishData });
    person = await signUp(server);
  });
  afterAll(() => server.close());

  const send = async (who: TestPerson, documents: SentDocument[], requestId?: string): Promise<ContentAnswer> =>
    (await who.call(processDocument, batch(who, documents, requestId))).body;
  const list = async (who: TestPerson) =>
    (await who.call(listDocuments, { clientId: who.organizationId })).body.documents;
  const find = async (who: TestPerson, query: string) => (await who.call(searchContent, { query })).body.passages;
  const traces = async (who: TestPerson) => {
    const { services } = server;
    return services.database.tenant(who.organizationId, (db) =>
      db.execute<{ items: number; passages: number; terms: number; versions: number }>(sql`
      select (select count(*)::int from content_items) as items, (select count(*)::int from content_passages) as passages,
        (select count(*)::int from content_terms) as terms, (select count(*)::int from content_versions) as versions`),
    );
  };

  test('a document is read, stored under the stated field names, and found at once', async () => {
    const solution =
      (await person.call(createSolution, { name: 'Dispatch', clientId: person.organizationId })).body.solution?.id ??
      '';
    const metadata = {
      description: 'What it costs',
      solutions: [solution],
      audience: ['Finance', 'finance '],
      tags: ['2026'],
      contentType: 'Pricing',
    };
    const answer = await send(person, [textFile('prices.txt', pricing, { metadata })]);
    expect(answer).toMatchObject({
      status: 'success',
      documents: [{ fileKey: 'prices.txt-key', Status: 'completed', DocumentId: expect.any(String) }],
    });
    const [record] = await list(person);
    expect(record?.fields).toMatchObject({
      DocumentId: answer.documents[0]?.DocumentId,
      Name: 'prices.txt',
      'Client ID': person.organizationId,
      'User ID': person.userId,
      Status: 'completed',
      error: '',
      Solutions: [solution],
      SolutionNames: ['Dispatch'],
      Audience: ['finance'],
      Tags: ['2026'],
      'Content Type': 'Pricing',
      Description: 'What it costs',
    });
    expect(record?.details).toMatchObject({
      stage: 'ready',
      counts: { words: 26, passages: 1 },
      version: 1,
      failure: null,
    });
    expect(await find(person, 'how much is a vehicle a month')).toMatchObject([
      { name: 'prices.txt', text: expect.stringContaining('39 euro') },
    ]);
    const text = await person.call(readContentText, { contentId: record?.id ?? '' });
    expect(text.body).toMatchObject({
      total: 1,
      next: null,
      pieces: [{ number: 1, text: expect.stringContaining('Drivers do not count') }],
    });
    await person.call(deleteSolution, { airtableRecordId: solution });
    expect((await list(person))[0]?.fields.Solutions).toEqual([]);
  });

  test('the same request again changes nothing, and the same bytes are told as a duplicate', async () => {
    const who = await signUp(server);
    const first = await send(who, [textFile('a.txt', 'Alpha handles returns.')], 'request-1');
    const again = await send(who, [textFile('a.txt', 'Alpha handles returns.')], 'request-1');
    expect(again).toEqual(first);
    const [one, two] = await Promise.all([
      send(who, [textFile('b.txt', 'Beta handles claims.')], 'request-2'),
      send(who, [textFile('b.txt', 'Beta handles claims.')], 'request-2'),
    ]);
    expect(one.documents[0]?.DocumentId).toBe(two.documents[0]?.DocumentId);
    const copy = await send(who, [textFile('copy.txt', 'Alpha handles returns.')]);
    expect(copy.documents).toMatchObject([
      { Status: 'completed', DocumentId: first.documents[0]?.DocumentId, duplicateOf: { name: 'a.txt' } },
    ]);
    expect(await list(who)).toHaveLength(2);
    const kept = await send(who, [textFile('copy.txt', 'Alpha handles returns.', { onDuplicate: 'keep' })]);
    expect(kept.documents[0]?.DocumentId).not.toBe(first.documents[0]?.DocumentId);
    const records = (await list(who)).map(readContentRecord);
    expect(records.find(({ name }) => name === 'copy.txt')?.duplicates).toEqual([first.documents[0]?.DocumentId]);
  });

  test('the same bytes in requests at the same moment are kept once, unless both are to be kept', async () => {
    const who = await signUp(server);
    const together = async (names: readonly string[], more: Partial<SentDocument> = {}) =>
      (await Promise.all(names.map((name) => send(who, [textFile(name, 'Lambda seals every pallet.', more)])))).map(
        ({ documents }) => documents[0],
      );
    const same = await together(['a.txt', 'b.txt', 'c.txt', 'd.txt']);
    expect(new Set(same.map((document) => document?.DocumentId)).size).toBe(1);
    expect(same.filter((document) => document?.duplicateOf === undefined)).toHaveLength(1);
    expect(same.every((document) => document?.Status === 'completed')).toBe(true);
    expect(await list(who)).toHaveLength(1);
    const files = await readdir(join(server.services.environment.dataDir, 'files', 'content', who.organizationId), {
      recursive: true,
      withFileTypes: true,
    });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
    await together(['e.txt', 'f.txt'], { onDuplicate: 'keep' });
    expect(await list(who)).toHaveLength(3);
  });

  test('a new version takes the place of the old, which can still be opened', async () => {
    const who = await signUp(server);
    const [made] = (await send(who, [textFile('terms.txt', 'Notice is ninety days.')])).documents;
    const matches = await who.call(checkDuplicates, { files: [{ fileKey: 'k', name: 'Terms.txt', sha256: '' }] });
    expect(matches.body.matches).toMatchObject([
      { fileKey: 'k', documentId: made?.DocumentId, same: 'name', version: 1 },
    ]);
    const [replaced] = (await send(who, [textFile('terms.txt', 'Notice is thirty days.', { onDuplicate: 'replace' })]))
      .documents;
    expect(replaced?.DocumentId).toBe(made?.DocumentId);
    expect(await find(who, 'ninety')).toEqual([]);
    expect(await find(who, 'thirty days notice')).toMatchObject([{ text: 'Notice is thirty days.' }]);
    const { body } = await who.call(readContent, { contentId: made?.DocumentId ?? '' });
    expect(body.versions).toMatchObject([
      { version: 2, current: true },
      { version: 1, current: false },
    ]);
    const file = await fetch(
      `${server.address}${readContentFile.path.replace(':contentId', made?.DocumentId ?? '')}?version=1`,
      { headers: { authorization: `Bearer ${who.token}` } },
    );
    expect(await file.text()).toBe('Notice is ninety days.');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('what cannot be read fails with its reason while the others of the batch go on, and retry reads the kept original', async () => {
    const who = await signUp(server);
    const answer = await send(who, [
      textFile('empty.txt', ''),
      textFile('good.txt', 'Gamma ships on Fridays.'),
      textFile('broken.pdf', '%PDF-1.7 nothing', { mimeType: 'application/pdf' }),
      textFile('odd', 'x', { fileData: '!!' }),
    ]);
    expect(answer.documents.map(({ fileKey, Status }) => [fileKey, Status])).toEqual([
      ['empty.txt-key', 'failed'],
      ['good.txt-key', 'completed'],
      ['broken.pdf-key', 'failed'],
      ['odd-key', 'failed'],
    ]);
    for (const document of answer.documents) if (document.Status === 'failed') expect(document.error).toMatch(/\.$/);
    const retried = await who.call(processDocument, { ...batch(who, [textFile('broken.pdf', '')]), action: 'retry' });
    expect(retried.body.documents).toMatchObject([{ fileKey: 'broken.pdf-key', Status: 'failed' }]);
    const record = (await list(who)).find(({ fields }) => fields.Name === 'broken.pdf');
    expect(record).toMatchObject({
      fields: { Status: 'failed' },
      details: { retryCount: 1, stage: 'failed', failure: { reason: 'broken' } },
    });
    const missing = await who.call(processDocument, {
      ...batch(who, [textFile('never-sent.txt', '')]),
      action: 'retry',
    });
    expect(missing).toMatchObject({
      status: 404,
      body: {
        error:
          'Could not find document to retry. We never received this file, or it was deleted. Choose it again and upload it.',
      },
    });
    const arrived = await who.call(processDocument, {
      ...batch(who, [textFile('never-sent.txt', 'Kappa answers within a day.')], 'retry-1'),
      action: 'retry',
    });
    expect(arrived).toMatchObject({
      status: 200,
      body: { documents: [{ fileKey: 'never-sent.txt-key', Status: 'completed' }] },
    });
    expect(await find(who, 'within a day')).toMatchObject([{ name: 'never-sent.txt' }]);
    const { file } = (
      await server.services.database.tenant(who.organizationId, (db) =>
        db.execute<{ file: string }>(
          sql`select file from content_items where id = ${arrived.body.documents[0]?.DocumentId ?? ''}`,
        ),
      )
    )[0] ?? { file: '' };
    await server.services.files.remove(file);
    const gone = await who.call(processDocument, { ...batch(who, [textFile('never-sent.txt', '')]), action: 'retry' });
    expect(gone).toMatchObject({
      status: 404,
      body: {
        error: expect.stringMatching(/^Could not find document to retry\. The original is gone\./),
      },
    });
  });

  test('a batch is one piece of news for whoever sent it', async () => {
    const [who, other] = [await signUp(server), await signUp(server)];
    await send(who, [
      textFile('good.txt', 'Mu answers the phone.'),
      textFile('bad.txt', ''),
      textFile('fine.txt', 'Nu answers letters.'),
    ]);
    const { news } = (await who.call(readContentNews, {})).body;
    expect(news).toMatchObject([
      { kind: 'document', ready: 2, failed: 1, underWay: 0, message: expect.stringContaining('0 bytes') },
    ]);
    expect((await other.call(readContentNews, {})).body).toEqual({ news: [] });
  });

  test('without a client id or user id nothing is taken', async () => {
    for (const context of [
      { clientId: '', userId: 'u' },
      { clientId: person.organizationId, userId: '' },
    ]) {
      for (const action of ['process', 'retry'] as const) {
        expect(
          await person.call(processDocument, { ...batch(person, [textFile('x.txt', 'x')]), action, context }),
        ).toMatchObject({ status: 403, body: { error: 'Client ID or User ID not found' } });
      }
    }
  });

  test('metadata is updated, for one and for many, and found by', async () => {
    const who = await signUp(server);
    const { documents } = await send(who, [
      textFile('one.txt', 'Delta weighs parcels.'),
      textFile('two.txt', 'Epsilon weighs pallets.'),
    ]);
    const [one, two] = documents.map(({ DocumentId }) => DocumentId);
    const updated = await who.call(processDocument, {
      action: 'update',
      documentId: one ?? '',
      metadata: { description: 'Scales for the depot', tags: ['scales', 'depot'] },
    });
    expect(updated.body).toMatchObject({ status: 'success', documents: [{ DocumentId: one }] });
    const changed = await who.call(editManyContents, {
      contentIds: [one ?? '', two ?? ''],
      add: { tags: ['Depot', 'weights'] },
      remove: { tags: ['scales'] },
      set: { contentType: 'Data sheet' },
    });
    expect(changed.body.changed).toHaveLength(2);
    const records = (await list(who)).map(readContentRecord);
    expect(records.find(({ id }) => id === one)?.metadata).toMatchObject({
      description: 'Scales for the depot',
      solutions: [],
      audience: [],
      tags: ['depot', 'weights'],
      contentType: 'Data sheet',
      openTo: 'unsaid',
    });
    const filtered = await who.call(searchContent, {
      query: 'weighs',
      filter: contentFilterSchema.parse({
        tags: ['WEIGHTS'],
        contentTypes: ['data sheet'],
        contentIds: [two ?? ''],
      }),
    });
    expect(filtered.body.passages.map(({ contentId }) => contentId)).toEqual([two]);
    expect((await who.call(readContentOverview, {})).body).toMatchObject({
      counts: [{ kind: 'document', completed: 2 }, {}, {}],
      tags: ['Depot', 'weights'],
    });
  });

  test('a label is offered in its most used spelling, in whatever order the rows come', async () => {
    const who = await signUp(server);
    const texts = ['one', 'two', 'three'].map((name) => textFile(`${name}.txt`, `${name} weighs parcels.`));
    const { documents } = await send(who, texts);
    const ids = documents.map(({ DocumentId }) => DocumentId ?? '');
    const offered = async (): Promise<string[]> => (await who.call(readContentOverview, {})).body.tags;
    for (const last of [0, 1, 2]) {
      for (const id of ids) {
        const tags = id === ids[last] ? ['Depot'] : ['depot'];
        await who.call(processDocument, { action: 'update', documentId: id, metadata: { tags } });
      }
      // The row written last comes last without ORDER BY.
      await who.call(processDocument, { action: 'update', documentId: ids[last] ?? '', metadata: { tags: ['Depot'] } });
      expect(await offered()).toEqual(['depot']);
    }
    await who.call(processDocument, { action: 'update', documentId: ids[0] ?? '', metadata: { tags: [] } });
    expect(await offered()).toEqual(['Depot']);
  });

  test('deleting takes it out of everything and answers for each id; deleting for good removes every trace', async () => {
    const who = await signUp(server);
    const texts = { 'one.txt': 'Zeta cools rooms.', 'two.txt': 'Eta heats rooms.', 'three.txt': 'Theta lights rooms.' };
    const { documents } = await send(
      who,
      Object.entries(texts).map(([name, text]) => textFile(name, text)),
    );
    const [one = '', two = '', three = ''] = documents.map(({ DocumentId }) => DocumentId);
    await who.call(retrainContent, { contentIds: [two] });
    const first = await who.call(processDocument, { action: 'delete', documentIds: [one] });
    expect(first.body).toMatchObject({ status: 'success', data: { success: true, deletedId: one } });
    expect(await find(who, 'cools')).toEqual([]);
    expect(await find(who, 'rooms')).not.toEqual([]);
    const rest = await who.call(processDocument, { action: 'delete', documentIds: [two, one, three] });
    expect(rest.body.data).toMatchObject([
      { success: true, deletedId: two },
      { success: false, deletedId: one },
      { success: true, deletedId: three },
    ]);
    for (const id of [one, two, three]) await who.call(deleteForGood, { kind: 'content', id });
    expect(await traces(who)).toMatchObject([{ items: 0, passages: 0, terms: 0, versions: 0 }]);
    const files = await readdir(join(server.services.environment.dataDir, 'files', 'content', who.organizationId), {
      recursive: true,
      withFileTypes: true,
    });
    expect(files.filter((entry) => entry.isFile())).toEqual([]);
  });

  test('a large file goes up first and is named by its address, once and by its own organization alone', async () => {
    const who = await signUp(server);
    const stranger = await signUp(server);
    const upload = async (bytes: number) => {
      const form = new FormData();
      form.set(
        'file',
        new File([Buffer.alloc(bytes, 'Iota moves freight by night. ')], 'large.txt', { type: 'text/plain' }),
      );
      return fetch(`${server.address}/api/blob-upload/route?purpose=content`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${who.token}` },
      });
    };
    const { url } = (await (await upload(2_000_000)).json()) as { url: string };
    const named = (documents: SentDocument[], by: TestPerson) => send(by, documents);
    const large = textFile('large.txt', '', { fileUrl: url });
    expect((await named([large], stranger)).documents).toMatchObject([{ Status: 'failed' }]);
    expect((await named([{ ...large, fileUrl: 'http://127.0.0.1/x' }], who)).documents).toMatchObject([
      { Status: 'failed' },
    ]);
    expect((await named([large], who)).documents).toMatchObject([{ Status: 'completed' }]);
    expect((await named([{ ...large, fileKey: 'again' }], who)).documents).toMatchObject([{ Status: 'failed' }]);
    const refused = await upload(12 * 1024 * 1024);
    expect([refused.status, await refused.json()]).toMatchObject([
      413,
      { error: expect.stringContaining('larger than 11 MB') },
    ]);
  });

  test('a scan is read by text recognition, found by its words, and says so', async () => {
    const who = await signUp(server);
    const scan = await scanOf(pdfOf([linesOnPage(['Omega insures every pallet against frost and rain.'], 14)]));
    const answer = await send(who, [textFile('scan.pdf', '', { fileData: Buffer.from(scan).toString('base64') })]);
    expect(answer.documents).toMatchObject([{ Status: 'completed' }]);
    expect(await find(who, '"against frost"')).toMatchObject([{ name: 'scan.pdf', page: 1 }]);
    expect((await list(who))[0]?.details.note).toBe('Page 1 was read by text recognition, which may make errors.');
  });

  test('phrases, beginnings and other organizations’ walls', async () => {
    const who = await signUp(server);
    await send(who, [
      textFile('one.txt', 'The early payment discount is two percent.'),
      textFile('two.txt', 'A discount for early birds, payment later.'),
    ]);
    expect((await find(who, '"early payment"')).map(({ name }) => name)).toEqual(['one.txt']);
    expect((await find(who, 'disco*')).map(({ name }) => name).toSorted()).toEqual(['one.txt', 'two.txt']);
    const [first] = await find(who, 'discounts');
    expect(first?.marks.map(({ from, to }) => first.text.slice(from, to))).toEqual(['discount']);
    expect(await find(await signUp(server), 'discount')).toEqual([]);
  });
});
