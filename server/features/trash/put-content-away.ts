import { startQuestions } from '#server/features/ask/start-questions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentIndexStore } from '#server/search/passage-index.store.ts';
import { scheduleEmptying } from './schedule-emptying.ts';

/** Moves items to the trash with the pages found by a site: they leave lists, search and later briefs at once. */
export async function putContentAway(ctx: TenantContext, { ids }: { ids: readonly string[] }): Promise<Set<string>> {
  const taken = await contentIndexStore(ctx).putAway(ids);
  if (taken.length === 0) return new Set();
  await scheduleEmptying(ctx, { key: taken[0] ?? '' });
  await startQuestions(ctx);
  return new Set(taken);
}
