import type { TenantContext } from '#server/platform/context.ts';
import { prepStore } from './prep.store.ts';

/** A preparation that a link shows, whole; null when it is gone. */
export function findShownPrep(ctx: TenantContext, { prepId }: { prepId: string }) {
  return prepStore(ctx).findWhole(prepId);
}
