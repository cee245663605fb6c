import type { SessionItem } from '#contract/discovery.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore } from './session.store.ts';

/** Returns all discovery sessions of the organization, newest first. */
export async function listSessions(ctx: TenantContext, input: { clientId?: string }): Promise<SessionItem[]> {
  requireOwnClient(ctx, input.clientId);
  return JSON.parse(await sessionStore(ctx).listJson()) as SessionItem[];
}
