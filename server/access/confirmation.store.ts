import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { account, session, user, verification } from '#server/db/schema/identity.ts';

/** Returns the key under which the identity library stores a session's confirmation. */
export const grantOf = (sessionId: string): string => `confirmed:${sessionId}`;

interface Confirmation {
  /** Whether a password or code was given in this session within the last few minutes. */
  confirmed: boolean;
  /** Whether the person has a password or second factor to confirm with. */
  hasProof: boolean;
  signedInAt: Date | null;
}

/** Returns whether the person recently confirmed their identity in the session, and whether they can. */
export async function findConfirmation(
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<Confirmation> {
  const [grant] = await db
    .select({ id: verification.id })
    .from(verification)
    .where(
      and(
        eq(verification.identifier, grantOf(sessionId)),
        eq(verification.value, userId),
        gt(verification.expiresAt, sql`now()`),
      ),
    )
    .limit(1);
  const [person] = await db.select({ second: user.twoFactorEnabled }).from(user).where(eq(user.id, userId));
  const [password] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), isNotNull(account.password)))
    .limit(1);
  const [at] = await db.select({ at: session.createdAt }).from(session).where(eq(session.id, sessionId));
  return {
    confirmed: grant !== undefined,
    hasProof: person?.second === true || password !== undefined,
    signedInAt: at?.at ?? null,
  };
}
