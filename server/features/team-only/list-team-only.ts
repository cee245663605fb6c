import type { TenantContext } from '#server/platform/context.ts';
import { teamOnlyStore } from './team-only.store.ts';

/** Returns those of the items that somebody said are for the team alone. */
export function listTeamOnly(
  ctx: TenantContext,
  { contentIds }: { contentIds: readonly string[] },
): Promise<Set<string>> {
  return teamOnlyStore(ctx).among(contentIds);
}
