import type { TenantContext } from '#server/platform/context.ts';

interface Meaning {
  model: string;
  vector: Float32Array;
}

/** What a query means to the embedding model; null without one, or where it does not answer: words alone count then. */
export async function meaningOf(ctx: TenantContext, query: string): Promise<Meaning | null> {
  const model = ctx.services.embeddings;
  if (model === null) return null;
  try {
    const vector = await model.embedQuery(query);
    return vector === null ? null : { model: model.name, vector };
  } catch (error) {
    ctx.log.warn({ err: error }, 'embedding a query failed; for a while content is found by its words alone');
    return null;
  }
}
