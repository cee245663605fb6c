import type { SessionItem } from '#contract/discovery.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { JsonText } from '#server/platform/json-text.ts';
import { sessionStore } from './session.store.ts';

/** Returns all discovery sessions of the organization, newest first. */
export async function listSessions(ctx: TenantContext, input: { clientId?: string }): Promise<JsonText<SessionItem[]>> {
  requireOwnClient(ctx, input.clientId);
  return new JsonText(await sessionStore(ctx).listJson());
}
