import type { PrepListItem } from '#contract/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/platform/own-client.ts';
import { prepStore } from './prep.store.ts';
import { toListItem } from './prep.view.ts';

/** All preparations of the organization, newest first. */
export async function listPreps(ctx: TenantContext, input: { clientId?: string }): Promise<{ prepSessions: PrepListItem[] }> {
  requireOwnClient(ctx, input.clientId);
  const rows = await prepStore(ctx).list();
  return { prepSessions: rows.map((row) => toListItem(row, ctx.organizationId)) };
}
