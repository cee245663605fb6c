import * as contract from '#contract/webhooks.ts';
import { route, type Route } from '#server/platform/http.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listWebhooks } from './list-webhooks.ts';
import { resendDelivery } from './resend-delivery.ts';
import { testWebhook } from './test-webhook.ts';

export const webhookRoutes: Route[] = [
  route(contract.listWebhooks, listWebhooks),
  route(contract.createWebhook, createWebhook, () => 201),
  route(contract.changeWebhook, changeWebhook),
  route(contract.deleteWebhook, deleteWebhook),
  route(contract.testWebhook, testWebhook),
  route(contract.listDeliveries, listDeliveries),
  route(contract.resendDelivery, resendDelivery),
];
