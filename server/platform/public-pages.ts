import { dayInWords } from '#contract/day-in-words.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Hono, Context as HonoContext } from 'hono';
import type { Services } from './context.ts';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'pages');
const dashboard = '/dashboard';
const pricing = '/pricing470194';
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Returns the hashes of inline scripts on public pages, for the Content-Security-Policy. */
export function scriptHashes(): string[] {
  if (!existsSync(join(folder, 'landing.html'))) return [];
  const text = readFileSync(join(folder, 'landing.html'), 'utf8');
  return [...text.matchAll(/<script>([^<]+)<\/script>/gu)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => escapes[character] ?? '');
}

/** Returns PUBLIC_URL, else the origin of the request; '' for an invalid host. */
function originOf(c: HonoContext, publicUrl: string): string {
  if (publicUrl !== '') return publicUrl;
  const { protocol, host } = new URL(c.req.url);
  return /^[\w.:[\]-]+$/u.test(host) ? `${protocol}//${host}` : '';
}

interface Filled {
  bytes: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  tag: string;
}

function packed(text: string): Filled {
  const bytes = Buffer.from(text);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, gzip: gzipSync(bytes), brotli: brotliCompressSync(bytes, quality), tag };
}

/** Fills settings into built pages; caches the result per host. */
function pageFiller(environment: Services['environment']): (name: string, c: HonoContext) => Filled {
  const kept = new Map<string, Filled>();
  const { site, testMode, oidc, publicUrl } = environment;
  const entry = oidc !== null ? 'links' : testMode ? 'test' : 'dialog';
  return (name, c) => {
    const origin = originOf(c, publicUrl);
    const today = new Date().toISOString().slice(0, 10);
    const rises = site.priceRiseDate !== '' && today <= site.priceRiseDate;
    const key = `${name} ${origin} ${rises}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const values: Record<string, string> = {
      '%ORIGIN%': origin,
      '%SUPPORT_EMAIL%': site.supportEmail,
      '%BOOKING_URL%': site.bookingUrl,
      '%PRICE_RISE_DATE%': rises ? dayInWords(site.priceRiseDate) : '',
      '%ENTRY%': entry,
    };
    let text = readFileSync(join(folder, name), 'utf8');
    if (!rises) text = text.replace(/<p data-price-rise=""[^>]*>[^<]*<\/p>/gu, '');
    const filled = packed(text.replace(/%[A-Z_]+%/gu, (mark) => escapeHtml(values[mark] ?? mark)));
    if (kept.size > 200) kept.clear();
    kept.set(key, filled);
    return filled;
  };
}

function send(c: HonoContext, filled: Filled, type: string): Response {
  c.header('cache-control', 'no-cache');
  c.header('vary', 'accept-encoding, cookie');
  c.header('etag', filled.tag);
  if (c.req.header('if-none-match') === filled.tag) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/u.test(accepted) ? 'br' : /\bgzip\b/u.test(accepted) ? 'gzip' : null;
  if (encoding !== null) c.header('content-encoding', encoding);
  const body = encoding === 'br' ? filled.brotli : encoding === 'gzip' ? filled.gzip : filled.bytes;
  return c.body(new Uint8Array(body), 200, { 'content-type': type });
}

/**
 * Returns whether the browser's session cookie is valid; this decides only which page to show, never access to data.
 */
async function isSignedIn(c: HonoContext, { auth, log }: Services): Promise<boolean> {
  const cookie = c.req.header('cookie') ?? '';
  if (!cookie.includes('session_token')) return false;
  try {
    const found = await auth.api.getSession({ headers: new Headers({ cookie }), query: { disableRefresh: true } });
    return found !== null;
  } catch (error) {
    log.warn({ err: error }, 'the session behind a public page was not read; its visitor counts as signed out');
    return false;
  }
}

function withQuery(address: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`;
}

/**
 * Serves landing, pricing, about, legal and article pages, sitemap and robots.txt; the application handles the rest.
 */
export function servePublicPages(app: Hono, services: Services): void {
  if (!existsSync(join(folder, 'addresses.json'))) return;
  const files = JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8')) as Record<string, string>;
  const { environment } = services;
  const fill = pageFiller(environment);
  app.get('/robots.txt', (c) => send(c, fill('robots.txt', c), 'text/plain; charset=utf-8'));
  app.get('/sitemap.xml', (c) => send(c, fill('sitemap.xml', c), 'application/xml; charset=utf-8'));
  const html = (c: HonoContext, name: string): Response => send(c, fill(name, c), 'text/html; charset=utf-8');
  // With settings missing, the application shows the error on every page.
  if (environment.missing.length > 0) return;
  app.get('/', async (c, next) => {
    const { signup: _signUp, ...query } = c.req.query();
    // The application translates it into a URL (decision A15).
    if ('path' in query) return next();
    if (!(await isSignedIn(c, services))) return html(c, files['/'] ?? '');
    c.header('cache-control', 'no-store');
    return c.redirect(withQuery(dashboard, query));
  });
  const sellPlans = async (c: HonoContext, next: () => Promise<void>): Promise<Response | void> => {
    if (/\/(?:checkout|portal)(?:\/|$)/u.test(c.req.path)) return next();
    if (environment.pricingUrl !== null) return c.redirect(withQuery(environment.pricingUrl, c.req.query()));
    return (await isSignedIn(c, services)) ? next() : html(c, files[pricing] ?? '');
  };
  // Everything that begins like it, not only what is below it.
  app.get(`/:plans{${pricing.slice(1)}.*}`, sellPlans);
  for (const [path, name] of Object.entries(files)) {
    if (path === '/' || path === pricing) continue;
    app.get(path, (c) => html(c, name));
    app.get(`${path}/`, (c) => c.redirect(withQuery(path, c.req.query())));
  }
}
