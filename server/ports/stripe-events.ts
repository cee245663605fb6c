import { Stripe } from 'stripe';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { UntrustedEvent, type PaymentEvent } from './payments.ts';

const metadata = z.object({ client_id: z.string().optional() }).nullish();
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** Reads only the ids; other fields move between versions of the provider's events. */
const objectSchema = z.object({
  object: z.string(),
  id: z.string().nullish(),
  metadata,
  client_reference_id: z.string().nullish(),
  subscription: reference,
  parent: z.object({ subscription_details: z.object({ subscription: reference, metadata }).nullish() }).nullish(),
});

function idsOf(thing: z.infer<typeof objectSchema>): Pick<PaymentEvent, 'clientId' | 'checkoutId' | 'subscriptionId'> {
  const own = thing.metadata?.client_id;
  if (thing.object === 'checkout.session') {
    return {
      clientId: own ?? thing.client_reference_id ?? '',
      checkoutId: thing.id ?? null,
      subscriptionId: thing.subscription ?? null,
    };
  }
  if (thing.object === 'subscription')
    return { clientId: own ?? '', checkoutId: null, subscriptionId: thing.id ?? null };
  const details = thing.object === 'invoice' ? thing.parent?.subscription_details : null;
  return {
    clientId: details?.metadata?.client_id ?? own ?? '',
    checkoutId: null,
    subscriptionId: details?.subscription ?? thing.subscription ?? null,
  };
}

/**
 * Refuses future-dated signatures: the library rejects only old ones, so a future one would stay valid until its time
 * passes.
 */
function refuseFuture(signature: string, created: number): void {
  const latest = Date.now() / 1000 + limits.payments.signatureToleranceSeconds;
  const signedAt = signature.split(',').flatMap((part) => (part.startsWith('t=') ? [Number(part.slice(2))] : []));
  if ([created, ...signedAt].some((at) => at > latest)) throw new UntrustedEvent('The event is from the future');
}

/** Parses an event from the raw body after checking its signature and time. */
export function eventReader(
  stripe: Stripe,
  webhookSecret: string,
): (body: string, headers: Headers) => Promise<PaymentEvent> {
  return async (body, headers) => {
    try {
      const event = await stripe.webhooks.constructEventAsync(
        body,
        headers.get('stripe-signature') ?? '',
        webhookSecret,
        limits.payments.signatureToleranceSeconds,
      );
      refuseFuture(headers.get('stripe-signature') ?? '', event.created);
      return { id: event.id, kind: event.type, ...idsOf(objectSchema.parse(event.data.object)) };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError)
        throw new UntrustedEvent('The signature is wrong, or the event was signed too long ago', { cause: error });
      throw error;
    }
  };
}
