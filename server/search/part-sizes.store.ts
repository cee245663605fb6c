import { sql } from 'drizzle-orm';
import type { PartSize } from './postings.ts';
import { partSize } from './rank-places.ts';
import type { Db } from '#server/db/open-database.ts';

/** How much stands in the parts of an item, by the place of their heads; a part without passages has size 0. */
export async function partSizes(
  db: Db,
  organizationId: string,
  { part, parts }: { part: number; parts: number },
): Promise<Map<number, PartSize>> {
  const rows = await db.execute<{ part: number; words: number; passages: number }>(sql`
    select place / ${partSize} as part, sum(words)::int as words, count(*)::int as passages from content_passages
    where organization_id = ${organizationId} and place >= ${part * partSize} and place < ${(part + parts) * partSize}
    group by 1`);
  const sizes = new Map<number, PartSize>();
  for (let each = part; each < part + parts; each += 1) sizes.set(each * partSize, { words: 0, passages: 0 });
  for (const { part: each, words, passages } of rows) sizes.set(each * partSize, { words, passages });
  return sizes;
}
