import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { indexRows } from './index-rows.store.ts';
import { ownSegment, passageDrafts, type PassageDraft } from './passage-draft.store.ts';
import { partSize } from './rank-places.ts';
import { headEntries, headMark, passageEntries, type ItemHead } from './index-entries.ts';
import { partSizes } from './part-sizes.store.ts';
import type { PartSize } from './postings.ts';
import { renewSegment } from './renew-segment.store.ts';
import type { ContentPassageText } from './split-passages.ts';
import { limits } from '#contract/limits.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentIndex, contentItems, contentPassages, trashPassages } from '#server/db/schema/content.ts';
import { openTrash } from '#server/db/open-trash.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** A segment takes further items until it holds this many passages: rows stay short enough to append to. */
const segmentPassages = 1024;

const placed = {
  id: contentItems.id,
  part: contentItems.part,
  parts: contentItems.parts,
  segment: contentItems.segment,
  terms: contentItems.terms,
  passages: contentItems.passages,
};
type Placed = Pick<typeof contentItems.$inferSelect, keyof typeof placed>;
type ItemEnd = Partial<typeof contentItems.$inferInsert>;

const emptySize: PartSize = { words: 0, passages: 0 };

/** How much of these passages stands in each part. */
function sizesOf(rows: readonly { place: number; words: number }[], heads: readonly number[]): Map<number, PartSize> {
  const sizes = new Map(heads.map((place) => [place, { ...emptySize }]));
  for (const { place, words } of rows) {
    const size = sizes.get(place - (place % partSize));
    if (size === undefined) continue;
    size.words += words;
    size.passages += 1;
  }
  return sizes;
}

