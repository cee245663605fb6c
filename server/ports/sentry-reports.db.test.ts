import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContentFile } from '#contract/content-library.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { readConfiguration } from '#contract/identity.ts';
import { processDocument } from '#contract/content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { openEnvelopeServer, type EnvelopeServer } from '#tests/support/nodes/envelope-server.ts';
import { callServer, signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { mailJob } from '#server/features/mail/mail.job.ts';
import { noReports } from './error-reports.ts';

let sentry: EnvelopeServer;
let server: TestServer;
beforeAll(async () => {
  sentry = await openEnvelopeServer();
  server = await startTestServer({ SENTRY_DSN: sentry.dsn });
});
afterAll(async () => {
  await server.close();
  sentry.close();
});

test('an error and a share of the calls are told, with where and what, and nothing of anybody', async () => {
  const person = await signUp(server, { name: 'Dana Unmistakable' });
  const created = await person.call(createSession, { sessionName: 'Call with Fernhollow' });
  const sessionId = created.body.data?.sessionId ?? '';
  const sent = await person.call(processDocument, batch(person, [textFile('secret-plan.txt', 'A secret plan')]));
  const { files } = server.services;
  const { read } = files;
  files.read = () => Promise.reject(new Error(`Dana Unmistakable <${person.email}> wrote a poem`));
  const path = readContentFile.path.replace(':contentId', sent.body.documents[0]?.DocumentId ?? '');
  const failed = await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${person.token}` } });
  expect(failed.status).toBe(500);
  files.read = read;
  for (let at = 0; at < 150; at += 1) await person.call(readSession, { sessionId });
  const all = await until(async () => {
    const text = sentry.envelopes.join('\n');
    return text.includes('"type":"transaction"') && text.includes('"exception"') ? text : null;
  });
  expect(all).toContain(`GET ${readSession.path}`);
  expect(all).toContain(`GET ${readContentFile.path}`);
  const traces = sentry.envelopes.filter((each) => each.includes('"type":"transaction"')).length;
  expect(traces).toBeGreaterThan(0);
  expect(traces).toBeLessThan(100);
  server.services.reports.error(new TypeError(`no "Dana Unmistakable" at /x/${sessionId}`), {
    where: 'GET /api/x',
    code: 'internal',
  });
  server.services.reports.error(new Error(`Dana Unmistakable <${person.email}>`, { cause: new Error(person.token) }), {
    where: 'process',
    code: 'uncaught',
  });
  const told = await until(async () => {
    const text = sentry.envelopes.join('\n');
    return text.includes('"uncaught"') && text.includes('GET /api/x') ? text : null;
  });
  expect(told).toContain('no [quoted] at /x/[id]');
  expect(told).toContain('[withheld]');
  expect(told).toContain('server/ports/sentry-reports.db.test.ts');
  for (const secret of ['Unmistakable', person.email, person.token, person.userId, sessionId, 'Fernhollow', 'secret'])
    expect(told).not.toContain(secret);
});

test('a job that failed for good or was set aside is told by its kind, without what it was about', async () => {
  const { database, jobs } = server.services;
  /** Enqueues a job that fails on its last attempt, or that was running when the server ended twice. */
  const enqueue = async (key: string, openRuns: number): Promise<void> => {
    const id = await jobs.send(mailJob, { sealed: `Dana Unmistakable ${key}` }, { key, afterSeconds: 3 });
    await database.db.execute(
      sql`update pgboss.job set retry_limit = 0, data = data || ${JSON.stringify({ openRuns })}::jsonb where id = ${id}`,
    );
  };
  await enqueue('fails', 0);
  await enqueue('ends', 2);
  const told = await until(async () => {
    const found = sentry.envelopes.filter((each) => each.includes('job mail'));
    return found.length >= 2 ? found.join('\n') : null;
  });
  expect(told).toContain('"job_failed"');
  expect(told).toContain('"job_set_aside"');
  expect(told).not.toContain('Unmistakable');
  expect(sentry.envelopes.filter((each) => each.includes('job mail'))).toHaveLength(2);
});

test('the browser learns the address, and in test mode nobody is told', async () => {
  expect((await callServer(server, readConfiguration, {})).body.sentryDsn).toBe(sentry.dsn);
  const page = await fetch(`${server.address}/sign-in`);
  expect(page.headers.get('content-security-policy')).toContain(new URL(sentry.dsn).origin);
  const quiet = await startTestServer({ SENTRY_DSN: sentry.dsn, TEST_MODE: 'true' });
  expect(quiet.services.reports).toBe(noReports);
  await quiet.close();
});
