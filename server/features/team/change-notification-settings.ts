import type { NotificationSettings } from '#contract/notification-settings.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { teamStore } from './team.store.ts';

/** Sets which emails the caller gets from now on. */
export async function changeNotificationSettings(
  ctx: TenantContext,
  { replies, approvals }: NotificationSettings,
): Promise<NotificationSettings> {
  await teamStore(ctx).locked((team) =>
    team.changeRecord(ctx.userId, { mailReplies: replies, mailApprovals: approvals }),
  );
  return { replies, approvals };
}
