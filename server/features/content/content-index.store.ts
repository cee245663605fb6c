import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { countPostings, keepPostings, packPostings } from '#server/agents/content-trainer/postings.ts';
import { partSize } from '#server/agents/content-trainer/rank-places.ts';
import { weighHead, weighPassages, headMark, type IndexEntry, type ItemHead } from '#server/agents/content-trainer/weigh-terms.ts';
import type { ContentPassageText } from '#server/agents/content-trainer/split-passages.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentIndex, contentItems, contentPassages } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** A segment takes further items until it holds this many passages: rows stay short enough to append to. */
const segmentPassages = 1024;
const termsAtOnce = 4000;

const placed = { id: contentItems.id, part: contentItems.part, parts: contentItems.parts, segment: contentItems.segment, terms: contentItems.terms, passages: contentItems.passages };
type Placed = Pick<typeof contentItems.$inferSelect, keyof typeof placed>;
type ItemEnd = Partial<typeof contentItems.$inferInsert>;

/** The searchable form of an organization's content. Whoever changes it holds its one row in `content_index`. */
export function contentIndexStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentItems.organizationId, organizationId);

  async function lock(db: Db): Promise<typeof contentIndex.$inferSelect> {
    await db.insert(contentIndex).values({ organizationId }).onConflictDoNothing();
    const [row] = await db.select().from(contentIndex).where(eq(contentIndex.organizationId, organizationId)).for('update');
    if (row === undefined) throw new Error('The index of the organization is gone');
    return row;
  }

  async function add(db: Db, segment: number, entries: readonly IndexEntry[]): Promise<void> {
    for (let at = 0; at < entries.length; at += termsAtOnce) {
      const some = entries.slice(at, at + termsAtOnce);
      await db.execute(sql`
        insert into content_terms (organization_id, term, segment, count, postings)
        select ${organizationId}, u.term, ${segment}, u.count, decode(u.postings, 'hex')
        from unnest(${arrayLiteral(some.map(({ term }) => term))}::text[], ${arrayLiteral(some.map(({ places }) => places.length))}::int[], ${arrayLiteral(some.map(({ places, weights }) => packPostings(places, weights).toString('hex')))}::text[]) as u(term, count, postings)
        on conflict (organization_id, term, segment) do update
        set count = content_terms.count + excluded.count, postings = content_terms.postings || excluded.postings`);
    }
  }

  /** Takes places out of the rows of these terms in a segment. */
  async function takeOut(db: Db, segment: number, terms: readonly string[], stays: (place: number) => boolean): Promise<void> {
    for (let at = 0; at < terms.length; at += termsAtOnce) {
      const some = arrayLiteral(terms.slice(at, at + termsAtOnce));
      const rows = await db.execute<{ term: string; postings: Uint8Array }>(sql`
        select term, postings from content_terms where organization_id = ${organizationId} and segment = ${segment} and term = any(${some}::text[])`);
      const left = rows.map(({ term, postings }) => ({ term, postings: keepPostings(postings, stays) })).filter(({ postings }, each) => postings.length !== rows[each]?.postings.length);
      const empty = left.filter(({ postings }) => postings.length === 0).map(({ term }) => term);
      const shorter = left.filter(({ postings }) => postings.length > 0);
      await db.execute(sql`delete from content_terms where organization_id = ${organizationId} and segment = ${segment} and term = any(${arrayLiteral(empty)}::text[])`);
      await db.execute(sql`
        update content_terms t set count = u.count, postings = decode(u.postings, 'hex')
        from unnest(${arrayLiteral(shorter.map(({ term }) => term))}::text[], ${arrayLiteral(shorter.map(({ postings }) => countPostings(postings)))}::int[], ${arrayLiteral(shorter.map(({ postings }) => postings.toString('hex')))}::text[]) as u(term, count, postings)
        where t.organization_id = ${organizationId} and t.segment = ${segment} and t.term = u.term collate "C"`);
    }
  }

  const count = (db: Db, passages: number, items: number) => db.update(contentIndex)
    .set({ passages: sql`${contentIndex.passages} + ${passages}`, items: sql`${contentIndex.items} + ${items}`, questionsDue: true })
    .where(eq(contentIndex.organizationId, organizationId));

  /** Takes items out of the index, those of one segment together. */
  async function takeOutWhole(db: Db, items: readonly Placed[]): Promise<void> {
    const indexed = items.filter((item) => item.part !== null);
    for (const segment of new Set(indexed.map((item) => item.segment ?? 0))) {
      const here = indexed.filter((item) => item.segment === segment);
      const parts = new Set(here.flatMap((item) => headPlaces(item.part ?? 0, item.parts)));
      await takeOut(db, segment, [...new Set(here.flatMap((item) => item.terms))], (place) => !parts.has(place - (place % partSize)));
    }
    await db.delete(contentPassages).where(and(eq(contentPassages.organizationId, organizationId), inArray(contentPassages.itemId, items.map(({ id }) => id))));
    await count(db, -indexed.reduce((sum, item) => sum + item.passages, 0), -indexed.reduce((sum, item) => sum + item.parts, 0));
  }

  const headPlaces = (part: number, parts: number): number[] => Array.from({ length: parts }, (_, at) => (part + at) * partSize);

  async function insertPassages(db: Db, itemId: string, rows: readonly (ContentPassageText & { place: number; number: number })[]): Promise<void> {
    for (let at = 0; at < rows.length; at += 1000) {
      await db.insert(contentPassages).values(rows.slice(at, at + 1000).map((row) => ({ organizationId, itemId, ...row })));
    }
  }

  /** Places for all passages anew, in parts of their own. */
  async function writeWhole(db: Db, item: Placed, passages: readonly ContentPassageText[], head: ItemHead): Promise<ItemEnd> {
    await takeOutWhole(db, [item]);
    const index = await lock(db);
    const parts = Math.max(1, Math.ceil(passages.length / (partSize - 1)));
    const part = index.nextPart;
    const full = index.segmentPassages >= segmentPassages;
    const segment = full ? index.segment + 1 : index.segment;
    await db.update(contentIndex).set({ nextPart: part + parts, segment, segmentPassages: (full ? 0 : index.segmentPassages) + passages.length })
      .where(eq(contentIndex.organizationId, organizationId));
    const rows = passages.map((passage, at) => ({ ...passage, number: at + 1, place: (part + Math.floor(at / (partSize - 1))) * partSize + 1 + (at % (partSize - 1)) }));
    await insertPassages(db, item.id, rows);
    const entries = [...weighPassages(rows.map((row) => ({ ...row, first: row.number === 1 })), head.title), ...weighHead(head, headPlaces(part, parts))];
    await add(db, segment, entries.toSorted((a, b) => (a.term < b.term ? -1 : 1)));
    await count(db, passages.length, parts);
    return { part, parts, segment, passages: passages.length, terms: entries.map(({ term }) => term) };
  }

  /** Only what changed: a passage with the same words keeps its place. Null: too much changed, or there is no room. */
  async function writeChanges(db: Db, item: Placed, passages: readonly ContentPassageText[], head: ItemHead): Promise<{ set: ItemEnd; written: number } | null> {
    if (item.part === null || item.segment === null || item.parts !== 1) return null;
    const stored = await db.select().from(contentPassages).where(and(eq(contentPassages.organizationId, organizationId), eq(contentPassages.itemId, item.id)));
    const same = ({ text, heading }: { text: string; heading: string | null }): string => `${heading ?? ''}\n${text}`;
    const free = new Map(stored.map((row) => [same(row), row]));
    const kept = new Map<number, number>();
    passages.forEach((passage, at) => {
      const row = free.get(same(passage));
      if (row === undefined || (row.number === 1) !== (at === 0)) return;
      kept.set(at, row.place);
      free.delete(same(passage));
    });
    let next = Math.max(item.part * partSize, ...stored.map(({ place }) => place)) + 1;
    if (kept.size === 0 || next + passages.length - kept.size > (item.part + 1) * partSize) return null;
    const places = new Set(kept.values());
    const gone = stored.filter(({ place }) => !places.has(place)).map(({ place }) => place);
    if (gone.length > 0) {
      const left = new Set(gone);
      await takeOut(db, item.segment, item.terms, (place) => !left.has(place));
      await db.delete(contentPassages).where(and(eq(contentPassages.organizationId, organizationId), inArray(contentPassages.place, gone)));
    }
    const added = passages.flatMap((passage, at) => (kept.has(at) ? [] : [{ ...passage, number: at + 1, place: next++ }]));
    await insertPassages(db, item.id, added);
    await db.execute(sql`update content_passages p set number = u.number from unnest(${arrayLiteral([...kept.values()])}::int[], ${arrayLiteral([...kept.keys()].map((at) => at + 1))}::int[]) as u(place, number)
      where p.organization_id = ${organizationId} and p.place = u.place`);
    const entries = weighPassages(added.map((row) => ({ ...row, first: row.number === 1 })), head.title);
    await add(db, item.segment, entries.toSorted((a, b) => (a.term < b.term ? -1 : 1)));
    await count(db, passages.length - stored.length, 0);
    const terms = [...new Set([...item.terms, ...entries.map(({ term }) => term)])];
    return { set: { passages: passages.length, terms }, written: added.length };
  }

  async function writeHead(db: Db, item: Placed, head: ItemHead): Promise<string[]> {
    if (item.part === null || item.segment === null) return item.terms;
    const old = item.terms.filter((term) => term.startsWith(headMark));
    const places = headPlaces(item.part, item.parts);
    await takeOut(db, item.segment, old, (place) => !places.includes(place));
    const entries = weighHead(head, places);
    await add(db, item.segment, entries.toSorted((a, b) => (a.term < b.term ? -1 : 1)));
    return [...item.terms.filter((term) => !term.startsWith(headMark)), ...entries.map(({ term }) => term)];
  }

  return {
    /**
     * Makes an item searchable by these passages in place of those before, and ends its run, in one transaction.
     * Null: the run was overtaken and nothing was written; else how many passages were written anew.
     */
    write: (itemId: string, runId: string, passages: readonly ContentPassageText[], head: ItemHead, end: ItemEnd): Promise<{ written: number } | null> =>
      tenant(async (db) => {
        await lock(db);
        const [item] = await db.select(placed).from(contentItems).where(and(own, eq(contentItems.id, itemId), eq(contentItems.runId, runId))).for('update');
        if (item === undefined) return null;
        const changes = await writeChanges(db, item, passages, head);
        const set = changes?.set ?? await writeWhole(db, item, passages, head);
        await db.update(contentItems).set({ ...end, ...set }).where(and(own, eq(contentItems.id, itemId)));
        if (changes !== null) {
          const terms = await writeHead(db, { ...item, ...set, terms: set.terms ?? [] }, head);
          await db.update(contentItems).set({ terms }).where(and(own, eq(contentItems.id, itemId)));
        }
        return { written: changes?.written ?? passages.length };
      }),
    /** Writes what an item is about anew, after its metadata changed. */
    writeHead: (itemId: string, headOf: (opening: string) => ItemHead): Promise<void> =>
      tenant(async (db) => {
        await lock(db);
        const [item] = await db.select(placed).from(contentItems).where(and(own, eq(contentItems.id, itemId))).for('update');
        if (item === undefined || item.part === null) return;
        const [first] = await db.select({ text: contentPassages.text }).from(contentPassages)
          .where(and(eq(contentPassages.organizationId, organizationId), eq(contentPassages.itemId, itemId), eq(contentPassages.number, 1)));
        const terms = await writeHead(db, item, headOf(first?.text ?? ''));
        await db.update(contentItems).set({ terms }).where(and(own, eq(contentItems.id, itemId)));
      }),
    /** Deletes items with every trace of them in the database; answers the keys of their files. */
    remove: (ids: readonly string[]): Promise<{ removed: string[]; files: string[] }> =>
      tenant(async (db) => {
        await lock(db);
        const wanted = or(inArray(contentItems.id, [...ids]), inArray(contentItems.parentId, [...ids]));
        const items = await db.select(placed).from(contentItems).where(and(own, wanted)).for('update');
        if (items.length > 0) await takeOutWhole(db, items);
        const removed = items.map(({ id }) => id);
        if (removed.length === 0) return { removed, files: [] };
        const files = await db.execute<{ file: string }>(sql`
          select file from content_versions where organization_id = ${organizationId} and file is not null and item_id = any(${arrayLiteral(removed)}::uuid[])
          union select file from content_items where organization_id = ${organizationId} and file is not null and id = any(${arrayLiteral(removed)}::uuid[])`);
        await db.delete(contentItems).where(and(own, inArray(contentItems.id, removed)));
        return { removed, files: files.map(({ file }) => file) };
      }),
  };
}
