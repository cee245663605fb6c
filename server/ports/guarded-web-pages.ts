import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import {
  Agent,
  buildConnector,
  fetch as send,
  ProxyAgent,
  request,
  type Dispatcher,
  type RequestInit as UndiciInit,
} from 'undici';
import { limits } from '#contract/limits.ts';
import { decodeText } from './decode-text.ts';
import { userAgentOf } from './service-http.ts';
import { isPublicAddress, literalAddress } from './public-address.ts';
import { WebPageError, type FetchPageOptions, type PageMark, type WebPages } from './web-pages.ts';

class RefusedAddress extends Error {}

export interface GuardedWebPagesOptions {
  /** `host:port` of private hosts that are allowed: an intranet, a test. */
  allowPrivateHosts?: readonly string[];
  /** URL of a proxy for every request to a public host. */
  proxy?: string;
  /** Part of the user agent. */
  contactEmail?: string;
}

/** Sends to URLs typed by an organization's people. Rejects with WebPageError, or the reason of an aborted signal. */
export interface OutgoingPosts {
  /** Posts a body once without following redirects; returns any status with the start of the response. */
  post(
    url: string,
    options: {
      body: string;
      headers: Record<string, string>;
      timeoutMs: number;
      maxBytes: number;
      signal?: AbortSignal;
    },
  ): Promise<{ status: number; text: string }>;
  /** The platform's fetch through the guard; redirects are errors. */
  fetch: typeof fetch;
}

export interface GuardedWebPages extends WebPages, OutgoingPosts {
  close(): Promise<void>;
}

/** Checks the address in the connection's own DNS lookup, so that a name can't change its address in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new RefusedAddress(hostname), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/** Returns false for a name that only the proxy can resolve. */
function resolvesInside(hostname: string): Promise<boolean> {
  return new Promise((resolve) => {
    dns.lookup(hostname, { all: true }, (error, addresses) =>
      resolve(error === null && addresses.some(({ address }) => !isPublicAddress(address))),
    );
  });
}

function parseAddress(address: string, base?: string): URL {
  if (!URL.canParse(address, base)) throw new WebPageError('bad-address', address);
  const url = new URL(address, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password || !url.hostname)
    throw new WebPageError('bad-address', address);
  if (/(^|\.)linkedin\.com$/iu.test(url.hostname)) throw new WebPageError('members-only', address);
  url.hash = '';
  return url;
}

function portOf(url: { protocol: string; port: string }): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

function unpack(body: Readable, encoding: string): Readable {
  const codings = encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding && coding !== 'identity');
  if (codings.length > 1) throw new Error('several content encodings');
  const [coding] = codings;
  if (!coding) return body;
  const unpacker = {
    gzip: () => zlib.createGunzip(),
    'x-gzip': () => zlib.createGunzip(),
    deflate: () => zlib.createInflate(),
    br: () => zlib.createBrotliDecompress(),
  }[coding];
  if (!unpacker) throw new Error(`content encoding ${coding}`);
  const stream = unpacker();
  body.once('error', (error) => stream.destroy(error));
  stream.once('close', () => body.destroy());
  return body.pipe(stream);
}

async function readBody(stream: Readable, maxBytes: number, url: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new WebPageError('too-large', url);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at instanceof Error && chain.length < 8; at = at.cause) {
    chain.push(at);
    if (at instanceof AggregateError) chain.push(...at.errors);
  }
  return chain;
}

function failureOf(error: unknown, url: string, timeout: AbortSignal): WebPageError {
  const chain = causes(error);
  const web = chain.find((cause) => cause instanceof WebPageError);
  if (web) return web;
  if (chain.some((cause) => cause instanceof RefusedAddress)) return new WebPageError('refused', url);
  const codes = chain.map((cause) => (cause instanceof Error && 'code' in cause ? String(cause.code) : ''));
  if (timeout.aborted || codes.some((code) => /TIMEOUT|TIMEDOUT/u.test(code))) return new WebPageError('timeout', url);
  if (codes.some((code) => ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)))
    return new WebPageError('not-resolved', url);
  return new WebPageError('connection', url, { cause: error });
}

