import type { Db } from '#server/db/open-database.ts';
import { longestAdmin } from './admin.store.ts';

/** Returns the admin in whose name a terminal command runs, or null if there is no such organization. */
export function findAdmin(db: Db, organizationId: string): Promise<string | null> {
  return longestAdmin(db, organizationId);
}
