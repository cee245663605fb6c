import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TenantContext } from '#server/platform/context.ts';
import { openContentLibrary, type ContentLibrary } from '#tests/support/content-library.ts';
import { user } from '#server/db/schema/identity.ts';
import { contentIndexStore } from './passage-index.store.ts';
import { passagesFor } from './passages-for.ts';
import { eachPosting } from './postings.ts';
import { renewIndex } from './renew-index.ts';
import { splitPassages } from './split-passages.ts';

const log = { info() {}, warn() {}, error() {} } as unknown as TenantContext['log'];
const sent: string[] = [];
const text = (word: string, repeated: number): string =>
  `${word} pallets are lifted by night. ${'The depot keeps its records in order. '.repeat(repeated)}`;

/** Rows as the version before wrote them: a place and a finished weight, six bytes a posting. */
async function makeOld(library: ContentLibrary, { organizationId }: TenantContext): Promise<void> {
  await library.database.tenant(organizationId, async (db) => {
    const rows = await db.execute<{ term: string; segment: number; postings: Uint8Array }>(
      sql`select term, segment, postings from content_terms where organization_id = ${organizationId}`,
    );
    for (const { term, segment, postings } of rows) {
      if (term === '^') {
        await db.execute(sql`delete from content_terms where organization_id = ${organizationId} and term = '^'`);
        continue;
      }
      const old: Buffer[] = [];
      eachPosting(postings, (place, own, context) => {
        const bytes = Buffer.alloc(6);
        bytes.writeInt32LE(place, 0);
        bytes.writeInt16LE(Math.min(2000, 800 * (own + context)), 4);
        old.push(bytes);
      });
      await db.execute(
        sql`update content_terms set postings = decode(${Buffer.concat(old).toString('hex')}, 'hex') where organization_id = ${organizationId} and term = ${term} and segment = ${segment}`,
      );
    }
    await db.execute(sql`
      update content_index set old_segments = (select array_agg(distinct segment) from content_terms where organization_id = ${organizationId})
      where organization_id = ${organizationId}`);
    await db.execute(
      sql`update content_items set terms = array_remove(terms, '^') where organization_id = ${organizationId}`,
    );
  });
}

describe('an index that an earlier version wrote', () => {
  let library: ContentLibrary;
  beforeAll(async () => {
    library = await openContentLibrary();
  });
  afterAll(() => library.close());

  async function learnOld(words: readonly string[]): Promise<{ ctx: TenantContext; ids: string[] }> {
    const found = await library.found();
    const jobs = { send: async (job: { name: string }) => void sent.push(job.name) };
    const userId = randomUUID();
    await library.database.db
      .insert(user)
      .values({ id: userId, name: 'Ada Brandt', email: `${userId}@haulage.example`, emailVerified: true });
    const ctx = { ...found, userId, log, services: { ...found.services, jobs } } as unknown as TenantContext;
    const ids = await library.learn(
      ctx,
      words.map((word, at) => ({
        name: `${word}.txt`,
        title: word,
        pieces: [{ text: text(word, 5 + at * 40), page: null, heading: null, second: null }],
      })),
    );
    await makeOld(library, ctx);
    return { ctx, ids };
  }
  const oldSegments = async ({ organizationId }: TenantContext): Promise<number[]> =>
    (
      await library.database.tenant(organizationId, (db) =>
        db.execute<{ old: number[] }>(
          sql`select old_segments as old from content_index where organization_id = ${organizationId}`,
        ),
      )
    )[0]?.old ?? [];
  const found = async (ctx: TenantContext, query: string): Promise<string[]> =>
    (await passagesFor(ctx, query)).passages.map(({ contentId }) => contentId);

  test('answers as it is, is renewed by a job that a search starts, and answers afterwards', async () => {
    const { ctx, ids } = await learnOld(['walnut', 'copper', 'basalt']);
    sent.length = 0;
    expect(await found(ctx, 'copper pallets')).toEqual(expect.arrayContaining([ids[1]]));
    expect((await found(ctx, 'copper'))[0]).toBe(ids[1]);
    expect(sent).toContain('content-renew');
    await renewIndex(ctx, { signal: new AbortController().signal });
    expect(await oldSegments(ctx)).toEqual([]);
    expect((await found(ctx, 'copper'))[0]).toBe(ids[1]);
    sent.length = 0;
    await found(ctx, 'basalt');
    expect(sent).toEqual([]);
    // Everything of an item is taken out again, sizes too.
    await contentIndexStore(ctx).putAway(ids);
    const [left] = await library.database.tenant(ctx.organizationId, (db) =>
      db.execute(sql`select 1 from content_terms where organization_id = ${ctx.organizationId} limit 1`),
    );
    expect(left).toBeUndefined();
  });

  test('is renewed where it is written to, and a run that breaks off in the middle goes on', async () => {
    const { ctx, ids } = await learnOld(['walnut', 'copper']);
    const [id = ''] = ids;
    const runId = randomUUID();
    await library.database.tenant(ctx.organizationId, (db) =>
      db.execute(
        sql`update content_items set run_id = ${runId} where organization_id = ${ctx.organizationId} and id = ${id}`,
      ),
    );
    const passages = splitPassages([{ text: text('granite', 3), page: null, heading: null, second: null }]);
    const head = { name: 'granite.txt', title: 'granite', labels: '', opening: '' };
    await contentIndexStore(ctx).write(id, runId, passages, head, { stage: 'ready' });
    expect(await oldSegments(ctx)).toEqual([]);
    expect((await found(ctx, 'granite'))[0]).toBe(id);
    expect(await found(ctx, 'walnut')).toEqual([]);
    await makeOld(library, ctx);
    const broken = new AbortController();
    broken.abort();
    await renewIndex(ctx, { signal: broken.signal }).catch(() => undefined);
    await renewIndex(ctx, { signal: new AbortController().signal });
    expect(await oldSegments(ctx)).toEqual([]);
    expect((await found(ctx, 'copper'))[0]).toBe(ids[1]);
  });

  test('a deletion before the renewal leaves nothing behind', async () => {
    const { ctx, ids } = await learnOld(['walnut', 'copper']);
    await contentIndexStore(ctx).putAway(ids.slice(0, 1));
    expect(await found(ctx, 'walnut')).toEqual([]);
    expect((await found(ctx, 'copper'))[0]).toBe(ids[1]);
  });
});
