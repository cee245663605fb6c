import { eq } from 'drizzle-orm';
import type { Db } from './open-database.ts';
import { installation } from './schema/identity.ts';

/** Returns null if the key was never written. */
export async function readInstallation(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select({ value: installation.value }).from(installation).where(eq(installation.key, key));
  return row?.value ?? null;
}

export async function writeInstallation(db: Db, key: string, value: string): Promise<void> {
  await db.insert(installation).values({ key, value }).onConflictDoUpdate({ target: installation.key, set: { value } });
}
