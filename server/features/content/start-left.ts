import type { TenantContext } from '#server/platform/context.ts';
import type { ItemRow } from './content.store.ts';
import { startTraining } from './start-training.ts';

type Left = Pick<ItemRow, 'id' | 'stage' | 'version' | 'retryCount' | 'scope' | 'receivedAt'>;

/** A job is stored within moments of its item. */
const leftAfterMs = 60_000;
/** The others go with the next look. */
const startAtOnce = 20;

/**
 * Starts once more what was received and stands still: the database went away, or the server was killed, between storing
 * the item and storing its job. An item that only waits for its turn has its job, which stays one.
 */
export async function startLeft(ctx: TenantContext, { items }: { items: readonly Left[] }): Promise<void> {
  const before = Date.now() - leftAfterMs;
  const left = items.filter(({ stage, receivedAt }) => stage === 'received' && receivedAt.getTime() < before);
  for (const item of left.slice(0, startAtOnce)) await startTraining(ctx, item);
}
