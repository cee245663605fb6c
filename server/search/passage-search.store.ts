import { sql, type SQL } from 'drizzle-orm';
import type { CaptionTimes } from '#contract/caption-times.ts';
import type { ContentFilter } from '#contract/content-library.ts';
import type { ContentKind, OpenTo } from '#contract/content.ts';
import type { PostingRow } from './postings.ts';
import { headMark } from './index-entries.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export interface FoundPassage {
  place: number;
  itemId: string;
  kind: ContentKind;
  name: string;
  title: string;
  contentType: string;
  openTo: OpenTo;
  url: string | null;
  videoId: string | null;
  number: number;
  page: number | null;
  heading: string | null;
  second: number | null;
  /** Of captions; null: as a whole it has its second alone. */
  times: CaptionTimes | null;
  text: string;
  /** Of the model asked for; null where there is none. */
  vector: Uint8Array | null;
  [key: string]: unknown;
}

const longest = 20;
const expansions = 40;

function conditions(organizationId: string, filter: ContentFilter): SQL[] {
  const texts = (values: readonly string[]) => sql`${arrayLiteral(values)}::text[]`;
  const lower = (column: SQL, values: readonly string[]) =>
    sql`exists (select from unnest(${column}) as label where lower(label) = any(${texts(values.map((value) => value.toLowerCase()))}))`;
  return [
    sql`i.organization_id = ${organizationId} and i.part is not null`,
    ...(filter.kinds.length > 0 ? [sql`i.kind = any(${texts(filter.kinds)})`] : []),
    ...(filter.solutions.length > 0 ? [sql`(i.solutions = '{}' or i.solutions && ${texts(filter.solutions)})`] : []),
    ...(filter.audience.length > 0 ? [lower(sql`i.audience`, filter.audience)] : []),
    ...(filter.tags.length > 0 ? [lower(sql`i.tags`, filter.tags)] : []),
    ...(filter.contentTypes.length > 0
      ? [sql`lower(i.content_type) = any(${texts(filter.contentTypes.map((value) => value.toLowerCase()))})`]
      : []),
    ...(filter.openTo.length > 0 ? [sql`i.open_to = any(${texts(filter.openTo)})`] : []),
    ...(filter.contentIds.length > 0 ? [sql`i.id::text = any(${texts(filter.contentIds)})`] : []),
  ];
}

/** Items that were not valid yet, or no longer are, on this day of the server (UTC). */
const notValid = sql`((i.valid_from is not null or i.valid_until is not null) and (i.valid_until < (now() at time zone 'utc')::date or i.valid_from > (now() at time zone 'utc')::date))`;

