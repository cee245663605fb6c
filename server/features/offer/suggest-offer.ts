import { randomUUID } from 'node:crypto';
import type { OfferSuggestions } from '#contract/offer.ts';
import { readOffer as readContentOffer } from '#server/agents/proposal-writer/read-offer.ts';
import { findMaterial } from '#server/features/coaching/find-material.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { readOffer } from './read-offer.ts';

const folded = (text: string): string => text.trim().toLowerCase();

/**
 * Returns prices and customers stated in the content but missing from the offer.
 * Customers are private until someone decides otherwise.
 */
export async function suggestOffer(ctx: TenantContext): Promise<OfferSuggestions> {
  const [{ whole }, { offer }] = await Promise.all([findMaterial(ctx, { fresh: true }), readOffer(ctx)]);
  const found = readContentOffer(whole, new Date().toISOString().slice(0, 10));
  const items = new Set(offer.priceItems.map(({ item }) => folded(item)));
  const rules = new Set(offer.rules.map(folded));
  const customers = new Set(offer.caseStudies.map(({ customer }) => folded(customer)));
  return {
    currency: found.currency,
    validUntil: offer.validUntil === null ? found.validUntil : null,
    priceItems: found.priceItems
      .filter(({ item }) => !items.has(folded(item)))
      .map((item) => ({ ...item, id: randomUUID() })),
    rules: found.rules.filter((rule) => !rules.has(folded(rule))),
    caseStudies: found.caseStudies
      .filter(({ customer }) => !customers.has(folded(customer)))
      .map((one) => ({ ...one, id: randomUUID(), publish: 'private' as const })),
  };
}
