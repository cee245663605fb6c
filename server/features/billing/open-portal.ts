import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { subscriptionStore } from './subscription.store.ts';

/** Returns the provider page for card, billing details and receipts; also works after a subscription has ended. */
export async function openPortal(ctx: TenantContext): Promise<{ url: string }> {
  const { payments } = ctx.services;
  const row = await subscriptionStore(ctx).newest();
  if (row === null || !payments.owns(row.id))
    throw new AppError('not_found', 'The portal opens with the first subscription. Subscribe first.');
  return { url: await payments.openPortal({ clientId: ctx.organizationId, customerId: row.customerId }) };
}
