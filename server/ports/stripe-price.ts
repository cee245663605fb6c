import type { Stripe } from 'stripe';
import type { Plan } from '#contract/billing.ts';
import type { Quote } from './payments.ts';

function cents(whole: number | null | undefined, exact: { toString(): string } | null | undefined): number {
  return whole ?? Number(exact?.toString() ?? 0);
}

/** Returns the price of `seats` for one period, by the provider's tier rules. */
function amountOf(price: Stripe.Price, seats: number): number {
  if (price.billing_scheme !== 'tiered') return seats * cents(price.unit_amount, price.unit_amount_decimal);
  let total = 0;
  let below = 0;
  for (const tier of price.tiers ?? []) {
    const upTo = tier.up_to ?? Infinity;
    const flat = cents(tier.flat_amount, tier.flat_amount_decimal);
    const unit = cents(tier.unit_amount, tier.unit_amount_decimal);
    if (price.tiers_mode === 'graduated') total += flat + unit * (Math.min(seats, upTo) - below);
    else if (seats <= upTo) return flat + unit * seats;
    if (seats <= upTo) return total;
    below = upTo;
  }
  return total;
}

export function quoteOf(price: Stripe.Price, { plan, seats }: { plan: Plan; seats: number }): Quote {
  const one = amountOf(price, 1);
  const amountCents = Math.round(amountOf(price, seats));
  const fullCents = Math.round(one * seats);
  return {
    fullCents,
    amountCents,
    currency: price.currency,
    discountPercent: fullCents > amountCents ? Math.round((1 - amountCents / fullCents) * 100) : 0,
    monthlyCents: Math.round(plan === 'annual' ? one / 12 : one),
  };
}
