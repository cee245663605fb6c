import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, recordId } from './text.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Limits of outgoing webhooks. */
export const webhookLimits = {
  each: 10,
  nameMax: 60,
  /** Total timeout of one attempt, and bytes kept of a response. */
  timeoutMs: 15 * seconds,
  answerBytes: 2_000,
  /** Delays after each failed attempt; after the last one the delivery has failed. */
  againMs: [5 * seconds, 1 * minutes, 5 * minutes, 30 * minutes, 2 * hours, 5 * hours, 10 * hours, 14 * hours],
  /** An endpoint without a successful delivery for this long is disabled. */
  disableAfterMs: 72 * hours,
  /** How long the log keeps deliveries, and how many it shows. */
  keptMs: 30 * 24 * hours,
  shown: 50,
} as const;

export const webhookEvents = ['prep.ready', 'session.completed', 'proposal.viewed', 'proposal.accepted'] as const;
export const webhookEventSchema = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** The payload in Standard Webhooks form. `data` refers to objects by the ids used in other calls. */
export const webhookBodySchema = z.object({
  type: z.union([webhookEventSchema, z.literal('test')]),
  /** When it happened, ISO 8601. */
  timestamp: z.string(),
  data: z.record(z.string(), z.unknown()),
});

export const webhookSchema = z.object({
  webhookId: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  on: z.boolean(),
  /** Why it was disabled automatically; empty if it was not. */
  disabledReason: z.string(),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z.object({
  deliveryId: z.string(),
  webhookId: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  /** HTTP status of the last attempt; null without a response. */
  status: z.number().int().nullable(),
  /** What failed in the last attempt; empty if nothing did. */
  problem: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** When the next attempt is due; null if there is none. */
  nextAt: z.string().nullable(),
  body: z.string(),
});
export type Delivery = z.infer<typeof deliverySchema>;

const list = z.object({ webhooks: z.array(webhookSchema) });
const { address } = limits.text;
const isHttps = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const shape = {
  name: line(webhookLimits.nameMax).min(1, 'Name the webhook'),
  url: line(address).refine(isHttps, 'Enter an address such as https://example.com/hook'),
  events: z.array(webhookEventSchema).min(1, 'Choose what to send'),
};
const webhookId = recordId();

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'admin',
  summary: 'Webhooks: addresses that are notified of events',
  input: z.object({}),
  output: list,
});

/** Returns the secret only once. Receivers verify signatures with it (Standard Webhooks). */
export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'admin',
  summary: 'Create a webhook',
  input: z.object(shape),
  output: list.extend({ webhookId: z.string(), secret: z.string() }),
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/:webhookId',
  access: 'admin',
  summary: 'Change a webhook, or turn it on or off',
  input: z.object({ webhookId, on: z.boolean(), ...shape }),
  output: list,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:webhookId',
  access: 'admin',
  summary: 'Delete a webhook with its log',
  input: z.object({ webhookId }),
  output: list,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/test',
  access: 'admin',
  summary: 'Send a test to a webhook',
  input: z.object({ webhookId }),
  output: z.object({ deliveryId: z.string() }),
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:webhookId/deliveries',
  access: 'admin',
  summary: 'What was sent to a webhook, newest first',
  input: z.object({ webhookId }),
  output: z.object({ deliveries: z.array(deliverySchema) }),
});

export const resendDelivery = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/deliveries/:deliveryId/resend',
  access: 'admin',
  summary: 'Resend a delivery',
  input: z.object({ webhookId, deliveryId: recordId() }),
  output: z.object({ deliveryId: z.string() }),
});
