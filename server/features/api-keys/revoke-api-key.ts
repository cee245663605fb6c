import { apiKeyStore } from '#server/access/api-key.store.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';

/** Revokes a key at once, on every node. */
export async function revokeApiKey(ctx: TenantContext, { keyId }: { keyId: string }): Promise<{ success: true }> {
  const gone = await apiKeyStore(ctx).remove(keyId, ctx.role === 'org:admin' ? null : ctx.userId);
  if (gone === null) throw new AppError('not_found', 'This API key no longer exists.');
  ctx.services.keys.forget(gone.userId);
  await recordChange(ctx, { action: 'api-key.revoked', subject: gone.name, details: {} });
  return { success: true };
}
