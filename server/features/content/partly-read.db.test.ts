import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContentNews, retrainContent } from '#contract/content-library.ts';
import { processDocument } from '#contract/content.ts';
import { listDocuments } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { linesOnPage, pdfOf } from '#tests/support/sample-documents.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('documents that could not be read, or in part', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const list = async (who: TestPerson) =>
    (await who.call(listDocuments, { clientId: who.organizationId })).body.documents;

  test('a document of which too few pages could be read is completed, with a note that names the others', async () => {
    const [who, other] = [await signUp(server), await signUp(server)];
    const pages = linesOnPage(Array.from({ length: 20 }, (_, at) => `Line ${at} says what each vehicle costs a year.`));
    const file = {
      ...textFile('partly.pdf', ''),
      fileData: Buffer.from(pdfOf([pages, 'picture', 'picture', []])).toString('base64'),
    };
    const { documents } = (await who.call(processDocument, batch(who, [file]))).body;
    const note = expect.stringContaining('Pages 2, 3 hold pictures and no text') as string;
    expect(documents).toMatchObject([{ Status: 'completed', partlyRead: true, note }]);
    const [record] = await list(who);
    expect(record).toMatchObject({
      fields: { Status: 'completed', error: '' },
      details: { stage: 'ready', note, unread: { pages: [2, 3], of: 3 } },
    });
    expect((await who.call(readContentNews, {})).body.news).toMatchObject([{ ready: 1, partly: 1, message: note }]);
    expect(await list(other)).toEqual([]);
    const again = await who.call(processDocument, batch(who, [{ ...file, fileKey: 'again', onDuplicate: 'keep' }]));
    expect(again.body.documents).toMatchObject([{ Status: 'completed', partlyRead: true }]);
  });

  test('a document that is to be read again, and whose job could not be stored, is started by the next look at the list', async () => {
    const who = await signUp(server);
    const { body } = await who.call(processDocument, batch(who, [textFile('left.txt', 'Ferries leave at seven.')]));
    const contentIds = body.documents?.map(({ DocumentId }) => DocumentId) ?? [];
    const { jobs, database } = server.services;
    const { send } = jobs;
    jobs.send = () => Promise.reject(new Error('the database is away'));
    expect((await who.call(retrainContent, { contentIds })).status).toBe(500);
    jobs.send = send;
    expect(await list(who)).toMatchObject([{ details: { stage: 'received' } }]);
    await database.db.execute(
      sql`update content_items set received_at = now() - interval '2 minutes' where organization_id = ${who.organizationId}`,
    );
    await expect.poll(() => list(who), { timeout: 60_000 }).toMatchObject([{ details: { stage: 'ready' } }]);
  });
});
