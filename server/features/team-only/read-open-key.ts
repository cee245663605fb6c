import type { TenantContext } from '#server/platform/context.ts';
import { teamOnlyStore } from './team-only.store.ts';

/** Returns a text that is the same as long as nobody says of an item who may hear it: on every node, at once. */
export function readOpenKey(ctx: TenantContext): Promise<string> {
  return teamOnlyStore(ctx).key();
}
