import type { SessionItem } from '#contract/discovery.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { JsonText } from '#server/platform/json-text.ts';
import { sessionStore } from './session.store.ts';

/** Returns the sessions that were started from a brief, newest first. */
export async function listPrepSessions(
  ctx: TenantContext,
  { prospectId }: { prospectId: string },
): Promise<JsonText<SessionItem[]>> {
  return new JsonText(await sessionStore(ctx).ofPrepJson(prospectId));
}
