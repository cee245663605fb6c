import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import * as contract from '#contract/billing.ts';
import type { Services } from '#server/platform/context.ts';
import { route, type Route } from '#server/platform/http.ts';
import { changePlan } from './change-plan.ts';
import { getSubscription } from './get-subscription.ts';
import { openPortal } from './open-portal.ts';
import { previewPlan } from './preview-plan.ts';
import { readBilling } from './read-billing.ts';
import { readQuote } from './read-quote.ts';
import { readTestCheckout } from './read-test-checkout.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { setCancellation } from './set-cancellation.ts';
import { settleTestCheckout } from './settle-test-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { turnTestSubscription } from './turn-test-subscription.ts';

export const billingRoutes: Route[] = [
  route(contract.readQuote, readQuote),
  route(contract.startCheckout, startCheckout),
  route(contract.readTestCheckout, readTestCheckout),
  route(contract.settleTestCheckout, settleTestCheckout),
  route(contract.reconcilePayment, reconcilePayment),
  route(contract.getSubscription, getSubscription),
  route(contract.readBilling, readBilling),
  route(contract.previewPlan, previewPlan),
  route(contract.changePlan, changePlan),
  route(contract.setCancellation, setCancellation),
  route(contract.openPortal, openPortal),
  route(contract.turnTestSubscription, turnTestSubscription),
];

export const paymentEventsPath = '/api/payments/webhook';

/** Receives the provider's webhooks: they have the provider's format, and the signature covers the raw body. */
export function paymentEvents(app: Hono, services: Services): void {
  app.post(paymentEventsPath, async (c) => {
    const requestId = randomUUID();
    const ctx = { services, requestId, log: services.log.child({ requestId }) };
    return c.json(await receiveEvent(ctx, { body: await c.req.text(), headers: c.req.raw.headers }));
  });
  services.payments.test?.connect((request) => app.fetch(request));
}
