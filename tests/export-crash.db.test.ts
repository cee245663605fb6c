import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkExport, listExports, startExport } from '#contract/organization-export.ts';
import { s3Files } from '#server/ports/s3-files.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { listeningAt } from '#tests/support/nodes/listening-at.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

const folder = temporaryFolder('export-crash');
const s3 = new S3rver({
  port: 0,
  directory: join(folder.path, 's3'),
  silent: true,
  configureBuckets: [{ name: 'files', configs: [] }],
});
const answer = s3.callback();
/** Takes the second part of an export and never answers. */
let holds = true;
let held = false;
const bucket = createServer((incoming, outgoing) => {
  if (holds && incoming.method === 'PUT' && incoming.url?.endsWith('-00002.zip-part') === true) held = true;
  else void answer(incoming, outgoing);
});
const running: Product[] = [];
let url = '';

beforeAll(async () => {
  await s3.configureBuckets();
  url = await listeningAt(bucket);
});
afterAll(async () => {
  await Promise.all(running.map((product) => product.stop()));
  bucket.closeAllConnections();
  bucket.close();
  folder.remove();
});

test(
  'kill -9 during an export: after the next start it begins anew by itself, is whole, and nothing of the first run is in the bucket',
  { timeout: 240_000 },
  async () => {
    const settings = { region: 'us-east-1', bucket: 'files', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    const store = s3Files({ endpoint: url, ...settings });
    const start = async (): Promise<Product> => {
      const product = await startProduct(join(folder.path, 'data'), {
        S3_ENDPOINT: url,
        S3_REGION: settings.region,
        S3_BUCKET: settings.bucket,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      });
      running.push(product);
      return product;
    };
    const parts = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const key of store.keys()) if (key.startsWith('exports/')) found.push(key);
      return found;
    };
    const first = await start();
    const { headers } = await enterByDemoLink(first);
    // Each larger than a part, and nothing that packing makes smaller.
    const files = Array.from({ length: 3 }, () => randomBytes(9 * 1024 * 1024));
    for (const [at, file] of files.entries()) {
      const form = new FormData();
      form.set('file', new Blob([file]), `upload-${at}.pdf`);
      const sent = await fetch(`${first.address}/api/blob-upload/route?purpose=content`, {
        method: 'POST',
        headers,
        body: form,
      });
      expect(sent.status).toBe(200);
    }
    expect((await callServer(first, startExport, {}, headers)).status).toBe(200);
    await until(async () => (held ? true : null), 60_000);
    const left = await parts();
    expect(left).toHaveLength(1);
    await first.stop('SIGKILL');
    holds = false;

    const second = await start();
    const again = await enterByDemoLink(second);
    const ready = await until(async () => {
      const [newest] = (await callServer(second, listExports, {}, again.headers)).body.exports;
      return newest?.state === 'ready' ? newest : null;
    }, 120_000);
    const { address } = (await callServer(second, linkExport, { exportId: ready.exportId }, again.headers)).body;
    const zip = new Uint8Array(await (await fetch(`${second.address}${address}`)).arrayBuffer());
    expect(zip.length).toBe(ready.bytes);
    const entries = unzipSync(zip);
    expect(entries['manifest.json']).toBeDefined();
    const packed = Object.values(entries).map((each) => Buffer.from(each));
    for (const file of files) expect(packed.some((each) => each.equals(file))).toBe(true);
    const kept = await parts();
    expect(kept.filter((key) => left.includes(key))).toEqual([]);
    const sizes = await Promise.all(kept.map(async (key) => (await store.read(key))?.length ?? 0));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(ready.bytes);
    await store.close();
  },
);
