import type { Db } from '#server/db/open-database.ts';
import { longestAdmin } from './admin.store.ts';

/** In whose name a command of the terminal works: the organization's longest-standing admin; null: no such organization. */
export function findAdmin(db: Db, organizationId: string): Promise<string | null> {
  return longestAdmin(db, organizationId);
}
