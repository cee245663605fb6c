import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { headOf } from './head-of.ts';
import { headEntries, passageEntries, type IndexEntry } from './index-entries.ts';
import { indexRows } from './index-rows.store.ts';
import { ownSegment } from './passage-draft.store.ts';
import { partSizes } from './part-sizes.store.ts';
import { partSize } from './rank-places.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentItems, contentPassages } from '#server/db/schema/content.ts';

const placed = {
  id: contentItems.id,
  part: contentItems.part,
  parts: contentItems.parts,
  segment: contentItems.segment,
  name: contentItems.name,
  title: contentItems.title,
  description: contentItems.description,
  contentType: contentItems.contentType,
  tags: contentItems.tags,
  audience: contentItems.audience,
};
type Placed = Pick<typeof contentItems.$inferSelect, keyof typeof placed>;

/** Of an item, the parts that stand in a segment. */
function partsIn(segment: number, { part, parts, segment: own }: Placed): number[] {
  if (part === null || own === null) return [];
  return Array.from({ length: parts }, (_, at) => part + at).filter(
    (each) => (own < 0 ? ownSegment(part, each) : own) === segment,
  );
}

/**
 * Writes the rows of a segment anew from the passages that it holds, in the transaction of the caller, who holds the
 * lock of the index. Every place stays what it was.
 */
export async function renewSegment(db: Db, organizationId: string, segment: number): Promise<void> {
  const { add } = indexRows(organizationId);
  const own = eq(contentItems.organizationId, organizationId);
  const items = await db
    .select(placed)
    .from(contentItems)
    .where(
      segment < 0
        ? and(
            own,
            lt(contentItems.segment, 0),
            sql`${contentItems.part} <= ${-segment}`,
            sql`${contentItems.part} + ${contentItems.parts} > ${-segment}`,
          )
        : and(own, eq(contentItems.segment, segment)),
    );
  const entries = new Map<string, IndexEntry>();
  const take = (more: readonly IndexEntry[]): void => {
    for (const { term, postings } of more) {
      const entry = entries.get(term);
      if (entry === undefined) entries.set(term, { term, postings: [...postings] });
      else for (const posting of postings) entry.postings.push(posting);
    }
  };
  for (const item of items) {
    const parts = partsIn(segment, item);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined || item.part === null) continue;
    const inParts = (from: number, to: number) =>
      and(
        eq(contentPassages.organizationId, organizationId),
        gte(contentPassages.place, from * partSize),
        lt(contentPassages.place, (to + 1) * partSize),
      );
    const stored = await db.select().from(contentPassages).where(inParts(first, last)).orderBy(contentPassages.place);
    const beginning = await db
      .select({ text: contentPassages.text })
      .from(contentPassages)
      .where(inParts(item.part, item.part))
      .orderBy(contentPassages.number)
      .limit(3);
    const head = headOf(item, beginning.map(({ text }) => text).join(' '));
    const sizes = await partSizes(db, organizationId, { part: first, parts: parts.length });
    const heads = headEntries(head, sizes);
    const texts = passageEntries(
      stored.map((row) => ({ ...row, first: row.number === 1 })),
      head.title,
    );
    take([...texts, ...heads]);
    const terms = (segment < 0 ? heads : [...texts, ...heads]).map(({ term }) => term);
    await db
      .update(contentItems)
      .set({ terms })
      .where(and(own, eq(contentItems.id, item.id)));
  }
  await db.execute(sql`delete from content_terms where organization_id = ${organizationId} and segment = ${segment}`);
  await add(db, segment, [...entries.values()]);
  await db.execute(
    sql`update content_index set old_segments = array_remove(old_segments, ${segment}) where organization_id = ${organizationId}`,
  );
}
