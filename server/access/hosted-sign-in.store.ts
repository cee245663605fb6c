import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { session, signInDomain, user } from '#server/db/schema/identity.ts';

/** Returns the part after the @, in lower case. */
export function domainOf(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
}

/** Returns whether a company that proved the address's domain requires its hosted sign-in. */
export async function isHostedRequired(db: Db, email: string): Promise<boolean> {
  const asked = and(eq(signInDomain.domain, domainOf(email)), eq(signInDomain.required, true));
  return (await db.select({ id: signInDomain.id }).from(signInDomain).where(asked).limit(1)).length > 0;
}

/** Returns the address of a session's owner if the session started at the hosted provider, else null. */
export async function hostedSignInOf(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: user.email })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.id, sessionId), eq(session.hosted, true)));
  return row?.email ?? null;
}
