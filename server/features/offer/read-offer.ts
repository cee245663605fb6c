import type { TenantContext } from '#server/platform/context.ts';
import { offerStore, type StoredOffer } from './offer.store.ts';

/** Price list, proof points and case studies of the organization; empty ones before anybody stored any. */
export function readOffer(ctx: TenantContext): Promise<StoredOffer> {
  return offerStore(ctx).read();
}
