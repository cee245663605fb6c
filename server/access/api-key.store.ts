import { and, asc, count, eq, gt, lt, or, isNull, sql } from 'drizzle-orm';
import type { ApiScope } from '#contract/api-keys.ts';
import type { Role } from '#contract/identity.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';
import { member, user } from '#server/db/schema/identity.ts';
import type { Database } from '#server/db/open-database.ts';
import { roleOf } from './membership.store.ts';

type ApiKeyRow = Omit<typeof apiKeys.$inferSelect, 'organizationId' | 'keyHash' | 'memberId'> & {
  personName: string | null;
};

/** The caller behind an API key, with current permissions. */
export interface KeyAccess {
  keyId: string;
  name: string;
  scopes: readonly ApiScope[];
  userId: string;
  organizationId: string;
  role: Role;
  expiresAt: Date;
}

/** API keys of one organization. */
export function apiKeyStore({
  services: { database },
  organizationId,
}: {
  services: { database: Database };
  organizationId: string;
}) {
  const own = eq(apiKeys.organizationId, organizationId);
  const open = and(own, gt(apiKeys.expiresAt, sql`now()`));
  const is = (id: string) => and(own, eq(apiKeys.id, id));
  const of = (userId: string | null) => (userId === null ? undefined : eq(apiKeys.userId, userId));
  const row = {
    id: apiKeys.id,
    userId: apiKeys.userId,
    name: apiKeys.name,
    ending: apiKeys.ending,
    scopes: apiKeys.scopes,
    createdAt: apiKeys.createdAt,
    expiresAt: apiKeys.expiresAt,
    lastUsedAt: apiKeys.lastUsedAt,
    personName: user.name,
  };
  return {
    /** Returns active keys, oldest first; `userId` null returns everyone's. */
    list: (userId: string | null): Promise<ApiKeyRow[]> =>
      database.tenant(organizationId, (db) =>
        db
          .select(row)
          .from(apiKeys)
          .leftJoin(user, eq(user.id, apiKeys.userId))
          .where(and(open, of(userId)))
          .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
      ),

    /**
     * Deletes expired keys, then adds one. Returns null if the person has the maximum number or is no longer a member.
     */
    add: (
      key: Pick<typeof apiKeys.$inferInsert, 'userId' | 'name' | 'keyHash' | 'ending' | 'scopes' | 'expiresAt'>,
      most: number,
    ): Promise<string | null> =>
      database.withIdentity(organizationId, async (db) => {
        // Without the lock, two parallel calls could both take the last slot.
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`api-keys ${organizationId} ${key.userId}`}))`);
        await db.delete(apiKeys).where(and(own, of(key.userId), lt(apiKeys.expiresAt, sql`now()`)));
        const [held] = await db
          .select({ held: count() })
          .from(apiKeys)
          .where(and(open, of(key.userId)));
        const [membership] = await db
          .select({ id: member.id })
          .from(member)
          .where(and(eq(member.organizationId, organizationId), eq(member.userId, key.userId)));
        if (membership === undefined || (held?.held ?? 0) >= most) return null;
        const [made] = await db
          .insert(apiKeys)
          .values({ ...key, organizationId, memberId: membership.id })
          .returning({ id: apiKeys.id });
        return made?.id ?? null;
      }),

    /** Returns the owner and name of the removed key, or null if there was none; `userId` null removes anyone's. */
    async remove(id: string, userId: string | null): Promise<{ userId: string; name: string } | null> {
      const [gone] = await database.tenant(organizationId, (db) =>
        db
          .delete(apiKeys)
          .where(and(is(id), of(userId)))
          .returning({ userId: apiKeys.userId, name: apiKeys.name }),
      );
      return gone ?? null;
    },

    /** Returns null if the key is unknown or expired. */
    async find(keyHash: string): Promise<KeyAccess | null> {
      const [found] = await database.withIdentity(organizationId, (db) =>
        db
          .select({
            keyId: apiKeys.id,
            name: apiKeys.name,
            scopes: apiKeys.scopes,
            userId: apiKeys.userId,
            role: member.role,
            expiresAt: apiKeys.expiresAt,
          })
          .from(apiKeys)
          .innerJoin(member, eq(member.id, apiKeys.memberId))
          .where(and(open, eq(apiKeys.keyHash, keyHash))),
      );
      return found === undefined ? null : { ...found, organizationId, role: roleOf(found.role) };
    },

    /** Writes at most once per `everyMs`. */
    async used(id: string, everyMs: number): Promise<void> {
      const due = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(Date.now() - everyMs)));
      await database.tenant(organizationId, (db) =>
        db
          .update(apiKeys)
          .set({ lastUsedAt: sql`now()` })
          .where(and(is(id), due)),
      );
    },
  };
}
