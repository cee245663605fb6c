import type { ApiKey } from '#contract/api-keys.ts';
import { apiKeyStore } from '#server/access/api-key.store.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** The keys that work: one's own, for admins everybody's. */
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
