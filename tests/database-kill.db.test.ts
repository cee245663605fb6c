import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFailed, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { readHealth } from '#contract/health.ts';
import { readSession } from '#contract/identity.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { ownProducts } from '#tests/support/process/own-products.ts';
import type { Product } from '#tests/support/product.ts';
import { databaseOf, hasNewDatabase, otherLimit, readyAgain, serverOf, times } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

describe('the embedded PostgreSQL when it is killed', () => {
  const products = ownProducts('database-kill');
  const start = async (settings: Record<string, string> = {}): Promise<Product> => {
    const product = await products.start(settings, { way: 'npm start' });
    onTestFailed(() => {
      process.stdout.write(
        `\n-- output of the product\n${product.output.text}${product.output.errors.slice(-20_000)}\n`,
      );
    });
    return product;
  };

  test('it runs again within seconds, and calls under load are answered or told to try again', async () => {
    const product = await start();
    const { headers } = await enterByDemoLink(product);
    const server = await serverOf(product);
    const loaded = new AbortController();
    const answers = new Map<number, number>();
    const refusals: unknown[] = [];
    const load = Array.from({ length: 8 }, async () => {
      while (!loaded.signal.aborted) {
        const { status, body } = await callServer(product, readSession, {}, headers);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status !== 200) refusals.push(body);
      }
    });
    for (let kill = 0; kill < 3; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const before = databaseOf(products.folder);
      process.kill(before, 'SIGKILL');
      await until(async () => {
        const health = await callServer(product, readHealth, {});
        return health.status === 200 && hasNewDatabase(products.folder, before) ? true : null;
      });
    }
    loaded.abort();
    await Promise.all(load);
    expect([...answers.keys()].toSorted()).toEqual(answers.has(503) ? [200, 503] : [200]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'unavailable', error: /try again/ });
    expect(await serverOf(product)).toBe(server);
    expect(times(product.output.text, /^Ready:/)).toBe(1);
  });

  test('jobs under way go on: every document that was received is read', async () => {
    const product = await start();
    const rep = await enterByDemoLink(product);
    const list = async () =>
      (await callServer(product, listDocuments, {}, rep.headers)).body.documents
        ?.map(readContentRecord)
        .filter(({ name }) => name.startsWith('file-')) ?? [];
    const files = Array.from({ length: 20 }, (_, at) =>
      textFile(`file-${at}.txt`, `Depot${at}x opens at six. `.repeat(2_000)),
    );
    const sent = callServer(
      product,
      processDocument,
      batch({ organizationId: rep.organizationId, userId: 'rep' }, files),
      rep.headers,
    );
    const received = await until(async () => {
      const items = await list();
      return items.length >= 5 && items.some(({ status }) => status === 'processing') ? items : null;
    });
    process.kill(databaseOf(products.folder), 'SIGKILL');
    await sent;
    const ended = await until(async () => {
      const items = await list();
      return items.length > 0 && items.every(({ status }) => status !== 'processing') ? items : null;
    }, 60_000);
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['completed']));
    for (const { id } of received) expect(ended.some((item) => item.id === id)).toBe(true);
  });

  test('a worker of PostgreSQL that is killed restarts it by itself, and the product goes on', async () => {
    const product = await start();
    const { headers } = await enterByDemoLink(product);
    const children = readFileSync(
      `/proc/${databaseOf(products.folder)}/task/${databaseOf(products.folder)}/children`,
      'utf8',
    )
      .trim()
      .split(' ');
    process.kill(Number(children.at(-1)), 'SIGKILL');
    await until(async () => ((await callServer(product, readSession, {}, headers)).status === 200 ? true : null));
    await until(async () => ((await callServer(product, readHealth, {})).status === 200 ? true : null));
  });

  test('where it cannot start, the process ends with a clear message, and npm start finds another way', async () => {
    // A minute takes three times as long, and shows the same.
    const product = await start(otherLimit('process.databaseBackMs', 20_000));
    await enterByDemoLink(product);
    const { port } = JSON.parse(readFileSync(join(products.folder, 'postgres.json'), 'utf8')) as { port: number };
    const settings = join(products.folder, 'postgres', 'postgresql.conf');
    const whole = readFileSync(settings, 'utf8');
    writeFileSync(settings, `${whole}\nno_such_setting = 1\n`);
    process.kill(databaseOf(products.folder), 'SIGKILL');
    await until(async () => (times(product.output.errors, /could not be started again yet/) > 0 ? true : null));
    const thief = createServer().listen(port, '127.0.0.1');
    writeFileSync(settings, whole);
    await until(
      async () => (times(product.output.errors, /ended unexpectedly with code 70/) > 0 ? true : null),
      100_000,
    );
    expect(product.output.errors).toMatch(/^The embedded PostgreSQL couldn’t be started: .*Your data is kept in/m);
    expect(times(product.output.errors, /could not be started again yet/)).toBeLessThan(7);
    const second = await readyAgain(product, 2);
    expect((await callServer(second, readHealth, {})).status).toBe(200);
    thief.close();
  });
});
