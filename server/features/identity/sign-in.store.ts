import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { session } from '#server/db/schema/identity.ts';

export interface SignIn {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

const columns = {
  id: session.id,
  createdAt: session.createdAt,
  updatedAt: session.updatedAt,
  ipAddress: session.ipAddress,
  userAgent: session.userAgent,
};

/** Returns a person's active sessions, most recently used first; never a token. */
export function liveSignIns(db: Db, userId: string): Promise<SignIn[]> {
  return db
    .select(columns)
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt))
    .limit(100);
}

/** Returns false if the person has no such session. */
export async function deleteSignIn(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (
      await db
        .delete(session)
        .where(and(eq(session.userId, userId), eq(session.id, id)))
        .returning({ id: session.id })
    ).length > 0
  );
}

export async function deleteOtherSignIns(db: Db, userId: string, keptId: string): Promise<number> {
  return (
    await db
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.id, keptId)))
      .returning({ id: session.id })
  ).length;
}