const header = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

type Expected = NonNullable<FetchPageOptions['expect']> | 'image' | 'document';

interface Fetched {
  url: string;
  status: number;
  contentType: string;
  bytes: Uint8Array;
  mark: PageMark;
}

function conditions(mark: PageMark | undefined): Record<string, string> {
  return {
    ...(mark?.etag ? { 'if-none-match': mark.etag } : {}),
    ...(mark?.lastModified ? { 'if-modified-since': mark.lastModified } : {}),
  };
}

function isExpected(contentType: string, expect: Expected, bytes: Uint8Array): boolean {
  if (expect === 'image') return contentType === '' || /^\s*image\//iu.test(contentType);
  if (expect === 'json') return /json/iu.test(contentType);
  if (expect === 'document') {
    if (contentType !== '' && !/^\s*application\/(?:pdf|x-pdf|octet-stream)\b/iu.test(contentType)) return false;
    return bytes.length === 0 || Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
  }
  if (expect === 'text') return contentType === '' || /text|xml|html/iu.test(contentType);
  if (contentType) return /^\s*(text\/html|application\/xhtml\+xml)\b/iu.test(contentType);
  return /^\s*<(!doctype html|html|head|body|!--)/iu.test(decodeText(bytes.subarray(0, 512), ''));
}

