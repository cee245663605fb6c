import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { serveSite, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';

/**
 * A line of a `facts.jsonl` in either format: what a brief should state, must not state, or what the site doesn't say.
 */
export interface GivenFact {
  site: string;
  kind: 'fact' | 'trap' | 'absent';
  /** `company`, `finance`, `person`, `pain` …; the category in the older format. */
  part: string;
  statement: string;
  /** The page's words; empty for `absent`. */
  quote: string;
  page: string;
  /** ISO date; empty if none is given. */
  date: string;
}

export interface GivenSite {
  name: string;
  folder: string;
  /** ISO date of the run; null: today. */
  today: string | null;
  facts: GivenFact[];
  remove(): void;
}

/** Folders of sites in the data folder, and the date on which their pages are true. */
const collections: readonly (readonly [folder: string, today: string | null])[] = [
  ['sites', null],
  ['sites-made', '2026-11-22'],
  ['sites-real', null],
];

function readFact(line: string): GivenFact {
  const {
    site = '',
    kind,
    part,
    category = '',
    statement,
    fact = '',
    quote = '',
    page = '',
    date = '',
  } = JSON.parse(line) as Record<string, string | undefined>;
  const of = kind ?? (category === 'absent' || category === 'trap' ? category : 'fact');
  return {
    site,
    kind: of as GivenFact['kind'],
    part: part ?? category,
    statement: statement ?? fact,
    quote,
    page,
    date,
  };
}

/** Returns the sites of a folder with a `facts.jsonl`; packed ones are unpacked while in use. */
function sitesOf(sites: string, today: string | null): GivenSite[] {
  if (!existsSync(join(sites, 'facts.jsonl'))) return [];
  const lines = readFileSync(join(sites, 'facts.jsonl'), 'utf8').split('\n').filter(Boolean).map(readFact);
  return [...new Set(lines.map(({ site }) => site))].map((name): GivenSite => {
    const facts = lines.filter(({ site }) => site === name);
    if (existsSync(join(sites, name))) return { name, folder: join(sites, name), today, facts, remove: () => {} };
    const unpacked = mkdtempSync(join(tmpdir(), 'site-'));
    execFileSync('tar', ['xzf', join(sites, `${name}.tar.gz`), '-C', unpacked]);
    const remove = (): void => rmSync(unpacked, { recursive: true });
    return { name, folder: join(unpacked, name), today, facts, remove };
  });
}

/** Returns the company sites of a data folder. */
export function givenSites(data: string, only: readonly string[] = collections.map(([name]) => name)): GivenSite[] {
  return collections.flatMap(([collection, today]) =>
    only.includes(collection) ? sitesOf(join(data, collection), today) : [],
  );
}

/**
 * Returns the project's own fictional companies, eight industries with different markup, labeled before any rule was
 * run on them.
 */
export function fictionalSites(): GivenSite[] {
  return sitesOf(join(import.meta.dirname, 'evaluation', 'sites'), '2026-11-22');
}

const types: readonly (readonly [string, string])[] = [
  ['.html', 'text/html'],
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
];

/** Returns the URL a site gives itself: in its sitemap, else as its home page's canonical URL. */
function ownAddress(folder: string): string | null {
  const read = (name: string): string =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'latin1') : '';
  const named =
    /Sitemap:\s*(https?:\/\/[^/\s]+)\//iu.exec(read('robots.txt')) ??
    /<link[^>]+rel=["']?canonical["']?[^>]+href=["']?(https?:\/\/[^/"'\s>]+)/iu.exec(read('index.html'));
  return named?.[1] ?? null;
}

function replaceBytes(body: Buffer, from: string, to: string): Buffer {
  return Buffer.from(body.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Serves a folder's files unchanged, pages without a charset; the site's own URL leads to this server. */
export async function serveGivenSite(folder: string, delayMs: number): Promise<SiteServer> {
  const own = ownAddress(folder);
  let base = '';
  const server = await serveSite({}, (asked): ServedPage => {
    const path = normalize(decodeURIComponent(asked.split('?')[0] ?? '/'));
    const tried = [path, `${path}/index.html`, `${path}.html`].map((name) => join(folder, name));
    const file = tried.find((name) => existsSync(name) && statSync(name).isFile());
    if (file === undefined)
      return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>', delayMs };
    const body = readFileSync(file);
    const type = types.find(([ending]) => file.endsWith(ending))?.[1] ?? 'application/octet-stream';
    return { headers: { 'content-type': type }, body: own === null ? body : replaceBytes(body, own, base), delayMs };
  });
  base = server.url;
  return server;
}
