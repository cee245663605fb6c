import type { TenantContext } from '#server/platform/context.ts';
import { contentIndexStore } from './passage-index.store.ts';

/** Renews one segment after the other, each in a transaction of its own: a run that is killed goes on where it stood. */
export async function renewIndex(ctx: TenantContext, { signal }: { signal: AbortSignal }): Promise<void> {
  const store = contentIndexStore(ctx);
  let renewed = 0;
  while (await store.renewOne()) {
    signal.throwIfAborted();
    renewed += 1;
  }
  if (renewed > 0) ctx.log.info({ renewed }, 'an index that an earlier version wrote was renewed');
}
