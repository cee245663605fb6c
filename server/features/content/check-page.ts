import type { TenantContext } from '#server/platform/context.ts';
import { applyPage } from './apply-page.ts';
import { contentStore } from './content.store.ts';
import { nextCheck } from './next-check.ts';
import { readWebPage } from '#server/agents/content-trainer/read-web-page.ts';
import { scheduleCheck } from './schedule-check.ts';
import { startTraining } from './start-training.ts';

interface CheckPageInput {
  contentId: string;
  due: string;
  signal: AbortSignal;
  /** Reason to skip this check: the page shows it, keeps its text, and is checked next at its usual time. */
  setAside?: string;
}

/** Checks a web page when due. Does nothing if the check was rescheduled or turned off. */
export async function checkPage(
  ctx: TenantContext,
  { contentId, due, signal, setAside }: CheckPageInput,
): Promise<void> {
  const store = contentStore(ctx);
  const item = await store.find(contentId);
  if (item === null || item.sync === 'off' || item.nextCheckAt === null) return;
  if (item.nextCheckAt.toISOString() === due) {
    if (setAside !== undefined) {
      const checkError = `${setAside} What we read before is kept.`;
      await store.change(item.id, { checkError, nextCheckAt: nextCheck(item.sync, new Date()) });
    } else if (item.scope !== 'page') {
      for (const again of await store.again([item.id], { nextCheckAt: nextCheck(item.sync, new Date()) }))
        await startTraining(ctx, again);
    } else if (item.stage === 'ready') {
      const unlessMark =
        item.vanishedAt === null && item.checkError === null
          ? { etag: item.etag, lastModified: item.lastModified }
          : undefined;
      const page = await readWebPage(ctx, {
        url: item.url ?? '',
        signal,
        ...(unlessMark === undefined ? {} : { unlessMark }),
      });
      await applyPage(ctx, { item, page, signal });
    } else await store.change(item.id, { nextCheckAt: nextCheck(item.sync, new Date()) });
  }
  await scheduleCheck(ctx, contentId);
}
