import type { NotificationSettings } from '#contract/notification-settings.ts';
import { teamStore, type OrganizationScope } from './team.store.ts';

/** Returns the ids of the members who get no email about this. */
export async function findMuted(
  ctx: OrganizationScope,
  { about }: { about: keyof NotificationSettings },
): Promise<ReadonlySet<string>> {
  return new Set(await teamStore(ctx).read((team) => team.mutedFor(about)));
}
