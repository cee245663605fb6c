import type { TenantContext } from '#server/platform/context.ts';
import { prepStore } from './prep.store.ts';

/** Returns the whole prep that a link shows, or null if it is gone. */
export function findShownPrep(ctx: TenantContext, { prepId }: { prepId: string }) {
  return prepStore(ctx).findWhole(prepId);
}
