import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { readHealth } from '#contract/health.ts';
import { readSession } from '#contract/identity.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { databaseOf, serverOf } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

const megabyte = 1024 * 1024;

function mount(path: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path]).status === 0;
}

/** A small disk of its own can be mounted as root on Linux, where the system allows it. */
const canMount = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const probe = temporaryFolder('mount');
  const mounted = mount(probe.path, 1);
  if (mounted) spawnSync('umount', [probe.path]);
  probe.remove();
  return mounted;
})();

/** Takes all space that is left and returns how to give it back. */
function fill(folder: string): () => void {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  for (let bytes = megabyte; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    try {
      for (;;) writeSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

describe.runIf(canMount)('a full disk', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  const running: Product[] = [];
  const start = async (dataDir: string, stderr?: string): Promise<Product> => {
    const product = await startProduct(dataDir, {}, { demo: true, way: 'npm start', ...(stderr && { stderr }) });
    running.push(product);
    return product;
  };
  beforeEach(() => {
    folder = temporaryFolder('full-disk');
    mount(folder.path, 400);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((product) => product.stop()));
    spawnSync('umount', ['-l', folder.path]);
    folder.remove();
  });

  const upload = (product: Product, headers: Record<string, string>, bytes: number) => {
    const form = new FormData();
    form.set('file', new File([Buffer.alloc(bytes, 'Kappa ships by night. ')], 'a.txt', { type: 'text/plain' }));
    return fetch(`${product.address}/api/blob-upload/route?purpose=content`, { method: 'POST', body: form, headers });
  };
  const parts = (dataDir: string): string[] =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));

  test('uploads and writes answer 507 with what to do, health is degraded, and all goes on once there is space', async () => {
    const dataDir = join(folder.path, 'data');
    mkdirSync(dataDir);
    const product = await start(dataDir);
    const server = await serverOf(product);
    const { headers, organizationId } = await enterByDemoLink(product);
    const process = (name: string) =>
      callServer(
        product,
        processDocument,
        batch({ organizationId, userId: 'rep' }, [textFile(name, `${name} opens at six. `.repeat(5_000))]),
        headers,
      );
    expect((await upload(product, headers, 1000)).status).toBe(200);
    const free = fill(folder.path);

    const health = await callServer(product, readHealth, {});
    expect(health).toMatchObject({ status: 503, body: { status: 'degraded', checks: { files: 'full' } } });
    for (const bytes of [100_000, 5_000_000]) {
      const refused = await upload(product, headers, bytes);
      expect([refused.status, await refused.json()]).toMatchObject([
        507,
        { code: 'storage_full', error: expect.stringMatching(/disk is full.*free some space, then try again/) },
      ]);
    }
    const refused = await process('full.txt');
    const told = JSON.stringify(refused.body);
    expect([refused.status, told]).toEqual([507, expect.stringMatching(/disk is full/)]);
    expect(parts(dataDir)).toEqual([]);
    expect((await callServer(product, readSession, {}, headers)).status).toBe(200);

    free();
    await until(async () => ((await callServer(product, readHealth, {})).status === 200 ? true : null));
    expect((await upload(product, headers, 5_000_000)).status).toBe(200);
    expect((await process('after.txt')).body).toMatchObject({ documents: [{ Status: 'completed' }] });
    expect(await serverOf(product)).toBe(server);
  });

  test('PostgreSQL that was killed while the disk is full waits for space and goes on by itself', async () => {
    const dataDir = join(folder.path, 'data');
    mkdirSync(dataDir);
    const product = await start(dataDir);
    const server = await serverOf(product);
    const { headers } = await enterByDemoLink(product);
    const pid = databaseOf(dataDir);
    const free = fill(folder.path);
    process.kill(pid, 'SIGKILL');
    const health = await until(async () => {
      const seen = await callServer(product, readHealth, {});
      return seen.status === 503 && seen.body.checks.database === 'full' ? seen.body : null;
    });
    expect(health).toEqual({ status: 'degraded', checks: { database: 'full', jobs: 'full', files: 'full' } });
    const refused = await callServer(product, readSession, {}, headers);
    expect(refused).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    free();
    await until(async () => ((await callServer(product, readHealth, {})).status === 200 ? true : null));
    expect((await callServer(product, readSession, {}, headers)).status).toBe(200);
    expect(await serverOf(product)).toBe(server);
  });

  test('documents that were being read when it filled up are read once there is space', async () => {
    const dataDir = join(folder.path, 'data');
    mkdirSync(dataDir);
    const product = await start(dataDir);
    const { headers, organizationId } = await enterByDemoLink(product);
    const files = Array.from({ length: 12 }, (_, at) =>
      textFile(`file-${at}.txt`, Array.from({ length: 20_000 }, (_word, word) => `w${at}x${word}`).join(' ')),
    );
    const list = async () => {
      const { body } = await callServer(product, listDocuments, {}, headers);
      return (body.documents ?? []).map(readContentRecord).filter(({ name }) => name.startsWith('file-'));
    };
    const sent = callServer(product, processDocument, batch({ organizationId, userId: 'rep' }, files), headers);
    const received = await until(async () => {
      const items = await list();
      return items.length >= 3 ? items : null;
    });
    const free = fill(folder.path);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    free();
    await sent;
    await until(async () => {
      const items = await list();
      return received.every(({ id }) => items.some((item) => item.id === id && item.status === 'completed'))
        ? true
        : null;
    }, 90_000);
  });

  test('a log that can no longer be written does not end the server', async () => {
    const other = temporaryFolder('full-log');
    const product = await start(other.path, '/dev/full');
    const { headers } = await enterByDemoLink(product);
    for (let at = 0; at < 3; at += 1)
      await fetch(`${product.address}/api/blob-upload/route?purpose=content`, { method: 'POST', headers, body: 'x' });
    expect((await callServer(product, readHealth, {})).status).toBe(200);
    await product.stop();
    other.remove();
  });
});
