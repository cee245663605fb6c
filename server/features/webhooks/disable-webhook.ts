import { ownAddress } from '#server/access/own-address.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { webhookLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import { findMember } from '#server/features/team/find-member.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { webhookStore, type WebhookRow } from './webhook.store.ts';

/** Disables a webhook and emails its creator. */
export async function disableWebhook(
  ctx: TenantContext,
  { hook, reason }: { hook: WebhookRow; reason: string },
): Promise<void> {
  const person = await findMember(ctx, { userId: hook.createdBy });
  const link = `${ownAddress(ctx.services.environment)}/settings/webhooks`;
  const disabled = await webhookStore(ctx).disable(hook.id, reason, async (db) => {
    if (person === null) return;
    const letter = webhookLetter({ name: person.firstName, webhook: hook.name, reason, link });
    const key = `webhook-off:${hook.id}:${Date.now()}`;
    await sendMail(ctx, { key, to: person.email, organizationId: ctx.organizationId, link, letter, db });
  });
  if (!disabled) return;
  await recordChange(ctx, { action: 'webhook.disabled', subject: hook.name, details: { why: reason } });
}
