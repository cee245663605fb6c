import type { Offer, OfferSuggestions } from '#contract/offer.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useSuggestions } from './offer.api.ts';

const count = (all: readonly unknown[], one: string, several: string): string =>
  all.length === 0 ? '' : `${all.length} ${all.length === 1 ? one : several}`;

/** Adds all suggestions to the offer; customers are added as private. */
function withSuggested(offer: Offer, found: OfferSuggestions): Offer {
  return {
    ...offer,
    currency: offer.currency === '' ? found.currency : offer.currency,
    validUntil: offer.validUntil ?? found.validUntil,
    priceItems: [...offer.priceItems, ...found.priceItems],
    rules: [...offer.rules, ...found.rules],
    caseStudies: [...offer.caseStudies, ...found.caseStudies],
  };
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Prices and customers in the content but not in the offer: added with a click, edited before saving. */
export function OfferSuggestionsPanel({ offer, onTake }: { offer: Offer; onTake: (offer: Offer) => void }) {
  const suggestions = useSuggestions();
  const { data } = suggestions;
  if (suggestions.error !== null)
    return (
      <FailedState
        title="Failed to look through your content"
        text={messageOf(suggestions.error)}
        onRetry={() => {
          void suggestions.refetch();
        }}
      />
    );
  if (data === undefined) return <SkeletonRows rows={1} label="Looking through your content" />;
  const taken = new Set([...offer.priceItems, ...offer.caseStudies].map(({ id }) => id));
  const open = {
    ...data,
    validUntil: offer.validUntil === null ? data.validUntil : null,
    priceItems: data.priceItems.filter(({ id }) => !taken.has(id)),
    rules: data.rules.filter((rule) => !offer.rules.includes(rule)),
    caseStudies: data.caseStudies.filter(({ id }) => !taken.has(id)),
  };
  const found = [
    count(open.priceItems, 'price', 'prices'),
    open.validUntil === null ? '' : 'a date until which prices hold',
    count(open.rules, 'rule', 'rules'),
    count(open.caseStudies, 'case study', 'case studies'),
  ].filter(Boolean);
  if (found.length === 0) return null;
  return (
    <section aria-label="Found in your content" className="rounded-md bg-accent-soft px-4 py-3 text-sm">
      <p className="font-medium">We found {listed.format(found)} in your content.</p>
      <p className="mt-1 text-muted">
        Add them, check each one, and save. Case studies stay private until you say otherwise.
      </p>
      <Button
        className="mt-3"
        onClick={() => {
          onTake(withSuggested(offer, open));
        }}
      >
        Add what was found
      </Button>
    </section>
  );
}
