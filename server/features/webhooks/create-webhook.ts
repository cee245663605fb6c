import { symmetricEncrypt } from 'better-auth/crypto';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { webhookLimits, type createWebhook as endpoint } from '#contract/webhooks.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { listWebhooks } from './list-webhooks.ts';
import { makeSecret } from './signature.view.ts';
import { webhookStore } from './webhook.store.ts';

/** Creates a webhook; returns its secret this once only. */
export async function createWebhook(
  ctx: TenantContext,
  { name, url, events }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { secret: key } = await ctx.services.auth.$context;
  const secret = makeSecret();
  const sealedSecret = await symmetricEncrypt({ key, data: secret });
  const hook = { name, url, events: [...new Set(events)], sealedSecret, createdBy: ctx.userId };
  const webhookId = await webhookStore(ctx).add(hook, webhookLimits.each);
  if (webhookId === null)
    throw new AppError(
      'conflict',
      `You have ${webhookLimits.each} webhooks, the maximum. Nothing was created. Delete one first.`,
    );
  await recordChange(ctx, { action: 'webhook.created', subject: name, details: { host: new URL(url).host } });
  return { ...(await listWebhooks(ctx)), webhookId, secret };
}
