import { symmetricDecrypt } from 'better-auth/crypto';
import { webhookLimits } from '#contract/webhooks.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { WebPageError } from '#server/ports/web-pages.ts';
import { disableWebhook } from './disable-webhook.ts';
import { signedHeaders } from './signature.view.ts';
import { webhookSendJob } from './webhook-send.job.ts';
import { webhookStore, type DeliveryRow, type WebhookRow } from './webhook.store.ts';

interface SendDeliveryInput {
  deliveryId: string;
  attempt: number;
  signal: AbortSignal;
}

interface Outcome {
  status: number | null;
  /** Empty on success. */
  problem: string;
}

async function post(
  ctx: TenantContext,
  hook: WebhookRow,
  { id, body }: DeliveryRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { secret: key } = await ctx.services.auth.$context;
  const secret = await symmetricDecrypt({ key, data: hook.sealedSecret });
  try {
    const { status, text } = await ctx.services.posts.post(hook.url, {
      body,
      headers: { 'content-type': 'application/json', ...signedHeaders(secret, id, body, Date.now()) },
      timeoutMs: webhookLimits.timeoutMs,
      maxBytes: webhookLimits.answerBytes,
      signal,
    });
    if (status >= 200 && status < 300) return { status, problem: '' };
    const said = text.replace(/\s+/gu, ' ').trim().slice(0, 200);
    return { status, problem: `The address answered ${status}${said === '' ? '' : `: ${said}`}` };
  } catch (error) {
    if (!(error instanceof WebPageError)) throw error;
    const refused = 'This address belongs to a private network, so nothing is sent to it.';
    return {
      status: null,
      problem: error.reason === 'refused' ? refused : error.reasonText.replace('The site', 'The address'),
    };
  }
}

/** Makes one attempt. A failure schedules the next; a webhook that fails for long is disabled. */
export async function sendDelivery(
  ctx: TenantContext,
  { deliveryId, attempt, signal }: SendDeliveryInput,
): Promise<void> {
  const store = webhookStore(ctx);
  const delivery = await store.findDelivery(deliveryId);
  // Already delivered, or an attempt made before its job was known to have ended.
  if (delivery === null || delivery.state !== 'waiting' || delivery.tries >= attempt) return;
  const hook = await store.find(delivery.webhookId);
  if (hook === null) return;
  const now = new Date();
  const end = async (state: 'delivered' | 'failed', outcome: Outcome): Promise<void> => {
    await store.note(deliveryId, { state, tries: attempt, ...outcome, nextAt: null, endedAt: new Date() });
    await store.forgetOld(hook.id, webhookLimits.keptMs);
  };
  if (!hook.isOn && delivery.event !== 'test') {
    await end('failed', { status: null, problem: 'The webhook is off.' });
    return;
  }
  const outcome = await post(ctx, hook, delivery, signal);
  if (outcome.problem === '') {
    await end('delivered', outcome);
    await store.arrived(hook.id);
    return;
  }
  if (delivery.event === 'test') {
    await end('failed', outcome);
    return;
  }
  const since = await store.failing(hook.id);
  const gone = outcome.status === 410;
  if (gone || now.getTime() - since.getTime() >= webhookLimits.disableAfterMs) {
    await end('failed', outcome);
    await disableWebhook(ctx, {
      hook,
      reason: gone ? 'The address said that it’s gone (410).' : `Nothing got through for 3 days. ${outcome.problem}`,
    });
    return;
  }
  const againMs = webhookLimits.againMs[attempt - 1];
  if (againMs === undefined) {
    await end('failed', outcome);
    return;
  }
  const again = { organizationId: ctx.organizationId, deliveryId, attempt: attempt + 1 };
  await ctx.services.jobs.send(webhookSendJob, again, {
    key: `${deliveryId}:${attempt + 1}`,
    afterSeconds: Math.ceil(againMs / 1000),
  });
  await store.note(deliveryId, { tries: attempt, ...outcome, nextAt: new Date(Date.now() + againMs) });
}
