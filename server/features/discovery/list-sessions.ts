import type { SessionItem } from '#contract/discovery.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { JsonText } from '#server/platform/json-text.ts';
import { sessionStore } from './session.store.ts';

/** Returns the discovery sessions of the organization, or only those started from a brief; newest first. */
export async function listSessions(
  ctx: TenantContext,
  { clientId, prospectId }: { clientId?: string; prospectId?: string },
): Promise<JsonText<SessionItem[]>> {
  requireOwnClient(ctx, clientId);
  const store = sessionStore(ctx);
  if (prospectId === undefined) return new JsonText(await store.listJson());
  // A brief that is gone or another company's is told as such, and not as one without sessions.
  await findPrep(ctx, { prospectId, to: 'read', withoutTexts: true });
  return new JsonText(await store.ofPrepJson(prospectId));
}
