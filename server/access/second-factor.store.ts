import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { twoFactor } from '#server/db/schema/identity.ts';

/** Returns the encrypted secret of the person's authenticator app, or null if there is none. */
export async function findFactor(db: Db, userId: string): Promise<{ secret: string; verified: boolean } | null> {
  const [row] = await db
    .select({ secret: twoFactor.secret, verified: twoFactor.verified })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  return row ?? null;
}

/** Uses the code of a time step; returns false if that step or a later one was used, possibly by a parallel call. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoFactor)
    .set({ usedStep: step })
    .where(and(eq(twoFactor.userId, userId), or(isNull(twoFactor.usedStep), lt(twoFactor.usedStep, step))))
    .returning({ id: twoFactor.id });
  return rows.length > 0;
}
