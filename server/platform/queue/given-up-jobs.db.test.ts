import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContentNews } from '#contract/content-library.ts';
import { processDocument } from '#contract/content.ts';
import { startImport } from '#contract/imports.ts';
import { startExport } from '#contract/organization-export.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { createWebhook, listDeliveries, testWebhook } from '#contract/webhooks.ts';
import { readWorkNews } from '#contract/work-news.ts';
import { jobBindings } from '#server/jobs.ts';
import { createCondition } from '#server/process/condition.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { openEnvelopeServer, type EnvelopeServer } from '#tests/support/nodes/envelope-server.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openJobs } from '../jobs.ts';

let sentry: EnvelopeServer;
let server: TestServer;
beforeAll(async () => {
  sentry = await openEnvelopeServer();
  server = await startTestServer({ SENTRY_DSN: sentry.dsn });
  // So that only jobs started by these tests run on this database.
  await server.services.jobs.rest();
});
afterAll(async () => {
  await server.close();
  sentry.close();
});

/** Runs a process whose job kills it; returns its output. */
const run = (name: string, more: string[] = []): Promise<string> =>
  new Promise((resolve) => {
    const script = join(import.meta.dirname, '../../../tests/support/fatal-job.ts');
    const args = [script, server.services.database.url, name, ...more];
    execFile(process.execPath, args, (_error, stdout) => resolve(stdout));
  });

test('a job that ended its process twice is set aside with a reason, told once, and does not run a third time', async () => {
  const name = `fatal-${randomUUID()}`;
  expect(await run(name, ['send'])).toBe('began\n');
  expect(await run(name)).toBe('began\n');
  const reason = 'The server ended 2 times while this ran, so it was set aside.';
  expect(await run(name)).toBe(`job_set_aside\nset aside a: ${reason}\n`);
  expect(await run(name)).toBe('');
});

test('a job whose process ended on its last try is told once, with a reason', async () => {
  const name = `last-${randomUUID()}`;
  expect(await run(name, ['send', '0'])).toBe('began\n');
  const reason = 'The server ended during its last try, so it was given up.';
  expect(await run(name)).toBe(`job_failed\nset aside a: ${reason}\n`);
  expect(await run(name)).toBe('');
});

test('whatever it was about has failed, says why in the bell, and the operator is told', async () => {
  const person = await signUp(server);
  const csv = 'First name,Company\nAda,Acme\n';
  const { body: prep } = await person.call(startPrep, { firstName: 'Ada', lastName: 'Lind', company: 'Acme' });
  await person.call(startImport, { csv, fileName: 'list.csv', mapping: ['firstName', 'companyName'] });
  await person.call(startExport, {});
  const hook = { name: 'CRM', url: 'https://receiver.example/hook', events: ['prep.ready' as const] };
  const { webhookId } = (await person.call(createWebhook, hook)).body;
  await person.call(testWebhook, { webhookId });
  // The call responds once the item has ended.
  const sent = person.call(processDocument, batch(person, [textFile('notes.txt', 'A note about gates')]));
  const { db } = server.services.database;
  const kinds = ['content-train', 'organization-export', 'prep-run', 'session-import', 'webhook-send'];
  /** Leaves jobs as a node does when killed during their last attempt. */
  const killed = async (): Promise<string[]> => {
    const left = await db.execute<{ name: string }>(
      sql`update pgboss.job set state = 'active', retry_limit = 0, started_on = now(), heartbeat_on = now()
          where data ->> 'organizationId' = ${person.organizationId} and state <= 'active' returning name`,
    );
    return left.map(({ name }) => name).toSorted();
  };
  await expect.poll(killed, { timeout: 10_000 }).toEqual(kinds);
  const logged: { job?: string; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) });
  const jobs = await openJobs(server.services.database, log, createCondition());
  const bindings = jobBindings(server.services);
  await jobs.recover(bindings.map(({ job }) => job));
  await jobs.work(bindings);

  const reason = 'The server ended during its last try, so it was given up.';
  const work = async () =>
    (await person.call(readWorkNews, {})).body.news
      .map(({ kind, state, problem }) => ({ kind, state, problem }))
      .toSorted((one, other) => one.kind.localeCompare(other.kind));
  await expect.poll(work, { timeout: 20_000 }).toEqual([
    { kind: 'export', state: 'failed', problem: reason },
    { kind: 'import', state: 'failed', problem: `${reason} The sessions it created stay.` },
  ]);
  const briefs = async () => (await person.call(readPrep, { prospectId: prep.prepMeetingId })).body.prepSession;
  await expect.poll(briefs, { timeout: 20_000 }).toMatchObject({ status: 'failed', failure: { reason } });
  const content = async () => (await person.call(readContentNews, {})).body.news;
  await expect
    .poll(content, { timeout: 20_000 })
    .toMatchObject([{ failed: 1, message: expect.stringContaining(reason) }]);
  await sent;
  const deliveries = async () => (await person.call(listDeliveries, { webhookId })).body.deliveries;
  await expect
    .poll(deliveries, { timeout: 20_000 })
    .toMatchObject([{ state: 'failed', problem: reason, nextAt: null }]);
  const told = () =>
    kinds.filter((name) =>
      sentry.envelopes.some((each) => each.includes(`job ${name}"`) && each.includes('"job_failed"')),
    );
  await expect.poll(told, { timeout: 20_000 }).toEqual(kinds);
  expect(
    logged
      .filter(({ msg }) => msg === reason)
      .map(({ job }) => job)
      .toSorted(),
  ).toEqual(kinds);
  await jobs.close(0);
});
