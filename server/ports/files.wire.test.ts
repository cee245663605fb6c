import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { sign } from 'aws4';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/product.ts';
import { listeningAt } from '#tests/support/nodes/listening-at.ts';
import { FilesUnavailable, type Files } from './files.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

const folder = temporaryFolder('files');
const server = new S3rver({
  port: 0,
  directory: join(folder.path, 's3'),
  silent: true,
  configureBuckets: [{ name: 'files', configs: [] }],
});
// Credentials built into the test server. It checks the key's name but no signature, which has its own test.
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const settings = { endpoint: '', region: 'us-east-1', bucket: 'files', ...keys };
let bucket: ReturnType<typeof s3Files>;
const local = localFiles(join(folder.path, 'local'));
const megabyte = 1024 * 1024;

beforeAll(async () => {
  const { port } = await server.run();
  settings.endpoint = `http://127.0.0.1:${port}`;
  bucket = s3Files(settings);
});
afterAll(async () => {
  await bucket.close();
  await server.close();
  folder.remove();
});

const bytesOf = (size: number): Buffer => Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919) % 251));
const sum = (bytes: Uint8Array | null): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
async function* chunked(bytes: Buffer, size = 100_000): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all(files: Files): Promise<string[]> {
  const found: string[] = [];
  for await (const key of files.keys()) found.push(key);
  return found.sort();
}

describe.each([
  ['a folder', () => local as Files],
  ['a bucket', () => bucket as Files],
])('files in %s', (_, files) => {
  test('are read as they were written, written over, and gone once removed', async () => {
    const key = `content/org-1/${randomUUID()}/Ein Bericht (2) + ü`;
    expect(await files().read(key)).toBeNull();
    await files().write(key, bytesOf(1000));
    await files().write(key, bytesOf(2000));
    expect(sum(await files().read(key))).toBe(sum(bytesOf(2000)));
    await files().write('empty', new Uint8Array());
    expect(await files().read('empty')).toHaveLength(0);
    expect(await all(files())).toEqual([key, 'empty'].sort());
    for (const each of [key, 'empty', 'never/was']) await files().remove(each);
    expect(await files().read(key)).toBeNull();
    await files().check();
    expect(await all(files())).toEqual([]);
  });

  test.each([0, 5, 8 * megabyte, 20 * megabyte + 1])('a stream of %i bytes is kept whole', async (size) => {
    const bytes = Buffer.alloc(size, 'abcdefg');
    expect(await files().writeStream('streamed', chunked(bytes), size)).toBe(size);
    expect(sum(await files().read('streamed'))).toBe(sum(bytes));
    await files().remove('streamed');
  });

  test.each([10, 20 * megabyte])(
    'of a stream longer than %i bytes, or one that breaks, nothing is kept',
    async (most) => {
      expect(await files().writeStream('long', chunked(Buffer.alloc(most + 1)), most)).toBeNull();
      async function* breaking(): AsyncIterable<Uint8Array> {
        yield Buffer.alloc(most);
        throw new Error('the sender went away');
      }
      await expect(files().writeStream('broken', breaking(), most)).rejects.toThrow('the sender went away');
      expect(await all(files())).toEqual([]);
    },
  );
});

describe('a bucket', () => {
  test('is listed page after page, health checks left out', async () => {
    // The test server above can't continue a listing on this version of Node.
    const pages = new Map([
      ['', '<Contents><Key>a &amp; b</Key></Contents><NextContinuationToken>1+/=</NextContinuationToken>'],
      ['1+/=', '<Contents><Key>health/1</Key></Contents><Contents><Key>c</Key></Contents>'],
    ]);
    const listing = createServer((incoming, outgoing) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://localhost');
      const page = pages.get(searchParams.get('continuation-token') ?? '');
      const known = pathname === '/files' && searchParams.get('list-type') === '2' && page !== undefined;
      outgoing.writeHead(known ? 200 : 400).end(`<?xml version="1.0"?><ListBucketResult>${page}</ListBucketResult>`);
    });
    const files = s3Files({ ...settings, endpoint: await listeningAt(listing) });
    expect(await all(files)).toEqual(['a & b', 'c']);
    await files.close();
    listing.close();
  });

  test.each([
    [{ accessKeyId: 'NOBODY' }, /403/],
    [{ bucket: 'elsewhere' }, /no bucket elsewhere/],
    [{ endpoint: 'http://127.0.0.1:1' }, /ECONNREFUSED/],
  ])('with %o says what is wrong', async (wrong, reason) => {
    const files = s3Files({ ...settings, ...wrong });
    const failure = await files.check().catch((error: unknown) => error);
    await files.close();
    expect(failure).toBeInstanceOf(FilesUnavailable);
    expect((failure as Error).message).toMatch(reason);
  });

  test('is asked with the signature that another implementation of the protocol makes', async () => {
    const seen: { authorization: string; expected: string }[] = [];
    const checking = createServer((incoming, outgoing) => {
      const { host = '', authorization = '', ...given } = incoming.headers as Record<string, string>;
      const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
      const headers = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
      const asked = { service: 's3', region: settings.region, host, path: incoming.url ?? '', method: incoming.method };
      const { secretAccessKey } = keys;
      const signed = sign(
        { ...asked, headers: { ...headers, Host: host } },
        { accessKeyId: 'S3RVER', secretAccessKey },
      );
      seen.push({ authorization, expected: String(signed.headers?.['Authorization'] ?? '') });
      incoming.resume();
      incoming.on('end', () => outgoing.writeHead(200).end('<ListBucketResult></ListBucketResult>'));
    });
    const files = s3Files({ ...settings, endpoint: await listeningAt(checking) });
    await files.write('content/a b+c/ü (1)', Buffer.from('bytes'));
    await files.read('content/a b+c/ü (1)');
    await all(files);
    await files.close();
    checking.close();
    expect(seen).toHaveLength(3);
    for (const { authorization, expected } of seen) expect(authorization).toBe(expected);
  });

  test('that stumbles is asked again, and given up after some tries', async () => {
    let left = 2;
    let asked = 0;
    const stumbling = createServer((incoming, outgoing) => {
      asked += 1;
      incoming.resume();
      incoming.on('end', () => {
        left -= 1;
        if (left === 0 && asked < 3) return outgoing.destroy();
        outgoing.writeHead(left >= 0 ? 503 : 200).end();
      });
    });
    const files = s3Files({ ...settings, endpoint: await listeningAt(stumbling) });
    await files.write('once', Buffer.from('more'));
    expect(asked).toBe(3);
    left = 100;
    await expect(files.read('once')).rejects.toThrow(/failed: it answered 503/);
    expect(asked).toBe(7);
    await files.close();
    stumbling.close();
  });
});
