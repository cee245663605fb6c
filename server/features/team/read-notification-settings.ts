import type { NotificationSettings } from '#contract/notification-settings.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { teamStore } from './team.store.ts';

/** Returns which emails the caller gets. */
export async function readNotificationSettings(ctx: TenantContext): Promise<NotificationSettings> {
  return teamStore(ctx).read((team) => team.mailOf(ctx.userId));
}
