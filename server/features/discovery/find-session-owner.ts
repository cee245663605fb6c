import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore } from './session.store.ts';

/** Whose session it is; null: it is gone, or nobody's any more. */
export async function findSessionOwner(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<string | null> {
  return (await sessionStore(ctx).find(sessionId))?.userId ?? null;
}
