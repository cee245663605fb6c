import { apiKeyLimits, apiScopes, type ApiKey, type createApiKey as endpoint } from '#contract/api-keys.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { apiKeyStore } from '#server/access/api-key.store.ts';
import { makeApiKey } from '#server/access/known-keys.ts';
import { requireConfirmed } from '#server/access/require-confirmed.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext, UserContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { listApiKeys } from './list-api-keys.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Creates a key in the caller's name. Returns the key this once only. */
export async function createApiKey(
  ctx: TenantContext & UserContext,
  { name, scopes, days }: InputOf<typeof endpoint>,
): Promise<{ key: string; apiKey: ApiKey }> {
  if (scopes.includes('admin') && ctx.role !== 'org:admin')
    throw new AppError('forbidden', 'Only admins can create keys for team, billing and settings. Nothing was created.');
  await requireConfirmed(ctx);
  const { key, keyHash, ending } = makeApiKey(ctx.organizationId);
  const sorted = apiScopes.filter((scope) => scopes.includes(scope));
  const expiresAt = new Date(Date.now() + days * dayMs);
  const id = await apiKeyStore(ctx).add(
    { userId: ctx.userId, name, keyHash, ending, scopes: sorted, expiresAt },
    apiKeyLimits.each,
  );
  const apiKey = (await listApiKeys(ctx)).keys.find(({ keyId }) => keyId === id);
  if (apiKey === undefined)
    throw new AppError(
      'conflict',
      `You have ${apiKeyLimits.each} keys, the maximum. Nothing was created. Revoke one first.`,
    );
  const until = expiresAt.toISOString().slice(0, 10);
  await recordChange(ctx, {
    action: 'api-key.created',
    subject: name,
    details: { scopes: sorted.join(', '), until },
  });
  return { key, apiKey };
}
