import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { saveNote } from '#contract/prep-reading.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { createSolution } from '#contract/solutions.ts';
import { openEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { textFile } from '#tests/support/content.ts';
import { enterByDemoLink, type DemoSession } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

/** What must not stand in any line of the log, whatever went wrong. */
const planted = [
  'Quillfeather',
  'planted-secret-note',
  'planted-page-text',
  'planted@buyer.example',
  'planted-pass-word',
];

describe('the log of a database that refuses', () => {
  const folder = temporaryFolder('log');
  let product: Product;
  let cluster: EmbeddedPostgres;
  let sql: postgres.Sql;
  let demo: DemoSession;
  beforeAll(async () => {
    product = await startProduct(folder.path, { LOG_LEVEL: 'debug' }, { demo: true, first: true });
    cluster = await openEmbeddedPostgres(folder.path);
    sql = postgres(cluster.url, { max: 1, onnotice: () => {} });
    demo = await enterByDemoLink(product);
  });
  afterAll(async () => {
    await sql.end();
    await product.stop();
    await cluster.close();
    folder.remove();
  });

  /** The table is away while the work goes on. */
  async function without(table: string, work: () => Promise<unknown>): Promise<void> {
    await sql.unsafe(`alter table ${table} rename to ${table}_away`);
    try {
      await work();
    } finally {
      await sql.unsafe(`alter table ${table}_away rename to ${table}`);
    }
  }
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

  test('names code and query, and nothing that anybody typed', async () => {
    const subject = { firstName: 'Ida', lastName: 'Quillfeather', company: 'https://www.fernhollow.example' };
    const { body } = await callServer(product, startPrep, { ...subject, email: planted[3] }, demo.headers);
    const prospectId = body.prepMeetingId;
    await until(
      async () =>
        (await callServer(product, readPrep, { prospectId }, demo.headers)).body.prepSession.isPrepping ? null : true,
      90_000,
    );
    await without('prep_notes', async () => {
      const note = { prospectId, noteId: randomUUID(), text: 'planted-secret-note' };
      expect(await statusOf(callServer(product, saveNote, note, demo.headers))).toBe(500);
    });
    await without('prep_sessions', async () => {
      const again = callServer(product, startPrep, { ...subject, email: planted[3] }, demo.headers);
      expect(await statusOf(again)).toBe(500);
    });
    await without('solutions', async () => {
      const solution = { name: 'Quillfeather', description: 'planted-page-text', clientId: demo.organizationId };
      expect(await statusOf(callServer(product, createSolution, solution, demo.headers))).toBe(500);
    });
    await without('content_passages', async () => {
      const documents = [textFile('Quillfeather.txt', 'planted-page-text stands here and here again.')];
      const context = { clientId: demo.organizationId, userId: demo.userId };
      await callServer(product, processDocument, { documents, context, requestId: randomUUID() }, demo.headers);
    });
    await without('account', async () => {
      const account = { email: planted[3], name: 'Ida Quillfeather', password: planted[4] };
      const answer = await fetch(`${product.address}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.address },
        body: JSON.stringify(account),
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    });
    const log = await until(async () =>
      product.output.errors.includes('content_passages') ? product.output.errors : null,
    );
    for (const word of planted) expect(log).not.toContain(word);
    for (const query of ['insert prep_notes', 'insert prep_sessions', 'select solutions'])
      expect(log).toContain(`the database refused: ${query}`);
    expect(log).toContain('"code":"42P01"');
  });
});
