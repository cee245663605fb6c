import type { ApiKey } from '#contract/api-keys.ts';
import { apiKeyStore } from '#server/access/api-key.store.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** Returns active keys: the caller's own, or everyone's for admins. */
export async function listApiKeys(ctx: TenantContext): Promise<{ keys: ApiKey[] }> {
  const rows = await apiKeyStore(ctx).list(ctx.role === 'org:admin' ? null : ctx.userId);
  return {
    keys: rows.map(({ id, personName, createdAt, expiresAt, lastUsedAt, ...row }) => ({
      ...row,
      keyId: id,
      personName: personName ?? '',
      mine: row.userId === ctx.userId,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
