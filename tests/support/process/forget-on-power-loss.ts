import type { Sql } from 'postgres';

/**
 * Lets a test's cluster, and every copy of it, leave writing to the disk to the system. A process that is killed loses
 * nothing by it, only a machine that loses power does; `synchronous_commit` stays, or a killed PostgreSQL would lose it too.
 */
export async function forgetOnPowerLoss(admin: Sql): Promise<void> {
  for (const name of ['fsync', 'full_page_writes']) await admin.unsafe(`alter system set ${name} = off`);
  await admin.unsafe('select pg_reload_conf()');
}
