import type { Plan } from '#contract/billing.ts';
import type { Context } from '#server/platform/context.ts';
import type { Quote } from '#server/ports/payments.ts';

/** What a period costs at the provider, for the pricing page. */
export async function readQuote(ctx: Context, input: { plan: Plan; seats: number }): Promise<Quote> {
  return ctx.services.payments.quote(input);
}
