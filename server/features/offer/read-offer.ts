import type { TenantContext } from '#server/platform/context.ts';
import { offerStore, type StoredOffer } from './offer.store.ts';

/** Returns the organization's offer, empty before anything is stored. */
export function readOffer(ctx: TenantContext): Promise<StoredOffer> {
  return offerStore(ctx).read();
}
