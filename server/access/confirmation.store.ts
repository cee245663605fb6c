import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { account, session, user, verification } from '#server/db/schema/identity.ts';

/** Names the confirmation of a session where the identity library keeps it. */
export const grantOf = (sessionId: string): string => `confirmed:${sessionId}`;

interface Confirmation {
  /** Password or code were given in this session a few minutes ago at most. */
  confirmed: boolean;
  /** The person has something to confirm with. */
  hasProof: boolean;
  signedInAt: Date | null;
}

/** Whether somebody confirmed of late that it's them. */
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
