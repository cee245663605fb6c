import { packVector } from './vectors.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentVectorStore } from './passage-vector.store.ts';

const atOnce = 64;

/** Embeds the passages that lack a vector of the model that is set; of what was deleted or replaced meanwhile nothing is kept. */
export async function embedContent(
  ctx: TenantContext,
  { contentId, signal }: { contentId: string | null; signal: AbortSignal },
): Promise<void> {
  const model = ctx.services.embeddings;
  if (model === null) return;
  const store = contentVectorStore(ctx, model.name);
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const lacking = await store.lacking({ contentId, after, limit: atOnce });
    const last = lacking.at(-1);
    if (last === undefined) return;
    try {
      const vectors = await model.embed(
        lacking.map(({ heading, text }) =>
          heading === null || text.startsWith(heading) ? text : `${heading}\n${text}`,
        ),
        signal,
      );
      await store.write(
        lacking.map(({ place, hash }, at) => ({ place, hash, vector: packVector(vectors[at] ?? new Float32Array()) })),
      );
    } catch (error) {
      ctx.log.warn(
        { err: error, contentId },
        'embedding passages failed; they are found by their words alone until a later try',
      );
      throw error;
    }
    after = last.place;
  }
}