/** Where queries meet the index. */
export function contentSearchStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    /** The rows of the index that hold the terms, of passages and of heads, and how much there is in all. */
    async rowsOf(
      terms: readonly string[],
    ): Promise<{ rows: PostingRow[]; totals: { passages: number; items: number } }> {
      const rows = await tenant((db) =>
        db.execute<PostingRow & { passages: number; items: number; [key: string]: unknown }>(sql`
        select t.term, t.segment, t.count, t.postings, t.segment = any(n.old_segments) as weighed, n.passages, n.items from content_terms t join content_index n on n.organization_id = t.organization_id
        where t.organization_id = ${organizationId} and t.term = any(${arrayLiteral([headMark, ...terms, ...terms.map((term) => headMark + term)])}::text[])
          and not exists (select from content_drafts d where d.organization_id = t.organization_id and -t.segment >= d.part and -t.segment < d.part + d.parts)`),
      );
      return { rows: [...rows], totals: { passages: rows[0]?.passages ?? 0, items: rows[0]?.items ?? 0 } };
    },
    /** Whether a part is of an item that is valid today and that a filter lets through. */
    async partsOf(filter: ContentFilter): Promise<(part: number) => boolean> {
      const wanted = conditions(organizationId, filter);
      const isAll = wanted.length === 1;
      const rows = await tenant((db) =>
        db.execute<{ part: number; parts: number }>(
          sql`select i.part, i.parts from content_items i where ${sql.join([...wanted, isAll ? notValid : sql`${notValid} is not true`], sql` and `)}`,
        ),
      );
      const found = new Set(rows.flatMap(({ part, parts }) => Array.from({ length: parts }, (_, at) => part + at)));
      return (part) => found.has(part) !== isAll;
    },
    /** The passages at these places, with what a model made of them; `offset 0` looks their few items up one by one, where a join would read all items. */
    async passagesAt(places: readonly number[], model: string | null): Promise<FoundPassage[]> {
      if (places.length === 0) return [];
      const rows = await tenant((db) =>
        db.execute<FoundPassage>(sql`
        select p.place, i.id as "itemId", i.kind, i.name, i.title, i.content_type as "contentType", i.open_to as "openTo", i.url, i.video ->> 'videoId' as "videoId",
          p.number, p.page, p.heading, p.second, p.times, p.text, ${model === null ? sql`null` : sql`case when p.vector_model = ${model} then p.vector end`} as vector
        from content_passages p cross join lateral (select * from content_items i where i.organization_id = p.organization_id and i.id = p.item_id offset 0) i
        where p.organization_id = ${organizationId} and p.place = any(${arrayLiteral(places)}::int[])`),
      );
      return [...rows];
    },
    /** Up to so many passages before each of these, of the same item. */
    async textsBefore(
      passages: readonly { contentId: string; number: number }[],
      most: number,
    ): Promise<Pick<FoundPassage, 'place' | 'itemId' | 'number' | 'heading' | 'text'>[]> {
      const rows = await tenant((db) =>
        db.execute<Pick<FoundPassage, 'place' | 'itemId' | 'number' | 'heading' | 'text'>>(sql`
        select distinct p.place, p.item_id as "itemId", p.number, p.heading, p.text
        from unnest(${arrayLiteral(passages.map(({ contentId }) => contentId))}::uuid[], ${arrayLiteral(passages.map(({ number }) => number))}::int[]) w(item_id, number)
        join content_passages p on p.organization_id = ${organizationId} and p.item_id = w.item_id and p.number between w.number - ${most}::int and w.number - 1`),
      );
      return [...rows];
    },
    /** The texts of passages, by their places. */
    async textsAt(places: readonly number[]): Promise<Map<number, string>> {
      const rows = await tenant((db) =>
        db.execute<{ place: number; text: string }>(
          sql`select place, text from content_passages where organization_id = ${organizationId} and place = any(${arrayLiteral(places)}::int[])`,
        ),
      );
      return new Map(rows.map(({ place, text }) => [place, text]));
    },
    /** How many passages of these segments hold each of these terms. */
    async countsOf(terms: readonly string[], segments: readonly number[]): Promise<Map<string, number>> {
      const rows = await tenant((db) =>
        db.execute<{ term: string; count: number }>(
          sql`select term, sum(count)::int as count from content_terms where organization_id = ${organizationId} and term = any(${arrayLiteral(terms)}::text[]) and segment = any(${arrayLiteral(segments)}::int[]) group by term`,
        ),
      );
      return new Map(rows.map(({ term, count }) => [term, count]));
    },
    /** Every term that begins so, shorter than `longest` letters. */
    async termsLike(beginning: string): Promise<string[]> {
      const rows = await tenant((db) =>
        db.execute<{ term: string }>(sql`
        select distinct term from content_terms where organization_id = ${organizationId} and term >= ${beginning} collate "C" and term < ${`${beginning}\u{10FFFF}`} collate "C"
        and length(term) < ${longest}`),
      );
      return rows.map(({ term }) => term);
    },
    /** The commonest terms that begin so. */
    async beginningWith(beginning: string): Promise<string[]> {
      const rows = await tenant((db) =>
        db.execute<{ term: string }>(sql`
        select term from content_terms where organization_id = ${organizationId} and term >= ${beginning} collate "C" and term < ${`${beginning}\u{10FFFF}`} collate "C"
        group by term order by sum(count) desc, term limit ${expansions}`),
      );
      return rows.map(({ term }) => term);
    },
  };
}
