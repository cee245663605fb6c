import type { TenantContext } from '#server/platform/context.ts';
import { contentRunStore } from './content-run.store.ts';

/** Ends reading an item that won't be retried; keeps the item and its original. */
export async function setAsideContent(
  ctx: TenantContext,
  { contentId, reason }: { contentId: string; reason: string },
): Promise<void> {
  const runs = contentRunStore(ctx);
  const run = await runs.begin(contentId);
  if (run === null) return;
  const message = `${reason} The original is kept. Try again, or add it in another format.`;
  await runs.fail(contentId, run.runId, { reason: 'interrupted', message });
}