/** The searchable form of an organization's content. Whoever changes it holds its one row in `content_index`. */
export function contentIndexStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentItems.organizationId, organizationId);

  const { lock, add, takeOut, count, insertPassages } = indexRows(organizationId);
  const drafts = passageDrafts(ctx);

  /** Rows are changed only in their present form: writes the segments of these items anew where they are older. */
  async function renew(db: Db, items: SQL | undefined, { large }: { large: boolean }): Promise<void> {
    const { oldSegments } = await lock(db);
    if (oldSegments.length === 0) return;
    const found = await db.select(placed).from(contentItems).where(and(own, items));
    const touched = found.flatMap((item) =>
      item.part === null || item.segment === null || (item.segment < 0 && !large)
        ? []
        : [...headSegments({ part: item.part, parts: item.parts, segment: item.segment }).keys()],
    );
    for (const segment of new Set(touched))
      if (oldSegments.includes(segment)) await renewSegment(db, organizationId, segment);
  }

  /** Takes items out of the index, those of one segment together; large ones are hidden, to be swept up later. */
  async function takeOutWhole(db: Db, items: readonly Placed[]): Promise<void> {
    const indexed = items.flatMap(({ part, ...item }) => (part === null ? [] : [{ ...item, part }]));
    const shared = indexed.filter(({ segment }) => (segment ?? 0) >= 0);
    for (const segment of new Set(shared.map((item) => item.segment ?? 0))) {
      const here = shared.filter((item) => item.segment === segment);
      const parts = new Set(here.flatMap((item) => headPlaces(item.part, item.parts)));
      await takeOut(
        db,
        segment,
        [...new Set(here.flatMap((item) => item.terms))],
        (place) => !parts.has(place - (place % partSize)),
      );
    }
    for (const { part, parts } of shared) await db.delete(contentPassages).where(ofParts(part, parts));
    for (const item of indexed) if (!shared.includes(item)) await drafts.hide(db, item);
    await count(
      db,
      -indexed.reduce((sum, item) => sum + item.passages, 0),
      -indexed.reduce((sum, item) => sum + item.parts, 0),
    );
  }

  const ofParts = (part: number, parts: number) =>
    and(
      eq(contentPassages.organizationId, organizationId),
      gte(contentPassages.place, part * partSize),
      lt(contentPassages.place, (part + parts) * partSize),
    );
  const headPlaces = (part: number, parts: number): number[] =>
    Array.from({ length: parts }, (_, at) => (part + at) * partSize);

  /** Places for all passages anew, in parts of their own. */
  async function writeWhole(
    db: Db,
    item: Placed,
    passages: readonly ContentPassageText[],
    head: ItemHead,
  ): Promise<ItemEnd> {
    await takeOutWhole(db, [item]);
    const index = await lock(db);
    const parts = Math.max(1, Math.ceil(passages.length / (partSize - 1)));
    const part = index.nextPart;
    const full = index.segmentPassages >= segmentPassages || index.oldSegments.includes(index.segment);
    const segment = full ? index.segment + 1 : index.segment;
    await db
      .update(contentIndex)
      .set({ nextPart: part + parts, segment, segmentPassages: (full ? 0 : index.segmentPassages) + passages.length })
      .where(eq(contentIndex.organizationId, organizationId));
    const rows = passages.map((passage, at) => ({
      ...passage,
      number: at + 1,
      place: (part + Math.floor(at / (partSize - 1))) * partSize + 1 + (at % (partSize - 1)),
    }));
    await insertPassages(db, item.id, rows);
    const entries = [
      ...passageEntries(
        rows.map((row) => ({ ...row, first: row.number === 1 })),
        head.title,
      ),
      ...headEntries(head, sizesOf(rows, headPlaces(part, parts))),
    ];
    await add(db, segment, entries);
    await count(db, passages.length, parts);
    return { part, parts, segment, passages: passages.length, terms: entries.map(({ term }) => term) };
  }

  /** Only what changed: a passage with the same words keeps its place. Null: too much changed, or there is no room. */
  async function writeChanges(
    db: Db,
    item: Placed,
    passages: readonly ContentPassageText[],
    head: ItemHead,
  ): Promise<{ set: ItemEnd; written: number } | null> {
    if (item.part === null || item.segment === null || item.segment < 0 || item.parts !== 1) return null;
    const stored = await db.select().from(contentPassages).where(ofParts(item.part, 1));
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
      await db
        .delete(contentPassages)
        .where(and(eq(contentPassages.organizationId, organizationId), inArray(contentPassages.place, gone)));
    }
    const added = passages.flatMap((passage, at) =>
      kept.has(at) ? [] : [{ ...passage, number: at + 1, place: next++ }],
    );
    await insertPassages(db, item.id, added);
    await db.execute(sql`update content_passages p set number = u.number from unnest(${arrayLiteral([...kept.values()])}::int[], ${arrayLiteral([...kept.keys()].map((at) => at + 1))}::int[]) as u(place, number)
      where p.organization_id = ${organizationId} and p.place = u.place`);
    const entries = passageEntries(
      added.map((row) => ({ ...row, first: row.number === 1 })),
      head.title,
    );
    await add(db, item.segment, entries);
    await count(db, passages.length - stored.length, 0);
    const terms = [...new Set([...item.terms, ...entries.map(({ term }) => term)])];
    return { set: { passages: passages.length, terms }, written: added.length };
  }

  /** The parts of an item by the segments that hold them. */
  function headSegments(item: { part: number; parts: number; segment: number }): Map<number, number[]> {
    const segments = new Map<number, number[]>();
    for (let part = item.part; part < item.part + item.parts; part += 1) {
      const segment = item.segment < 0 ? ownSegment(item.part, part) : item.segment;
      segments.set(segment, [...(segments.get(segment) ?? []), part * partSize]);
    }
    return segments;
  }

  async function writeHead(db: Db, { part, parts, segment, terms }: Placed, head: ItemHead): Promise<string[]> {
    if (part === null || segment === null) return terms;
    const old = terms.filter((term) => term.startsWith(headMark));
    let written: string[] = [];
    for (const [each, places] of headSegments({ part, parts, segment })) {
      await takeOut(db, each, old, (place) => !places.includes(place));
      const sizes = await partSizes(db, organizationId, { part, parts });
      const entries = headEntries(head, new Map(places.map((place) => [place, sizes.get(place) ?? emptySize])));
      await add(db, each, entries);
      written = entries.map(({ term }) => term);
    }
    return [...terms.filter((term) => !term.startsWith(headMark)), ...written];
  }

  /** Writes all passages part by part, unseen; null: the run was overtaken. */
  async function writeDraft(
    itemId: string,
    runId: string,
    passages: readonly ContentPassageText[],
    head: ItemHead,
    signal?: AbortSignal,
  ): Promise<PassageDraft | null> {
    const draft = await drafts.begin(itemId, runId, passages.length);
    if (draft === null) return null;
    const { partPassages } = limits.indexing;
    for (let at = 0; at < draft.parts; at += 1) {
      signal?.throwIfAborted();
      const part = draft.part + at;
      const rows = passages.slice(at * partPassages, (at + 1) * partPassages).map((passage, within) => ({
        ...passage,
        number: at * partPassages + within + 1,
        place: part * partSize + 1 + within,
      }));
      const entries = passageEntries(
        rows.map((row) => ({ ...row, first: row.number === 1 })),
        head.title,
      );
      if (!(await drafts.fill(draft, part, rows, [...entries, ...headEntries(head, sizesOf(rows, [part * partSize]))])))
        return null;
    }
    return draft;
  }

  /** Names the parts of a draft in its item, in place of those that it had. Null: the run was overtaken. */
  const showDraft = (draft: PassageDraft, passages: number, head: ItemHead, end: ItemEnd) =>
    tenant(async (db) => {
      await renew(db, eq(contentItems.id, draft.itemId), { large: false });
      const item = await ofRun(db, draft.itemId, draft.runId);
      if (item === undefined || !(await drafts.show(db, draft))) return null;
      await takeOutWhole(db, [item]);
      await count(db, passages, draft.parts);
      const { part, parts } = draft;
      const terms = headEntries(head, new Map([[part * partSize, emptySize]])).map(({ term }) => term);
      await db
        .update(contentItems)
        .set({ ...end, part, parts, segment: -part, passages, terms })
        .where(and(own, eq(contentItems.id, item.id)));
      return { written: passages };
    });

  const ofRun = async (db: Db, itemId: string, runId: string): Promise<Placed | undefined> => {
    const [item] = await db
      .select(placed)
      .from(contentItems)
      .where(and(own, eq(contentItems.id, itemId), eq(contentItems.runId, runId)))
      .for('update');
    return item;
  };

  const writeAtOnce = (
    itemId: string,
    runId: string,
    passages: readonly ContentPassageText[],
    head: ItemHead,
    end: ItemEnd,
  ): Promise<{ written: number } | null> =>
    tenant(async (db) => {
      await renew(db, eq(contentItems.id, itemId), { large: false });
      const item = await ofRun(db, itemId, runId);
      if (item === undefined) return null;
      const changes = await writeChanges(db, item, passages, head);
      const set = changes?.set ?? (await writeWhole(db, item, passages, head));
      await db
        .update(contentItems)
        .set({ ...end, ...set })
        .where(and(own, eq(contentItems.id, itemId)));
      if (changes !== null) {
        const terms = await writeHead(db, { ...item, ...set, terms: set.terms ?? [] }, head);
        await db
          .update(contentItems)
          .set({ terms })
          .where(and(own, eq(contentItems.id, itemId)));
      }
      return { written: changes?.written ?? passages.length };
    });

  return {
    /**
     * Makes an item searchable by these passages in place of those before, and ends its run: with its last part, where it
     * is so large that it is written in parts. Null: the run was overtaken; else how many passages were written anew.
     */
    async write(
      itemId: string,
      runId: string,
      passages: readonly ContentPassageText[],
      head: ItemHead,
      end: ItemEnd,
      signal?: AbortSignal,
    ): Promise<{ written: number } | null> {
      if (passages.length <= limits.indexing.partPassages) return writeAtOnce(itemId, runId, passages, head, end);
      const draft = await writeDraft(itemId, runId, passages, head, signal);
      return draft === null ? null : showDraft(draft, passages.length, head, end);
    },
    /** Writes one segment of an earlier version anew; false: there is none left. */
    renewOne: (): Promise<boolean> =>
      tenant(async (db) => {
        const [segment] = (await lock(db)).oldSegments;
        if (segment === undefined) return false;
        await renewSegment(db, organizationId, segment);
        return true;
      }),
    /** Deletes what no query sees any more. */
    sweep: () => drafts.sweep(),
    /** Writes what an item is about anew, after its metadata changed. */
    writeHead: (itemId: string, headOf: (opening: string) => ItemHead): Promise<void> =>
      tenant(async (db) => {
        await renew(db, eq(contentItems.id, itemId), { large: true });
        const [item] = await db
          .select(placed)
          .from(contentItems)
          .where(and(own, eq(contentItems.id, itemId)))
          .for('update');
        if (item === undefined || item.part === null) return;
        const [first] = await db
          .select({ text: contentPassages.text })
          .from(contentPassages)
          .where(and(ofParts(item.part, item.parts), eq(contentPassages.number, 1)));
        const terms = await writeHead(db, item, headOf(first?.text ?? ''));
        await db
          .update(contentItems)
          .set({ terms })
          .where(and(own, eq(contentItems.id, itemId)));
      }),
    /**
     * Takes items, and what a site of them found, out of every query: their rows are marked as deleted, their passages are
     * kept aside. Answers what was taken; no run of theirs writes any more.
     */
    async putAway(ids: readonly string[]): Promise<string[]> {
      const wanted = or(inArray(contentItems.id, [...ids]), inArray(contentItems.parentId, [...ids]));
      const gone = await tenant(async (db) => {
        await renew(db, wanted, { large: false });
        const items = await db.select(placed).from(contentItems).where(and(own, wanted)).for('update');
        if (items.length === 0) return [];
        const { organizationId: owner, itemId, number, text, page, heading, second, times, words } = contentPassages;
        for (const { part, parts } of items) {
          if (part === null) continue;
          const passages = db
            .select({ organizationId: owner, itemId, number, text, page, heading, second, times, words })
            .from(contentPassages)
            .where(ofParts(part, parts));
          await db.insert(trashPassages).select(passages).onConflictDoNothing();
        }
        await takeOutWhole(db, items);
        await openTrash(db);
        const taken = items.map(({ id }) => id);
        const put = { part: null, parts: 0, segment: null, passages: 0, terms: [], runId: null };
        await db
          .update(contentItems)
          .set({ ...put, deletedAt: new Date(), deletedBy: ctx.userId })
          .where(and(own, inArray(contentItems.id, taken)));
        return taken;
      });
      if (gone.length > 0) await drafts.sweep();
      return gone;
    },
  };
}
