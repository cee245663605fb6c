import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { createGuardedWebPages, type GuardedWebPages } from './guarded-web-pages.ts';
import { createServiceHttp } from './service-http.ts';

interface Proxy {
  url: string;
  asked: string[];
  agents: string[];
  close(): Promise<void>;
}

/** A proxy that leads every name to one local site, as if only it could resolve them. */
async function startProxy(site: SiteServer): Promise<Proxy> {
  const asked: string[] = [];
  const agents: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    agents.push(request.headers['user-agent'] ?? '');
    const { pathname, search } = new URL(request.url ?? '');
    http.get(`${site.url}${pathname}${search}`, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url ?? ''}`);
    const onward = net.connect(site.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    agents,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

describe('a proxy for outgoing requests', () => {
  const limits = { maxBytes: 10_000, timeoutMs: 20_000 };
  let site: SiteServer;
  let direct: SiteServer;
  let proxy: Proxy;
  let pages: GuardedWebPages;
  beforeAll(async () => {
    site = await serveSite({
      '/': '<p>by proxy</p>',
      '/away': { status: 302, headers: { location: 'http://10.0.0.1/' } },
      '/data': { headers: { 'content-type': 'application/json' }, body: '{"by":"proxy"}' },
    });
    direct = await serveSite({ '/': '<p>direct</p>' });
    proxy = await startProxy(site);
    pages = createGuardedWebPages({
      proxy: proxy.url,
      allowPrivateHosts: [direct.host],
      contactEmail: 'ops@dealwright.example',
    });
  });
  afterAll(async () => {
    await pages.close();
    await Promise.all([site, direct, proxy].map((each) => each.close()));
  });

  it('takes names that only the proxy resolves, with the contact in the user agent', async () => {
    const { body } = await pages.fetchPage('http://only-the-proxy-knows.invalid/', limits);
    expect(body).toBe('<p>by proxy</p>');
    expect(proxy.asked).toContain('http://only-the-proxy-knows.invalid/');
    expect(proxy.agents.at(-1)).toContain('ops@dealwright.example');
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://[::1]/',
    'http://localhost/',
    'http://intranet/',
    'http://wiki.internal/',
    'http://only-the-proxy-knows.invalid/away',
  ])('does not let it be used for %s', async (address) => {
    await expect(pages.fetchPage(address, limits)).rejects.toMatchObject({ reason: 'refused' });
    expect(proxy.asked.filter((each) => /127\.|10\.0|169\.254|::1|localhost|intranet|internal/u.test(each))).toEqual(
      [],
    );
  });

  it('is not used for private hosts that are allowed', async () => {
    expect((await pages.fetchPage(`${direct.url}/`, limits)).body).toBe('<p>direct</p>');
    expect(proxy.asked.some((each) => each.includes(direct.host))).toBe(false);
  });

  it('carries the questions to services as well', async () => {
    const services = createServiceHttp({ proxy: proxy.url });
    const answer = await services.readJson('http://api.of-a-service.invalid/data', z.object({ by: z.string() }), {
      signal: AbortSignal.timeout(20_000),
    });
    await services.close();
    expect(answer).toEqual({ by: 'proxy' });
    expect(proxy.asked).toContain('http://api.of-a-service.invalid/data');
  });

  it('never reads LinkedIn, by proxy or without', async () => {
    const before = proxy.asked.length;
    for (const address of [
      'https://www.linkedin.com/company/acme',
      'https://linkedin.com/in/somebody',
      'https://uk.linkedin.com/',
    ])
      await expect(pages.fetchPage(address, limits)).rejects.toMatchObject({ reason: 'members-only' });
    expect(proxy.asked).toHaveLength(before);
    expect(await pages.fetchPage('http://notlinkedin.com.invalid/', limits)).toMatchObject({ status: 200 });
  });
});
