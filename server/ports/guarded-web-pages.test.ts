import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { createGuardedWebPages, type GuardedWebPages } from './guarded-web-pages.ts';
import { isPublicAddress } from './public-address.ts';
import { WebPageError, type WebPageFailure, type WebPages } from './web-pages.ts';
import { youtubeCaptions } from './youtube-captions.ts';

const megabyte = 1024 * 1024;
const options = { maxBytes: megabyte, timeoutMs: 3000 };

let site: SiteServer;
let other: SiteServer;
let pages: GuardedWebPages;

beforeAll(async () => {
  other = await serveSite({ '/': '<p>inside</p>' });
  site = await serveSite({
    '/': '<h1>Hello</h1>',
    '/moved': { status: 301, headers: { location: '/' } },
    '/loop': { status: 302, headers: { location: '/loop' } },
    '/inside': { status: 302, headers: { location: `${other.url}/` } },
    '/metadata': { status: 302, headers: { location: 'http://169.254.169.254/latest/' } },
    '/file': { status: 302, headers: { location: 'file:///etc/passwd' } },
    '/500': { status: 500, body: '<p>broken</p>' },
    '/pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    '/slow': { delayMs: 60_000 },
    '/drip': { dripMs: 50 },
    '/huge': { bytes: 50 * megabyte },
    '/bomb': { headers: { 'content-encoding': 'gzip' }, body: zlib.gzipSync(Buffer.alloc(60 * megabyte, 'a')) },
    '/gzip': { headers: { 'content-encoding': 'gzip' }, body: zlib.gzipSync('<p>packed</p>') },
    '/brotli': { headers: { 'content-encoding': 'br' }, body: zlib.brotliCompressSync('<p>packed</p>') },
    '/broken-gzip': { headers: { 'content-encoding': 'gzip' }, body: 'not gzip at all' },
    '/latin': {
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: Buffer.from('<p>Caf\xe9</p>', 'latin1'),
    },
    '/meta': {
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<meta charset="windows-1252"><p>Caf\xe9</p>', 'latin1'),
    },
    '/untyped': { headers: { 'content-type': '' }, body: '<!doctype html><p>untyped</p>' },
  });
  pages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
});

afterAll(async () => {
  await pages.close();
  await site.close();
  await other.close();
});

async function failureOf(address: string, limits = options): Promise<WebPageFailure> {
  const error: unknown = await pages.fetchPage(address, limits).catch((reason: unknown) => reason);
  if (!(error instanceof WebPageError)) throw new Error(`${address} did not fail with WebPageError: ${String(error)}`);
  expect(error.reasonText).toMatch(/\.$|\)\.$/u);
  expect(error.action).toMatch(/\.$/u);
  return error.reason;
}

describe('guarded web pages', () => {
  it.each([
    ['/', 'Hello'],
    ['/moved', 'Hello'],
    ['/gzip', 'packed'],
    ['/brotli', 'packed'],
    ['/latin', 'Café'],
    ['/meta', 'Café'],
    ['/untyped', 'untyped'],
  ])('reads %s', async (path, text) => {
    const page = await pages.fetchPage(`${site.url}${path}`, options);
    expect(page.body).toContain(text);
    expect(page.status).toBe(200);
  });

  it.each([
    ['/loop', 'too-many-redirects'],
    ['/500', 'http-status'],
    ['/none', 'http-status'],
    ['/pdf', 'not-html'],
    ['/huge', 'too-large'],
    ['/bomb', 'too-large'],
    ['/broken-gzip', 'connection'],
    ['/inside', 'refused'],
    ['/metadata', 'refused'],
    ['/file', 'bad-address'],
  ] as const)('answers %s with %s', async (path, reason) => {
    expect(await failureOf(`${site.url}${path}`)).toBe(reason);
  });

  it.each(['/slow', '/drip'])('gives up on %s when the time is over', async (path) => {
    const began = performance.now();
    expect(await failureOf(`${site.url}${path}`, { ...options, timeoutMs: 400 })).toBe('timeout');
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each([
    'nonsense',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://user:secret@example.com/',
    'javascript:alert(1)',
    'http://',
  ])('does not take %s for a web address', async (address) => {
    expect(await failureOf(address)).toBe('bad-address');
  });

  it('refuses private addresses in every spelling, by number and by name', async () => {
    const { port } = other;
    const hosts = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `2130706433:${port}`,
      `0x7f000001:${port}`,
      `0177.0.0.1:${port}`,
      `127.1:${port}`,
      `0.0.0.0:${port}`,
      `[::1]:${port}`,
      `[::]:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `[::ffff:7f00:1]:${port}`,
      `[64:ff9b::7f00:1]:${port}`,
      `[2002:7f00:1::]`,
      `[::127.0.0.1]`,
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '198.18.0.1',
      '[fe80::1]',
      '[fc00::1]',
      '[ff02::1]',
      '[2001:db8::1]',
      '[2001::1]',
    ];
    for (const host of hosts) expect([host, await failureOf(`http://${host}/`)]).toEqual([host, 'refused']);
    expect(other.requests).toEqual([]);
  });

  it('knows public addresses', () => {
    for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  it('says when a name does not resolve', async () => {
    expect(await failureOf('http://nobody-has-this-name.invalid/')).toBe('not-resolved');
  });

  it('says when nothing listens', async () => {
    const gone = await serveSite({});
    await gone.close();
    const reader = createGuardedWebPages({ allowPrivateHosts: [gone.host] });
    await expect(reader.fetchPage(gone.url, options)).rejects.toMatchObject({ reason: 'connection' });
    await reader.close();
  });

  it('stops at once with the reason of the caller', async () => {
    const stop = new AbortController();
    const reading = pages.fetchPage(`${site.url}/slow`, { ...options, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('cancelled by hand')), 50);
    await expect(reading).rejects.toThrow('cancelled by hand');
  });
});

function failing(reason: WebPageFailure): WebPages {
  const fail = () => Promise.reject(new WebPageError(reason, 'https://www.youtube.com/', { status: 429 }));
  return { fetchPage: fail } as unknown as WebPages;
}

it.each([
  ['not-resolved', 'We can’t reach YouTube from this server. Paste the transcript'],
  ['connection', 'We can’t reach YouTube from this server. Paste the transcript'],
  ['http-status', 'YouTube gave no captions: The website returned the error 429. Paste the transcript'],
] as const)(
  'captions that fail with %s say what failed, and never blame the address of the video',
  async (reason, text) => {
    await expect(
      youtubeCaptions(failing(reason)).read('aqz-KE-bpKQ', { signal: AbortSignal.timeout(1000) }),
    ).rejects.toThrow(text);
  },
);
