import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { twoFactor } from '#server/db/schema/identity.ts';

/** The encrypted secret of somebody's authenticator app; null: none. */
export async function findFactor(db: Db, userId: string): Promise<{ secret: string; verified: boolean } | null> {
  const [row] = await db
    .select({ secret: twoFactor.secret, verified: twoFactor.verified })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  return row ?? null;
}

/** Takes the code of a step; false: it or a later one was taken before, by another call at this moment perhaps. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoFactor)
    .set({ usedStep: step })
    .where(and(eq(twoFactor.userId, userId), or(isNull(twoFactor.usedStep), lt(twoFactor.usedStep, step))))
    .returning({ id: twoFactor.id });
  return rows.length > 0;
}
