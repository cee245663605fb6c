import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readHealth } from '#contract/health.ts';
import { openSharedFolder, unprivilegedAccount } from '#server/db/postgres-files.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { serversOf } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

const isRoot = process.getuid?.() === 0;

describe('the first start on a data folder', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  const running: Product[] = [];
  const start = async (dataDir = folder.path): Promise<Product> => {
    const product = await startProduct(dataDir, {}, { demo: true, way: 'npm start' });
    running.push(product);
    return product;
  };
  beforeEach(() => {
    folder = temporaryFolder('first-start');
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((product) => product.stop()));
    folder.remove();
  });

  test('of three at once one runs, and the others say so and leave its database alone', async () => {
    const ends = await Promise.allSettled([start(), start(), start()]);
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(failures).toHaveLength(2);
    for (const failure of failures)
      expect(failure).toMatch(/ended with 78: (?!.*unexpectedly).*already runs on this data folder/s);
    const [winner] = running;
    if (winner === undefined) throw new Error('none runs');
    await enterByDemoLink(winner);
    expect((await callServer(winner, readHealth, {})).status).toBe(200);
  });

  test('killed while it makes its database, the next start makes it anew', async () => {
    for (const afterMs of [50, 400, 900]) {
      const broken = startProduct(folder.path);
      const ended = broken.catch((error: unknown) => String(error));
      await until(async () => serversOf(folder.path)[0] ?? null);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      const [server] = serversOf(folder.path);
      if (server !== undefined) process.kill(server, 'SIGKILL');
      expect(await ended).toMatch(/the product ended with null/);
    }
    const product = await start();
    await enterByDemoLink(product);
    expect((await callServer(product, readHealth, {})).status).toBe(200);
    await product.stop();
    // An initdb that went on alone may have written after the sweep of the start above.
    await (await start()).stop();
    expect(readdirSync(folder.path).filter((name) => name.includes('.new'))).toEqual([]);
  });

  test.runIf(isRoot)(
    'as root in a closed folder, PostgreSQL gets its files in a shared one that it can enter',
    async () => {
      const shared = '/var/lib/dealwright';
      const existed = existsSync(shared);
      // As an earlier version left it.
      if (existed) chmodSync(shared, 0o700);
      chmodSync(folder.path, 0o700);
      const umask = process.umask(0o077);
      const dataDir = join(folder.path, 'data');
      let cluster = '';
      try {
        const product = await start(dataDir);
        ({ folder: cluster } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string });
        expect(cluster).toMatch(/^\/var\/lib\/dealwright\//);
        expect(statSync(shared).mode & 0o777).toBe(0o755);
        expect((await callServer(product, readHealth, {})).status).toBe(200);
        expect(await product.stop()).toBe(0);
      } finally {
        process.umask(umask);
        if (cluster !== '') rmSync(cluster, { recursive: true, force: true });
        if (!existed) rmSync(shared, { recursive: true, force: true });
      }
    },
  );

  test.runIf(isRoot)('the shared folder is open whatever the umask says', () => {
    const umask = process.umask(0o077);
    try {
      const path = openSharedFolder(join(folder.path, 'a', 'shared'));
      expect(statSync(path).mode & 0o777).toBe(0o755);
    } finally {
      process.umask(umask);
    }
    expect(unprivilegedAccount()).not.toBeNull();
  });
});
