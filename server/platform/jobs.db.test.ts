import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createCondition } from '#server/process/condition.ts';
import { bindJob, defineJob, openJobs } from './jobs.ts';

const input = z.object({ mark: z.string() });

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('durable jobs', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('a job runs once, however often the same key is sent while it waits or runs', async () => {
    const seen: string[] = [];
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const job = defineJob({
      name: `once-${randomUUID()}`,
      input,
      expireSeconds: 60,
      concurrency: 2,
    });
    const { jobs } = server.services;
    const binding = bindJob(job, async ({ mark }) => {
      seen.push(mark);
      await gate;
    });
    await jobs.work([binding]);
    const sent = await Promise.all([1, 2, 3].map(() => jobs.send(job, { mark: 'a' }, { key: 'same' })));
    await until(() => seen.length > 0);
    expect(await jobs.send(job, { mark: 'b' }, { key: 'same' })).toBeNull();
    release();
    expect(sent.filter((id) => id !== null)).toHaveLength(1);
    expect(seen).toEqual(['a']);
  });

  test('a job that fails is tried again', async () => {
    let tries = 0;
    const job = defineJob({
      name: `again-${randomUUID()}`,
      input,
      expireSeconds: 60,
      concurrency: 1,
    });
    const binding = bindJob(job, async () => {
      tries += 1;
      if (tries < 2) throw new Error('not yet');
    });
    await server.services.jobs.work([binding]);
    await server.services.jobs.send(job, { mark: 'a' }, { key: 'k' });
    await until(() => tries === 2);
  });

  test('a job that fails or is handed back often is not set aside', async () => {
    let tries = 0;
    const retry = { limit: 6, delaySeconds: 1, maxDelaySeconds: 1 };
    const job = defineJob({ name: `fails-${randomUUID()}`, input, expireSeconds: 60, concurrency: 1, retry });
    await server.services.jobs.work([
      bindJob(job, async () => {
        tries += 1;
        if (tries < 4) throw new Error('not yet');
      }),
    ]);
    await server.services.jobs.send(job, { mark: 'a' }, { key: 'k' });
    await until(() => tries === 4);
  });

  test('a job that is under way when its node stops is handed back and runs elsewhere', async () => {
    const started: string[] = [];
    const job = defineJob({ name: `moved`, input, expireSeconds: 60, concurrency: 1 });
    const on = (node: string) =>
      bindJob(job, (_input, signal) => {
        started.push(node);
        if (node === 'second') return Promise.resolve();
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      });
    const first = await openJobs(server.services.database, server.services.log, createCondition());
    await first.work([on('first')]);
    await first.send(job, { mark: 'a' }, { key: 'k' });
    await until(() => started.length === 1);
    await first.close(200);
    await server.services.jobs.work([on('second')]);
    await until(() => started.includes('second'));
    expect(started).toEqual(['first', 'second']);
  });
});
