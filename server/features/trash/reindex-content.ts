import { headOf } from '#server/search/head-of.ts';
import { scheduleCheck } from '#server/features/content/schedule-check.ts';
import { startQuestions } from '#server/features/ask/start-questions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentIndexStore } from '#server/search/passage-index.store.ts';
import { startEmbedding } from '#server/search/start-embedding.ts';
import { trashStore } from './trash.store.ts';

/** Puts a restored item's passages back into the index unchanged, since its page may have changed or gone. */
export async function reindexContent(
  ctx: TenantContext,
  { contentId, signal }: { contentId: string; signal: AbortSignal },
): Promise<void> {
  const store = trashStore(ctx);
  const item = await store.takeUp(contentId);
  if (item === null) return;
  const passages = await store.passages(contentId);
  const opening = passages
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ');
  const stage = item.stage === 'indexing' ? 'ready' : item.stage;
  const written = await contentIndexStore(ctx).write(
    contentId,
    item.runId,
    passages,
    headOf(item, opening),
    { stage },
    signal,
  );
  // Another run reads it again, or it was deleted again.
  if (written === null) return;
  await store.dropPassages(contentId);
  await Promise.all([
    scheduleCheck(ctx, contentId),
    startQuestions(ctx),
    startEmbedding(ctx, { contentId, runId: item.runId }),
  ]);
}
