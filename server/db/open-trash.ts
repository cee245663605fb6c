import { sql } from 'drizzle-orm';
import type { Db } from './open-database.ts';

/** Makes rows in the trash visible until the end of the transaction; table policies hide them otherwise. */
export async function openTrash(db: Db): Promise<void> {
  await db.execute(sql`select set_config('app.trash', 'on', true)`);
}
