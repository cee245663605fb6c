import { eq, sql } from 'drizzle-orm';
import { countPostings, keepPostings, packPostings } from './postings.ts';
import type { ContentPassageText } from './split-passages.ts';
import { inOrder, type IndexEntry } from './index-entries.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentIndex, contentPassages } from '#server/db/schema/content.ts';

const termsAtOnce = 4000;

/** The rows that an organization's index is made of; each within the transaction of its caller. */
export function indexRows(organizationId: string) {
  async function lock(db: Db): Promise<typeof contentIndex.$inferSelect> {
    await db.insert(contentIndex).values({ organizationId }).onConflictDoNothing();
    const [row] = await db
      .select()
      .from(contentIndex)
      .where(eq(contentIndex.organizationId, organizationId))
      .for('update');
    if (row === undefined) throw new Error('The index of the organization is gone');
    return row;
  }

  async function add(db: Db, segment: number, entries: readonly IndexEntry[]): Promise<void> {
    const ordered = inOrder(entries);
    for (let at = 0; at < ordered.length; at += termsAtOnce) {
      const some = ordered.slice(at, at + termsAtOnce);
      await db.execute(sql`
        insert into content_terms (organization_id, term, segment, count, postings)
        select ${organizationId}, u.term, ${segment}, u.count, decode(u.postings, 'hex')
        from unnest(${arrayLiteral(some.map(({ term }) => term))}::text[], ${arrayLiteral(some.map(({ postings }) => postings.length))}::int[], ${arrayLiteral(some.map(({ postings }) => packPostings(postings).toString('hex')))}::text[]) as u(term, count, postings)
        on conflict (organization_id, term, segment) do update
        set count = content_terms.count + excluded.count, postings = content_terms.postings || excluded.postings`);
    }
  }

  /** Takes places out of the rows of these terms in a segment. */
  async function takeOut(
    db: Db,
    segment: number,
    terms: readonly string[],
    stays: (place: number) => boolean,
  ): Promise<void> {
    for (let at = 0; at < terms.length; at += termsAtOnce) {
      const some = arrayLiteral(terms.slice(at, at + termsAtOnce));
      const rows = await db.execute<{ term: string; postings: Uint8Array }>(sql`
        select term, postings from content_terms where organization_id = ${organizationId} and segment = ${segment} and term = any(${some}::text[])`);
      const left = rows
        .map(({ term, postings }) => ({ term, postings: keepPostings(postings, stays) }))
        .filter(({ postings }, each) => postings.length !== rows[each]?.postings.length);
      const empty = left.filter(({ postings }) => postings.length === 0).map(({ term }) => term);
      const shorter = left.filter(({ postings }) => postings.length > 0);
      await db.execute(
        sql`delete from content_terms where organization_id = ${organizationId} and segment = ${segment} and term = any(${arrayLiteral(empty)}::text[])`,
      );
      await db.execute(sql`
        update content_terms t set count = u.count, postings = decode(u.postings, 'hex')
        from unnest(${arrayLiteral(shorter.map(({ term }) => term))}::text[], ${arrayLiteral(shorter.map(({ postings }) => countPostings(postings)))}::int[], ${arrayLiteral(shorter.map(({ postings }) => postings.toString('hex')))}::text[]) as u(term, count, postings)
        where t.organization_id = ${organizationId} and t.segment = ${segment} and t.term = u.term collate "C"`);
    }
  }

  const count = (db: Db, passages: number, items: number) =>
    db
      .update(contentIndex)
      .set({
        passages: sql`${contentIndex.passages} + ${passages}`,
        items: sql`${contentIndex.items} + ${items}`,
        questionsDueAt: new Date(),
      })
      .where(eq(contentIndex.organizationId, organizationId));

  async function insertPassages(
    db: Db,
    itemId: string,
    rows: readonly (ContentPassageText & { place: number; number: number })[],
  ): Promise<void> {
    for (let at = 0; at < rows.length; at += 1000) {
      await db
        .insert(contentPassages)
        .values(rows.slice(at, at + 1000).map((row) => ({ organizationId, itemId, ...row })));
    }
  }

  return { lock, add, takeOut, count, insertPassages };
}
