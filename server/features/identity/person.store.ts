import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { account, user } from '#server/db/schema/identity.ts';
import { splitName } from '#server/platform/person-name.ts';

export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  image: string | null;
  twoFactor: boolean;
  hasPassword: boolean;
}

export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const password = and(eq(account.userId, user.id), eq(account.providerId, 'credential'), isNotNull(account.password));
  const [row] = await db
    .select({
      id: user.id,
      email: user.email,
      name: user.name,
      givenName: user.givenName,
      image: user.image,
      twoFactor: user.twoFactorEnabled,
      account: account.id,
    })
    .from(user)
    .leftJoin(account, password)
    .where(eq(user.id, userId))
    .limit(1);
  if (row === undefined) return null;
  const { id, email, image, twoFactor, name, givenName } = row;
  return { id, email, image, twoFactor, hasPassword: row.account !== null, ...splitName(name, givenName) };
}
