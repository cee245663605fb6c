import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContentNews } from '#contract/content-library.ts';
import { processDocument } from '#contract/content.ts';
import { listDocuments } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { linesOnPage, pdfOf } from '#tests/support/sample-documents.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('documents of which part could not be read', () => {
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
});
