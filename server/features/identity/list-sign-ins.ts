import type { OutputOf } from '#contract/endpoint.ts';
import type { listSignIns as endpoint } from '#contract/identity.ts';
import type { UserContext } from '#server/platform/context.ts';
import { liveSignIns } from './sign-in.store.ts';

/** Returns where the caller is signed in. */
export async function listSignIns(ctx: UserContext): Promise<OutputOf<typeof endpoint>> {
  const found = await liveSignIns(ctx.services.database.db, ctx.userId);
  const signIns = found.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    current: id === ctx.sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    address: ipAddress,
    userAgent,
  }));
  return { signIns };
}
