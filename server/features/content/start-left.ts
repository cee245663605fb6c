import type { TenantContext } from '#server/platform/context.ts';
import type { ItemRow } from './content.store.ts';
import { startTraining } from './start-training.ts';

type Left = Pick<ItemRow, 'id' | 'stage' | 'version' | 'retryCount' | 'scope' | 'receivedAt'>;

/** A job is normally stored within moments of its item. */
const leftAfterMs = 60_000;
/** The rest follow with the next check. */
const startAtOnce = 20;

/**
 * Restarts received items that are stuck because the database or server went away between storing the item and its job.
 * An item waiting its turn still has its job, so nothing is doubled.
 */
export async function startLeft(ctx: TenantContext, { items }: { items: readonly Left[] }): Promise<void> {
  const before = Date.now() - leftAfterMs;
  const left = items.filter(({ stage, receivedAt }) => stage === 'received' && receivedAt.getTime() < before);
  for (const item of left.slice(0, startAtOnce)) await startTraining(ctx, item);
}
