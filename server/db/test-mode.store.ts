import { testMode } from '#contract/identity.ts';
import type { Db } from './open-database.ts';
import { member, organization, user } from './schema/identity.ts';

/** Creates the fake admin of automated-test mode and the only organization they see (decision A03). */
export async function seedTestMode(db: Db): Promise<void> {
  const { userId, organizationId, email } = testMode;
  await db.insert(user).values({ id: userId, name: 'Test Admin', email }).onConflictDoNothing();
  await db
    .insert(organization)
    .values({ id: organizationId, name: 'Test mode', slug: organizationId })
    .onConflictDoNothing();
  await db.insert(member).values({ id: userId, organizationId, userId, role: 'admin' }).onConflictDoNothing();
}