/** Reads only public http and https pages; limits on size, time and redirects always apply. */
export function createGuardedWebPages({
  allowPrivateHosts = [],
  proxy = '',
  contactEmail = '',
}: GuardedWebPagesOptions = {}): GuardedWebPages {
  const userAgent = userAgentOf(contactEmail);
  const allowed = new Set(allowPrivateHosts.map((host) => host.toLowerCase()));
  const open = buildConnector({ timeout: limits.crawl.pageTimeoutMs });
  const guarded = buildConnector({ timeout: limits.crawl.pageTimeoutMs, lookup: publicLookup });
  const direct: Dispatcher = new Agent({
    connect: (options, callback) => {
      const exempt = allowed.has(
        `${options.hostname}:${portOf({ protocol: options.protocol, port: options.port })}`.toLowerCase(),
      );
      const literal = literalAddress(options.hostname);
      if (!exempt && literal && !isPublicAddress(literal)) return callback(new RefusedAddress(literal), null);
      (exempt ? open : guarded)(options, callback);
    },
    connections: 8,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: -1,
  });
  const proxied =
    proxy === '' ? null : new ProxyAgent({ uri: proxy, headersTimeout: 0, bodyTimeout: 0, maxResponseSize: -1 });

  /** Behind a proxy, checks names that resolve here; allowed private hosts are reached directly. */
  async function dispatcherFor(url: URL): Promise<Dispatcher> {
    if (proxied === null || allowed.has(`${url.hostname}:${portOf(url)}`.toLowerCase())) return direct;
    const literal = literalAddress(url.hostname);
    const inside =
      !url.hostname.includes('.') || /\.(localhost|local|internal|intranet|lan|home|corp)\.?$/iu.test(url.hostname);
    if (literal ? !isPublicAddress(literal) : inside || (await resolvesInside(url.hostname)))
      throw new RefusedAddress(url.hostname);
    return proxied;
  }

  async function follow(
    start: URL,
    { maxBytes, unlessMark, post }: FetchPageOptions,
    expect: Expected,
    signal: AbortSignal,
  ): Promise<Fetched> {
    let url = start;
    for (let hop = 0; hop <= limits.crawl.redirects; hop += 1) {
      const response = await request(url, {
        dispatcher: await dispatcherFor(url),
        signal,
        method: post === undefined ? 'GET' : 'POST',
        ...(post === undefined ? {} : { body: JSON.stringify(post) }),
        headers: {
          'user-agent': userAgent,
          accept:
            expect === 'image'
              ? 'image/png,image/webp,image/jpeg,image/*;q=0.5'
              : 'text/html,application/xhtml+xml,text/plain;q=0.5,*/*;q=0.1',
          'accept-encoding': 'gzip, deflate, br',
          'accept-language': 'en, *;q=0.5',
          ...conditions(unlessMark),
          ...(post === undefined ? {} : { 'content-type': 'application/json' }),
        },
      });
      const { statusCode, headers, body } = response;
      body.on('error', () => undefined);
      try {
        const location = header(headers.location);
        if (statusCode >= 300 && statusCode < 400 && location) {
          url = parseAddress(location, url.href);
          continue;
        }
        const mark = { etag: header(headers.etag) || null, lastModified: header(headers['last-modified']) || null };
        if (statusCode === 304 && unlessMark !== undefined) {
          return { url: url.href, status: statusCode, contentType: '', bytes: new Uint8Array(), mark };
        }
        if (statusCode < 200 || statusCode >= 300)
          throw new WebPageError('http-status', url.href, { status: statusCode });
        const contentType = header(headers['content-type']);
        if (contentType && !isExpected(contentType, expect, new Uint8Array()))
          throw new WebPageError('not-html', url.href);
        if (!headers['content-encoding'] && Number(headers['content-length'] ?? 0) > maxBytes)
          throw new WebPageError('too-large', url.href);
        const bytes = await readBody(unpack(body, header(headers['content-encoding'])), maxBytes, url.href);
        if (!isExpected(contentType, expect, bytes)) throw new WebPageError('not-html', url.href);
        return { url: url.href, status: statusCode, contentType, bytes, mark };
      } finally {
        body.destroy();
      }
    }
    throw new WebPageError('too-many-redirects', start.href);
  }

  async function read(address: string, options: Omit<FetchPageOptions, 'expect'>, expect: Expected): Promise<Fetched> {
    const url = parseAddress(address);
    options.signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      return await follow(url, options, expect, signal);
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      throw failureOf(error, url.href, timeout);
    }
  }

  return {
    async fetchPage(address, options) {
      const { bytes, ...page } = await read(address, options, options.expect ?? 'page');
      return { ...page, body: decodeText(bytes, page.contentType), fetchedAt: new Date().toISOString() };
    },
    async fetchImage(address, options) {
      const { url, contentType, bytes } = await read(address, options, 'image');
      return { url, contentType, bytes };
    },
    async fetchDocument(address, options) {
      const { url, contentType, bytes, mark } = await read(address, options, 'document');
      return { url, contentType, bytes, mark };
    },
    async post(address, { body, headers, timeoutMs, maxBytes, signal }) {
      const url = parseAddress(address);
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await request(url, {
          dispatcher: await dispatcherFor(url),
          method: 'POST',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          body,
          headers: { 'user-agent': userAgent, ...headers },
        });
        answer.body.on('error', () => undefined);
        try {
          const chunks: Buffer[] = [];
          let size = 0;
          for await (const chunk of answer.body as AsyncIterable<Buffer>) {
            chunks.push(chunk);
            size += chunk.length;
            if (size >= maxBytes) break;
          }
          return { status: answer.statusCode, text: decodeText(Buffer.concat(chunks).subarray(0, maxBytes), '') };
        } finally {
          answer.body.destroy();
        }
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw failureOf(error, url.href, timeout);
      }
    },
    fetch: async (input, init) => {
      const url = parseAddress(input instanceof Request ? input.url : String(input));
      try {
        const options = { ...init, redirect: 'error', dispatcher: await dispatcherFor(url) } as UndiciInit;
        return (await send(url, options)) as unknown as Response;
      } catch (error) {
        if (init?.signal?.aborted) throw init.signal.reason;
        throw failureOf(error, url.href, AbortSignal.any([]));
      }
    },
    close: async () => {
      await Promise.all([direct.destroy(), proxied?.destroy()]);
    },
  };
}
