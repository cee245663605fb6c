import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentStore, type ItemRow } from './content.store.ts';
import { isGone } from '#server/agents/content-trainer/page-failure.ts';
import { nextCheck } from './next-check.ts';
import type { ReadPage } from '#server/agents/content-trainer/read-web-page.ts';
import { trainContent } from './train-content.ts';

/** Updates a known page with what was read now. A page that is gone or unreadable keeps its text and is marked. */
export async function applyPage(
  ctx: TenantContext,
  { item, page, signal }: { item: ItemRow; page: ReadPage; signal: AbortSignal },
): Promise<'unchanged' | 'changed' | 'vanished' | 'failed'> {
  const store = contentStore(ctx);
  const checkedAt = new Date();
  const nextCheckAt = nextCheck(item.sync, checkedAt);
  if (page.outcome === 'failed' && isGone(page.status)) {
    await store.change(item.id, {
      checkedAt,
      nextCheckAt,
      vanishedAt: item.vanishedAt ?? checkedAt,
      checkError: page.failure.message,
    });
    return 'vanished';
  }
  const bad =
    page.outcome === 'failed'
      ? page.failure
      : page.outcome === 'read' && page.extraction.status === 'failed'
        ? page.extraction
        : null;
  if (bad !== null) {
    const checkFailures = item.checkFailures + 1;
    await store.change(item.id, {
      checkedAt,
      checkError: bad.message,
      checkFailures,
      nextCheckAt: checkFailures >= limits.content.syncFailures ? null : nextCheckAt,
    });
    return 'failed';
  }
  if (
    page.outcome === 'unchanged' ||
    (page.outcome === 'read' && page.hash === item.contentHash && item.stage === 'ready')
  ) {
    await store.change(item.id, { checkedAt, nextCheckAt, vanishedAt: null, checkError: null, checkFailures: 0 });
    return 'unchanged';
  }
  await store.again([item.id], { retryCount: item.retryCount });
  await trainContent(ctx, { contentId: item.id, page, signal });
  return 'changed';
}
