import type { PrepListItem } from '#contract/prep.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { JsonText } from '#server/platform/json-text.ts';
import { prepStore } from './prep.store.ts';

/** Returns all preps of the organization, newest first. */
export async function listPreps(
  ctx: TenantContext,
  input: { clientId?: string },
): Promise<JsonText<{ prepSessions: PrepListItem[] }>> {
  requireOwnClient(ctx, input.clientId);
  return new JsonText(await prepStore(ctx).listJson());
}
