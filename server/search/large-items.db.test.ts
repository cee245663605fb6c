import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processDocument, type SentDocument } from '#contract/content.ts';
import { searchContent } from '#contract/ask.ts';
import { limits } from '#contract/limits.ts';
import { listDocuments } from '#contract/records-content.ts';
import { contentItems } from '#server/db/schema/content.ts';
import { deleteContent } from '#server/features/content/delete-content.ts';
import { readContentText } from '#server/features/content/read-content-text.ts';
import { trainContent } from '#server/features/content/train-content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { passageDrafts } from '#server/search/passage-draft.store.ts';
import { contentIndexStore } from '#server/search/passage-index.store.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const { partPassages } = limits.indexing;
const pieces = partPassages * 5;
/** Each line is a passage of its own length; `mark` is a word of all of them. */
const largeText = (mark: string): string =>
  Array.from({ length: pieces }, (_, at) => `${`${mark} number ${at} of the ledger. `.repeat(40)}\n\n`).join('');
const head = { name: 'ledger.txt', title: '', labels: '', opening: '' };
const passages = (mark: string, count = pieces) =>
  Array.from({ length: count }, (_, at) => ({
    text: `${mark} number ${at}`,
    page: null,
    heading: null,
    second: null,
    words: 3,
  }));

describe('items too large for one transaction', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const contextOf = ({ organizationId, userId }: TestPerson): TenantContext => ({
    ...jobContext(server.services, { organizationId, userId }),
    role: 'org:admin',
  });
  const send = async (person: TestPerson, documents: SentDocument[]): Promise<string> => {
    const { body } = await person.call(processDocument, batch(person, documents));
    return body.documents[0]?.DocumentId ?? '';
  };
  const found = async (person: TestPerson, query: string): Promise<number> =>
    (await person.call(searchContent, { query })).body.passages.length;
  const left = async (person: TestPerson) => {
    const [row] = await server.services.database.tenant(person.organizationId, (db) =>
      db.execute<Record<string, number>>(sql`
        select (select count(*)::int from content_passages) as passages, (select count(*)::int from content_terms) as terms,
          (select count(*)::int from content_drafts) as drafts, (select passages from content_index) as counted`),
    );
    return row;
  };
  const addItem = async (person: TestPerson, runId: string): Promise<string> => {
    const id = randomUUID();
    await server.services.database.tenant(person.organizationId, async (db) => {
      await db.insert(contentItems).values({
        organizationId: person.organizationId,
        id,
        runId,
        kind: 'document',
        name: 'ledger.txt',
        stage: 'indexing',
      });
    });
    return id;
  };

  test('one is found with its last part, its text is read whole, and deleting it leaves nothing', async () => {
    const person = await signUp(server);
    const id = await send(person, [textFile('ledger.txt', largeText('walnut'))]);
    expect(await found(person, 'walnut')).toBeGreaterThan(0);
    expect(await found(person, 'walnut 1200')).toBeGreaterThan(0);
    const [item] = (await person.call(listDocuments, { clientId: person.organizationId })).body.documents;
    expect(item?.fields.Status).toBe('completed');
    expect((await left(person))?.drafts).toBe(0);
    const text = await readContentText(contextOf(person), { contentId: id, from: 0 });
    expect(JSON.stringify(text)).toContain('walnut number 0 of');
    await deleteContent(contextOf(person), { documentIds: [id] });
    expect(await left(person)).toEqual({ passages: 0, terms: 0, drafts: 0, counted: 0 });
  });

  test('while a new version is written the earlier one is found, and the new one only at its end', async () => {
    const person = await signUp(server);
    const ctx = contextOf(person);
    const runId = randomUUID();
    const id = await addItem(person, runId);
    const store = contentIndexStore(ctx);
    await store.write(id, runId, passages('walnut'), head, {});
    const seen = new Set<string>();
    const writing = store.write(id, runId, passages('hazel'), head, { stage: 'ready' });
    const done = new AbortController();
    const watching = (async () => {
      while (!done.signal.aborted) {
        // One query for both: two would not see the same moment.
        const { passages: found } = await passagesFor(ctx, 'walnut hazel');
        const words = ['walnut', 'hazel'].filter((word) => found.some(({ text }) => text.includes(word)));
        seen.add(words.join(' and '));
      }
    })();
    await writing;
    done.abort();
    await watching;
    expect((await passagesFor(ctx, 'hazel')).passages.length).toBeGreaterThan(0);
    expect((await passagesFor(ctx, 'walnut')).passages).toEqual([]);
    expect(seen).toContain('walnut');
    expect([...seen].filter((each) => !['walnut', 'hazel'].includes(each))).toEqual([]);
    await store.sweep();
    expect(await left(person)).toMatchObject({ passages: pieces, drafts: 0, counted: pieces });
    // And back to a small one, in the segment that all share.
    await store.write(id, runId, passages('elm', 3), head, { stage: 'ready' });
    await store.sweep();
    expect(await left(person)).toMatchObject({ passages: 3, drafts: 0, counted: 3 });
    expect((await passagesFor(ctx, 'hazel')).passages).toEqual([]);
    expect((await passagesFor(ctx, 'elm')).passages).toHaveLength(3);
  });

  test('a run that is overtaken between two parts writes no more, and what it wrote is swept up', async () => {
    const person = await signUp(server);
    const ctx = contextOf(person);
    const runId = randomUUID();
    const id = await addItem(person, runId);
    const store = contentIndexStore(ctx);
    const writing = store.write(id, runId, passages('walnut', partPassages * 40), head, {});
    await until(async () => ((await left(person))?.passages ?? 0) > 0 || null);
    await server.services.database.tenant(person.organizationId, async (db) => {
      await db.update(contentItems).set({ runId: randomUUID() }).where(eq(contentItems.id, id));
    });
    expect(await writing).toBeNull();
    expect((await passagesFor(ctx, 'walnut')).passages).toEqual([]);
    await store.sweep();
    expect(await left(person)).toEqual({ passages: 0, terms: 0, drafts: 0, counted: 0 });
  });

  test('a sweep leaves a run alone that is still writing', async () => {
    const person = await signUp(server);
    const ctx = contextOf(person);
    const runId = randomUUID();
    const id = await addItem(person, runId);
    const store = contentIndexStore(ctx);
    const writing = store.write(id, runId, passages('walnut'), head, { stage: 'ready' });
    await until(async () => ((await left(person))?.passages ?? 0) > 0 || null);
    await store.sweep();
    expect(await writing).toEqual({ written: pieces });
    expect((await passagesFor(ctx, 'walnut')).passages.length).toBeGreaterThan(0);
  });

  test('what a killed process left is found by nobody and goes with the next run of any item', async () => {
    const person = await signUp(server);
    const ctx = contextOf(person);
    const runId = randomUUID();
    const id = await addItem(person, runId);
    const drafts = passageDrafts(ctx);
    const draft = await drafts.begin(id, runId, pieces);
    if (draft === null) throw new Error('No draft was begun');
    const rows = passages('walnut', 10).map((row, at) => ({
      ...row,
      number: at + 1,
      place: draft.part * 4096 + at + 1,
    }));
    const entries = [
      { term: 'walnut', postings: rows.map(({ place }) => ({ place, own: 1, context: 0, length: 10 })) },
    ];
    expect(await drafts.fill(draft, draft.part, rows, entries)).toBe(true);
    expect((await passagesFor(ctx, 'walnut')).passages).toEqual([]);
    // The queue hands the job out anew: the item is taken up under another run.
    await trainContent(ctx, { contentId: id, signal: new AbortController().signal });
    expect(await left(person)).toEqual({ passages: 0, terms: 0, drafts: 0, counted: 0 });
  });

  test('deleting an item that is being written ends its run and leaves nothing, and other organizations keep theirs', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const ctx = contextOf(person);
    const runId = randomUUID();
    const id = await addItem(person, runId);
    await send(other, [textFile('own.txt', largeText('walnut'))]);
    const before = await left(other);
    const writing = contentIndexStore(ctx).write(id, runId, passages('walnut', partPassages * 40), head, {});
    await until(async () => ((await left(person))?.passages ?? 0) > 0 || null);
    await deleteContent(ctx, { documentIds: [id] });
    expect(await writing).toBeNull();
    await contentIndexStore(ctx).sweep();
    expect(await left(person)).toEqual({ passages: 0, terms: 0, drafts: 0, counted: 0 });
    expect(await left(other)).toEqual(before);
    expect(await found(other, 'walnut')).toBeGreaterThan(0);
  });

  test('changing its labels changes what it is found by, in each of its parts', async () => {
    const person = await signUp(server);
    const ctx = contextOf(person);
    const runId = randomUUID();
    const id = await addItem(person, runId);
    const store = contentIndexStore(ctx);
    await store.write(id, runId, passages('walnut'), { ...head, labels: 'archive' }, { stage: 'ready' });
    const rows = async (term: string): Promise<number> => {
      const [row] = await server.services.database.tenant(person.organizationId, (db) =>
        db.execute<{ count: number }>(
          sql`select coalesce(sum(count), 0)::int as count from content_terms where term = ${term}`,
        ),
      );
      return row?.count ?? 0;
    };
    expect(await rows('^archiv')).toBe(5);
    await store.writeHead(id, () => ({ ...head, labels: 'current' }));
    expect([await rows('^archiv'), await rows('^current')]).toEqual([0, 5]);
  });
});
