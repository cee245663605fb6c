import { sql } from 'drizzle-orm';
import type { Db } from './open-database.ts';

/** From here to the end of the transaction, rows in the trash are seen too: the policies of their tables hide them otherwise. */
export async function openTrash(db: Db): Promise<void> {
  await db.execute(sql`select set_config('app.trash', 'on', true)`);
}
