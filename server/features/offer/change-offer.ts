import type { Offer } from '#contract/offer.ts';
import { forgetMaterial } from '#server/features/coaching/forget-material.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { offerStore, type StoredOffer } from './offer.store.ts';

/** Replaces the whole offer; never overwrites a change someone else saved meanwhile. */
export async function changeOffer(
  ctx: TenantContext,
  { offer, revision }: { offer: Offer; revision: number },
): Promise<StoredOffer> {
  const written = await offerStore(ctx).write(offer, revision);
  if (written === null)
    throw new AppError(
      'conflict',
      'Someone else changed the price list, proof or cases. Your change wasn’t saved. Reload and make it again.',
    );
  // Whoever became private is named on no further card.
  forgetMaterial(ctx);
  return written;
}
