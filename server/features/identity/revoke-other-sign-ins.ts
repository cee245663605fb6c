import type { UserContext } from '#server/platform/context.ts';
import { deleteOtherSignIns } from './sign-in.store.ts';

/** Signs the caller out everywhere except on this device. */
export async function revokeOtherSignIns(ctx: UserContext): Promise<{ revoked: number }> {
  return { revoked: await deleteOtherSignIns(ctx.services.database.db, ctx.userId, ctx.sessionId) };
}
