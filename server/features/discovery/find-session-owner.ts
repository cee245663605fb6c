import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore } from './session.store.ts';

/** Returns a session's owner, or null if it is gone or has none. */
export async function findSessionOwner(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<string | null> {
  return (await sessionStore(ctx).find(sessionId))?.userId ?? null;
}
