import type { Plan } from '#contract/billing.ts';
import type { Context } from '#server/platform/context.ts';
import type { Quote } from '#server/ports/payments.ts';

/** Returns the provider's price of a period, for the pricing page. */
export async function readQuote(ctx: Context, input: { plan: Plan; seats: number }): Promise<Quote> {
  return ctx.services.payments.quote(input);
}
