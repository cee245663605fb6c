import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface ServedPage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds before the response begins. */
  delayMs?: number;
  /** Sends a byte at this interval in milliseconds, forever. */
  dripMs?: number;
  /** Sends this many bytes of filler in total. */
  bytes?: number;
}

/** Responses by path. */
export type Pages = Record<string, string | ServedPage>;

export interface SiteServer {
  /** Without a trailing slash. */
  url: string;
  /** `127.0.0.1:port`, for allowPrivateHosts. */
  host: string;
  port: number;
  /** Requested paths, in order. */
  requests: string[];
  close(): Promise<void>;
}

function pour(response: http.ServerResponse, bytes: number): void {
  const chunk = Buffer.alloc(65_536, 'word ');
  let sent = 0;
  const more = (): void => {
    for (let room = true; room && sent < bytes && !response.destroyed; sent += chunk.length)
      room = response.write(chunk);
    if (sent >= bytes) response.end();
  };
  response.on('drain', more);
  more();
}

function answer(response: http.ServerResponse, page: ServedPage): void {
  response.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
  if (page.dripMs) {
    response.write('<html><body><p>');
    const timer = setInterval(() => response.write('a'), page.dripMs);
    response.once('close', () => clearInterval(timer));
  } else if (page.bytes) {
    pour(response, page.bytes);
  } else {
    response.end(page.body ?? '');
  }
}

/** A real server on 127.0.0.1 with these pages; `fallback` handles every other path from the request (else 404). */
export async function serveSite(
  pages: Pages,
  fallback?: (path: string, body: string) => ServedPage,
): Promise<SiteServer> {
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    const asked = request.url ?? '/';
    requests.push(asked);
    const sent: Buffer[] = [];
    request.on('data', (piece: Buffer) => sent.push(piece));
    request.once('end', () => {
      const found = pages[asked] ??
        fallback?.(asked, Buffer.concat(sent).toString('utf8')) ?? { status: 404, body: '<h1>Not found</h1>' };
      const page = typeof found === 'string' ? { body: found } : found;
      const timer = setTimeout(() => answer(response, page), page.delayMs ?? 0);
      response.once('close', () => clearTimeout(timer));
    });
  });
  // As in the model's server: no connection closes while a starved test is about to use it.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Returns a folder's HTML files as pages: `about/index.html` is `/about/`, `pricing.html` is `/pricing.html` and
 * `/pricing`.
 */
export async function pagesOfFolder(folder: string): Promise<Pages> {
  const pages: Pages = {};
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => {
        const body = await readFile(path.join(folder, file), 'utf8');
        const address = `/${file.split(path.sep).join('/')}`;
        pages[address] = body;
        if (address.endsWith('/index.html')) {
          pages[address.slice(0, -'index.html'.length)] = body;
          if (address !== '/index.html') pages[address.slice(0, -'/index.html'.length)] = body;
        } else pages[address.replace(/\.html$/u, '')] = body;
      }),
  );
  return pages;
}
