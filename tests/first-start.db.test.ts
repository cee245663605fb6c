import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHealth } from '#contract/health.ts';
import { openSharedFolder, unprivilegedAccount } from '#server/db/postgres-files.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { ownProducts } from '#tests/support/process/own-products.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { serversOf } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

const isRoot = process.getuid?.() === 0;

describe('the first start on a data folder', () => {
  const products = ownProducts('first-start', { first: true });
  const start = (dataDir = products.folder): Promise<Product> => products.start({}, { dataDir, way: 'npm start' });

  test('of three at once one runs, and the others say so and leave its database alone', async () => {
    const ends = await Promise.allSettled([start(), start(), start()]);
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(failures).toHaveLength(2);
    for (const failure of failures)
      expect(failure).toMatch(/ended with 78: (?!.*unexpectedly).*already runs on this data folder/s);
    const [winner] = products.running;
    if (winner === undefined) throw new Error('none runs');
    await enterByDemoLink(winner);
    expect((await callServer(winner, readHealth, {})).status).toBe(200);
  });

  test('killed while it makes its database, the next start makes it anew', async () => {
    for (const afterMs of [50, 400, 900]) {
      const broken = startProduct(products.folder, {}, { demo: true, first: true });
      const ended = broken.catch((error: unknown) => String(error));
      await until(async () => serversOf(products.folder)[0] ?? null);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      const [server] = serversOf(products.folder);
      if (server !== undefined) process.kill(server, 'SIGKILL');
      expect(await ended).toMatch(/the product ended with null/);
    }
    const product = await start();
    await enterByDemoLink(product);
    expect((await callServer(product, readHealth, {})).status).toBe(200);
    await product.stop();
    // An initdb that went on alone may have written after the sweep of the start above.
    await (await start()).stop();
    expect(readdirSync(products.folder).filter((name) => name.includes('.new'))).toEqual([]);
  });

  test.runIf(isRoot)(
    'as root in a closed folder, PostgreSQL gets its files in a shared one that it can enter',
    async () => {
      const shared = '/var/lib/dealwright';
      const existed = existsSync(shared);
      // As an earlier version left it.
      if (existed) chmodSync(shared, 0o700);
      chmodSync(products.folder, 0o700);
      const umask = process.umask(0o077);
      const dataDir = join(products.folder, 'data');
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
      const path = openSharedFolder(join(products.folder, 'a', 'shared'));
      expect(statSync(path).mode & 0o777).toBe(0o755);
    } finally {
      process.umask(umask);
    }
    expect(unprivilegedAccount()).not.toBeNull();
  });
});
