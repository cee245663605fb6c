import { createHash, randomBytes } from 'node:crypto';
import { apiKeyLimits, apiKeyPrefix } from '#contract/api-keys.ts';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Log } from '#server/platform/log.ts';
import { apiKeyStore, type KeyAccess } from './api-key.store.ts';

/** A key contains its organization id, since no tenant row can be read without it. */
const form = new RegExp(`^Bearer ${apiKeyPrefix}([\\w-]{1,64})\\.[\\w-]{43}$`, 'i');

/** Creates a key; only its hash and its last characters are stored. */
export function makeApiKey(organizationId: string): { key: string; keyHash: string; ending: string } {
  const key = `${apiKeyPrefix}${organizationId}.${randomBytes(32).toString('base64url')}`;
  return { key, keyHash: hashApiKey(key), ending: key.slice(-4) };
}

function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export function isApiKey(authorization: string): boolean {
  return /^Bearer dwk_/i.test(authorization);
}

/**
 * Caches for a few seconds who calls with which key; dropped as soon as the database reports a change (decision 018).
 */
export interface KnownKeys {
  find(authorization: string): Promise<KeyAccess | null>;
  /** Called by the node that revokes a key, so that its next call is refused. */
  forget(userId: string): void;
  close(): Promise<void>;
}

export function createKnownKeys({ database, log }: { database: Database; log: Log }): KnownKeys {
  const kept = new Map<string, { access: KeyAccess; at: number }>();
  let changes = 0;
  const forget = (userId: string | null): void => {
    changes += 1;
    if (userId === null) kept.clear();
    else for (const [hash, { access }] of kept) if (access.userId === userId) kept.delete(hash);
  };
  const watch = database.watchAccess(forget);
  return {
    forget,
    async find(authorization) {
      const organizationId = form.exec(authorization)?.[1];
      if (organizationId === undefined) return null;
      const keyHash = hashApiKey(authorization.slice('Bearer '.length));
      const now = Date.now();
      const known = kept.get(keyHash);
      if (
        known !== undefined &&
        watch.heard() &&
        now - known.at < limits.knownCallers.keepMs &&
        known.access.expiresAt.getTime() > now
      )
        return known.access;
      const before = changes;
      const store = apiKeyStore({ services: { database }, organizationId });
      const access = await store.find(keyHash);
      kept.delete(keyHash);
      if (access === null) return null;
      store
        .used(access.keyId, apiKeyLimits.lastUsedEveryMs)
        .catch((error: unknown) => log.warn({ err: error }, 'when an API key was used could not be written'));
      if (before === changes) kept.set(keyHash, { access, at: now });
      const oldest = kept.size > limits.knownCallers.max ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return access;
    },
    close: watch.stop,
  };
}
