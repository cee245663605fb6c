import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { searchContent } from '#contract/ask.ts';
import { processDocument, type SentDocument } from '#contract/content.ts';
import { listDocuments } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { startEmbeddingServer, type EmbeddingServer } from '#tests/support/embedding-server.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const documents: readonly SentDocument[] = [
  textFile('printing.txt', 'The price list lay in the price office, where the insurance clerk printed it.'),
  textFile(
    'cover.txt',
    'What insurance costs: the premium for full cover is forty euro, the tariff for part of it thirty. A price on request.',
  ),
  textFile(
    'history.txt',
    'An insurance hall was built here in 1911 and later became a library with many reading rooms for all.',
  ),
];
const question = 'insurance price';

describe('content with an embedding model, over its protocol', () => {
  let embeddings: EmbeddingServer;
  let server: TestServer;
  let person: TestPerson;

  beforeEach(async () => {
    embeddings = await startEmbeddingServer([
      /insurance|premium|cover/giu,
      /price|euro|costs|tariff/giu,
      /print|office|hall|library/giu,
    ]);
  });
  afterEach(async () => {
    await server.close();
    await embeddings.close();
  });

  const start = async (settings: Record<string, string>): Promise<void> => {
    server = await startTestServer(settings);
    person = await signUp(server);
  };
  const on = (): Record<string, string> => ({ EMBEDDING_URL: embeddings.url, EMBEDDING_NAME: 'concepts' });
  const learn = async (): Promise<string[]> => {
    const { body } = await person.call(processDocument, batch(person, [...documents]));
    return body.documents.map(({ Status: status }) => status);
  };
  const found = async (): Promise<string[]> =>
    (await person.call(searchContent, { query: question })).body.passages.map(({ name }) => name);
  const vectors = async (): Promise<number> => {
    const [row] = await server.services.database.tenant(person.organizationId, (db) =>
      db.execute<{ count: number }>(
        sql`select count(vector)::int as count from content_passages where vector_model = 'concepts'`,
      ),
    );
    return row?.count ?? 0;
  };
  const allEmbedded = () => until(async () => ((await vectors()) === documents.length ? true : null), 60_000);

  test('what words find is put in order by meaning, and vectors go with their passages', async () => {
    await start({});
    await learn();
    expect((await found())[0]).toBe('printing.txt');
    expect(embeddings.calls).toEqual([]);
    await server.close();

    await start(on());
    expect(await learn()).toEqual(['completed', 'completed', 'completed']);
    await allEmbedded();
    expect(await found()).toEqual(['cover.txt', 'printing.txt', 'history.txt']);
    expect(embeddings.calls.flat().toSorted()).toEqual(
      [question, ...documents.map(({ fileData }) => Buffer.from(fileData, 'base64').toString())].toSorted(),
    );
    const { body } = await person.call(listDocuments, { clientId: person.organizationId });
    await person.call(processDocument, { action: 'delete', documentIds: [body.documents[0]?.id ?? ''] });
    expect(await vectors()).toBe(documents.length - 1);
  });

  test('while the model does not answer search goes by words, and passages are embedded later', async () => {
    await start(on());
    embeddings.failing = true;
    expect(await learn()).toEqual(['completed', 'completed', 'completed']);
    expect((await found())[0]).toBe('printing.txt');
    expect(await vectors()).toBe(0);
    embeddings.failing = false;
    await allEmbedded();
  });
});

describe('content learned before a model was set', () => {
  test('is embedded from the first search on', async () => {
    const embeddings = await startEmbeddingServer([/price/giu]);
    const server = await startTestServer({ EMBEDDING_URL: embeddings.url, EMBEDDING_NAME: 'concepts' });
    const person = await signUp(server);
    try {
      const { services } = server;
      const model = services.embeddings;
      services.embeddings = null;
      await person.call(processDocument, batch(person, [...documents]));
      services.embeddings = model;
      await person.call(searchContent, { query: question });
      await until(async () => {
        const [row] = await services.database.tenant(person.organizationId, (db) =>
          db.execute<{ lacking: number }>(
            sql`select count(*) filter (where vector is null)::int as lacking from content_passages`,
          ),
        );
        return row?.lacking === 0 ? true : null;
      });
    } finally {
      await server.close();
      await embeddings.close();
    }
  });
});
