import { sql } from 'drizzle-orm';
import { arrayLiteral } from '#server/db/array-literal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { partSize } from './rank-places.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

interface LackingPassage {
  place: number;
  text: string;
  heading: string | null;
  hash: string;
  [key: string]: unknown;
}

/** Vectors beside the passages that they are of: they go with them. */
export function contentVectorStore(ctx: TenantContext, model: string) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    /** Passages without a vector of this model, in the order of their places. */
    async lacking({
      contentId,
      after,
      limit,
    }: {
      contentId: string | null;
      after: number;
      limit: number;
    }): Promise<LackingPassage[]> {
      const rows = await tenant((db) =>
        db.execute<LackingPassage>(sql`
        select place, text, heading, md5(text) as hash from content_passages
        where organization_id = ${organizationId} and place > ${after} and vector_model is distinct from ${model}
          and not exists (select from content_drafts d where d.organization_id = ${organizationId} and place >= d.part * ${partSize} and place < (d.part + d.parts) * ${partSize})
          ${contentId === null ? sql`` : sql`and item_id = ${contentId}`}
        order by place limit ${limit}`),
      );
      return [...rows];
    },
    /** A place may hold another text by now: that one is left for its own turn. */
    write: (vectors: readonly { place: number; hash: string; vector: Buffer }[]) =>
      tenant((db) =>
        db.execute(sql`
      update content_passages p set vector = decode(u.vector, 'hex'), vector_model = ${model}
      from unnest(${arrayLiteral(vectors.map(({ place }) => place))}::int[], ${arrayLiteral(vectors.map(({ hash }) => hash))}::text[], ${arrayLiteral(vectors.map(({ vector }) => vector.toString('hex')))}::text[]) as u(place, hash, vector)
      where p.organization_id = ${organizationId} and p.place = u.place and md5(p.text) = u.hash`),
      ),
  };
}
