import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readHealth } from '#contract/health.ts';
import { readSession } from '#contract/identity.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { ownProducts } from '#tests/support/process/own-products.ts';
import type { Product } from '#tests/support/product.ts';
import { plantedError, readyAgain, serverOf, serversOf, times } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

const again = /^Dealwright ended unexpectedly/;

/** Sends half a form and answers how to send the rest. */
function holdUpload(product: Product, authorization: string): { finish: () => Promise<number> } {
  const { hostname, port } = new URL(product.address);
  const sending = request({
    hostname,
    port,
    method: 'POST',
    path: '/api/blob-upload/route?purpose=content',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=edge' },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    sending.on('error', reject);
  });
  // Some of these calls are broken off before anybody waits for their answer.
  answered.catch(() => {});
  sending.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of it');
  return {
    finish: () => {
      sending.end(' and the rest\r\n--edge--\r\n');
      return answered;
    },
  };
}

describe('npm start', () => {
  const products = ownProducts('process');
  const start = (settings: Record<string, string> = {}): Promise<Product> =>
    products.start(settings, { way: 'npm start' });

  test('starts the server again after kill -9, prints Ready and Demo again, and ends with SIGTERM', async () => {
    const first = await start();
    const before = await enterByDemoLink(first);
    process.kill(await serverOf(first), 'SIGKILL');
    const second = await readyAgain(first, 2);
    expect((await enterByDemoLink(second)).organizationId).toBe(before.organizationId);
    expect(first.output.errors).toMatch(/ended unexpectedly with SIGKILL\. It starts again in 0\.5 s \(1 of 5/);
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(serversOf(products.folder)).toEqual([]);
    expect(times(first.output.errors, again)).toBe(1);
  });

  test('a demo link is used up by GET alone, and ends at the next start', async () => {
    const first = await start();
    const follow = (at: Product, link: string, method = 'GET') =>
      fetch(new URL(new URL(link).pathname, at.address), { method, redirect: 'manual' });
    for (const _ of [1, 2]) expect((await follow(first, first.demoLink, 'HEAD')).status).toBe(200);
    process.kill(await serverOf(first), 'SIGKILL');
    const second = await readyAgain(first, 2);
    expect((await follow(second, first.demoLink)).headers.get('location')).toContain('/sign-in?demo=used');
    const token = new URL(second.demoLink).pathname.split('/').at(-1) ?? '';
    const verify = `${second.address}/api/auth/magic-link/verify?token=${token}`;
    expect((await fetch(verify, { method: 'HEAD', redirect: 'manual' })).headers.getSetCookie()).toEqual([]);
    expect((await enterByDemoLink(second)).organizationId).not.toBe('');
    expect((await follow(second, second.demoLink)).headers.get('location')).toContain('/sign-in?demo=used');
  });

  test('does not start again what was asked to end by SIGTERM of the server itself', async () => {
    const product = await start();
    process.kill(await serverOf(product), 'SIGTERM');
    expect(await product.ended).toBe(0);
    expect(times(product.output.errors, again)).toBe(0);
  });

  test('ends at Ctrl-C while it waits to start the server again', async () => {
    const product = await start();
    for (const count of [2, 3]) {
      process.kill(await serverOf(product), 'SIGKILL');
      await readyAgain(product, count);
    }
    process.kill(await serverOf(product), 'SIGKILL');
    await until(async () => (times(product.output.errors, again) === 3 ? true : null));
    expect(await product.stop('SIGINT')).toBe(130);
    expect(serversOf(products.folder)).toEqual([]);
  });

  test('gives up after five starts within ten minutes and says why', async () => {
    const product = await start();
    for (const count of [2, 3, 4, 5, 6]) {
      process.kill(await serverOf(product), 'SIGKILL');
      await readyAgain(product, count);
    }
    process.kill(await serverOf(product), 'SIGKILL');
    expect(await product.ended).toBe(1);
    expect(product.output.errors).toMatch(
      /ended 6 times within 10 minutes, the last time with SIGKILL, and isn't started again/,
    );
  });

  test.each<Record<string, string>>([
    { PORT: 'none' },
    { LIVE_MODE: 'true', TEST_MODE: 'true' },
    { HOST: '192.0.2.1' },
  ])('settings that cannot be used (%o) end it at once', async (settings) => {
    await expect(start(settings)).rejects.toThrow(/^the product ended with 78: (?!.*unexpectedly)/s);
  });

  test('refuses a second start on the same data folder at once, and the first goes on', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      /^the product ended with 78: (?!.*unexpectedly).*already runs on this data folder/s,
    );
    expect((await callServer(first, readHealth, {})).status).toBe(200);
  });

  test.each(['exception', 'rejection'] as const)(
    'an %s that nothing catches turns health red, lets calls under way end, and starts the server anew',
    async (kind) => {
      const first = await start(plantedError(kind));
      const { headers } = await enterByDemoLink(first);
      const upload = holdUpload(first, headers['authorization'] ?? '');
      await new Promise((resolve) => setTimeout(resolve, 300));
      process.kill(await serverOf(first), 'SIGUSR2');
      const health = await until(async () => {
        const seen = await callServer(first, readHealth, {});
        return seen.status === 503 ? seen.body : null;
      }, 2_000);
      expect(health.status).toBe('degraded');
      const refused = await callServer(first, readSession, {}, headers);
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await upload.finish()).toBe(200);
      const second = await readyAgain(first, 2);
      expect((await callServer(second, readHealth, {})).status).toBe(200);
      expect((await callServer(second, readSession, {}, headers)).status).toBe(200);
      expect(first.output.errors).toMatch(/"level":60.*planted/);
      expect(first.output.errors).toMatch(/ended unexpectedly with code 70/);
    },
  );

  test('a call that never ends holds a broken server for 10 seconds and no longer', async () => {
    const first = await start(plantedError('exception'));
    const { headers } = await enterByDemoLink(first);
    const upload = holdUpload(first, headers['authorization'] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = performance.now();
    process.kill(await serverOf(first), 'SIGUSR2');
    await until(async () => (times(first.output.errors, again) === 1 ? true : null));
    const tookMs = performance.now() - began;
    expect(tookMs).toBeGreaterThan(9_500);
    expect(tookMs).toBeLessThan(40_000);
    await expect(upload.finish()).rejects.toThrow();
    await readyAgain(first, 2);
  });
});
