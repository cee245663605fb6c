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

/** Who calls with a key, as it stands now. */
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
    /** Those that work, oldest first; `userId` null: of everyone. */
    list: (userId: string | null): Promise<ApiKeyRow[]> =>
      database.tenant(organizationId, (db) =>
        db
          .select(row)
          .from(apiKeys)
          .leftJoin(user, eq(user.id, apiKeys.userId))
          .where(and(open, of(userId)))
          .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
      ),

    /** Null: the person has as many as they may, or is no member any more. Expired ones are cleared away. */
    add: (
      key: Pick<typeof apiKeys.$inferInsert, 'userId' | 'name' | 'keyHash' | 'ending' | 'scopes' | 'expiresAt'>,
      most: number,
    ): Promise<string | null> =>
      database.withIdentity(organizationId, async (db) => {
        // Two at once would both find room for one.
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

    /** Whose it was and its name; null: it wasn't there. `userId` null: anybody's. */
    async remove(id: string, userId: string | null): Promise<{ userId: string; name: string } | null> {
      const [gone] = await database.tenant(organizationId, (db) =>
        db
          .delete(apiKeys)
          .where(and(is(id), of(userId)))
          .returning({ userId: apiKeys.userId, name: apiKeys.name }),
      );
      return gone ?? null;
    },

    /** Null: no such key, or it has ended. */
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

    /** Written no more often than every `everyMs`. */
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
