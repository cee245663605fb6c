import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { session, signInDomain, user } from '#server/db/schema/identity.ts';

/** What stands behind the @, in lower case. */
export function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

/** Whether a company that proved the address's domain asks for its hosted sign-in. */
export async function isHostedRequired(db: Db, email: string): Promise<boolean> {
  const asked = and(eq(signInDomain.domain, domainOf(email)), eq(signInDomain.required, true));
  return (await db.select({ id: signInDomain.id }).from(signInDomain).where(asked).limit(1)).length > 0;
}

/** The address of whom a session belongs to, when it was begun at the hosted provider; else null. */
export async function hostedSignInOf(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: user.email })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.id, sessionId), eq(session.hosted, true)));
  return row?.email ?? null;
}
