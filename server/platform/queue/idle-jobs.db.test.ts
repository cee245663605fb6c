import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createCondition } from '#server/process/condition.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { bindJob, defineJob, openJobs, type Jobs } from '../jobs.ts';

const input = z.object({ mark: z.string() });
const slots = 24;

let server: TestServer;
let jobs: Jobs;
beforeAll(async () => {
  server = await startTestServer();
  // So that only what this file opens works on this database.
  await server.services.jobs.close(0);
  jobs = await openJobs(server.services.database, server.services.log, createCondition());
});
afterAll(async () => {
  await jobs.close(0);
  await server.close();
});

const define = () => defineJob({ name: `idle-${randomUUID()}`, input, expireSeconds: 60, concurrency: slots });

test('slots that have nothing to do ask for nothing, and are there when something comes', async () => {
  const { db } = server.services.database;
  const asked = async (): Promise<number> => {
    const [row] = await db.execute<{ n: string }>(
      sql`select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()`,
    );
    return Number(row?.n);
  };
  const job = define();
  const seen: string[] = [];
  await jobs.work([
    bindJob(job, ({ mark }) => {
      seen.push(mark);
      return Promise.resolve();
    }),
  ]);
  await jobs.send(job, { mark: 'at once' }, { key: 'a' });
  await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['at once']);
  // Idle connections report their counts after ten seconds.
  await wait(11_000);
  const before = await asked();
  const seconds = 10;
  await wait(seconds * 1000);
  // One poll every two seconds plus the queue's own upkeep; a poll per slot would make 24 queries in three seconds.
  expect((await asked()) - before).toBeLessThan(4 * seconds);
  await jobs.send(job, { mark: 'later' }, { key: 'b', afterSeconds: 1 });
  await expect.poll(() => seen, { timeout: 8_000 }).toEqual(['at once', 'later']);
});

test('as many run at once as there are slots, and those that wait follow at once, also when they become due together', async () => {
  const job = define();
  const ends: (() => void)[] = [];
  let most = 0;
  let underWay = 0;
  await jobs.work([
    bindJob(job, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((resolve) => ends.push(resolve));
      underWay -= 1;
    }),
  ]);
  const keys = Array.from({ length: 2 * slots }, (_, at) => String(at));
  for (const key of keys) await jobs.send(job, { mark: key }, { key, afterSeconds: 1 });
  await expect.poll(() => ends.length, { timeout: 20_000 }).toBe(slots);
  for (const end of ends.splice(0)) end();
  await expect.poll(() => ends.length, { timeout: 10_000 }).toBe(slots);
  for (const end of ends) end();
  await expect.poll(() => underWay, { timeout: 10_000 }).toBe(0);
  expect(most).toBe(slots);
});
