import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { openTenantLanes } from '#server/db/tenant-lanes.ts';

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('connections that nobody uses are closed but for two, and whoever comes later is answered', async () => {
  const url = inject('clusterUrl');
  const named = new URL(url);
  named.searchParams.set('application_name', 'lanes-at-rest');
  const watch = postgres(url, { max: 1 });
  const lanes = openTenantLanes(named.href, { role: null, size: 6, closeAfterMs: 200 });
  const open = async (): Promise<number> => {
    const [row] = await watch<{ open: number }[]>`
      select count(*)::int as open from pg_stat_activity where application_name = 'lanes-at-rest'`;
    return row?.open ?? 0;
  };
  const ask = (organizationId: string): Promise<string> =>
    lanes.run(organizationId, async (db) => {
      const [row] = await db.execute<{ bound: string }>(
        sql`select current_setting('app.organization_id') as bound, pg_sleep(0.05)`,
      );
      return row?.bound ?? '';
    });
  const names = Array.from({ length: 24 }, (_, at) => `organization-${at}`);

  expect(await Promise.all(names.map(ask))).toEqual(names);
  expect(await open()).toBe(6);
  await until(async () => (await open()) === 2);
  // Asked again and again around the moment at which connections are closed: every question is answered in its own organization.
  for (let round = 0; round < 12; round += 1) {
    expect(await Promise.all(names.slice(0, 6).map(ask))).toEqual(names.slice(0, 6));
    await new Promise((resolve) => setTimeout(resolve, 150 + round * 10));
  }
  await lanes.close();
  await until(async () => (await open()) === 0);
  await watch.end();
});
