import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { claimChecker, type ClaimChecker } from '#server/agents/checking/check-claim.ts';
import type { CheckedSource } from '#server/agents/checking/read-source.ts';
import { contextsOf } from '#server/agents/ledger/page-context.ts';
import { nameTest } from '#server/agents/ledger/read-lines.ts';
import { pageKind } from '#server/agents/tools/page-kind.ts';
import { readPage } from '#server/readers/page/read-page.ts';
import { lines } from './collections.ts';
import { givenSites } from './prep-sites.ts';

const statementSchema = z.object({
  site: z.string(),
  id: z.string(),
  type: z.enum(['fact', 'inference']),
  part: z.string(),
  text: z.string(),
  quotes: z.array(z.object({ page: z.string(), text: z.string() })),
  restsOn: z.array(z.string()),
  verdict: z.enum(['honest', 'false']),
  fault: z.string().nullable(),
  translated: z.boolean().default(false),
  overlay: z.boolean().default(false),
});
export type GivenStatement = z.infer<typeof statementSchema>;

export function readStatements(data: string): GivenStatement[] {
  const path = join(data, 'statements', 'statements.jsonl');
  return existsSync(path) ? lines<unknown>(path).map((line) => statementSchema.parse(line)) : [];
}

/** Returns the products of the statements' invented seller. */
export function readCatalogue(data: string): string[] {
  const given = JSON.parse(readFileSync(join(data, 'statements', 'catalogue.json'), 'utf8')) as {
    products: { name: string }[];
  };
  return given.products.map(({ name }) => name);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

function decode(bytes: Buffer): string {
  const declared = /<meta[^>]+charset=["']?([\w-]+)/iu.exec(bytes.subarray(0, 4000).toString('latin1'))?.[1] ?? 'utf-8';
  return new TextDecoder(declared).decode(bytes);
}

/** Reads a folder's pages as the crawl does; ids are their relative paths. */
function pagesOf(folder: string) {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => {
      const id = relative(folder, path);
      const url = `https://site.example/${id.replace(/(?:^|\/)index\.html$/u, '/')}`;
      const { text, ...parsed } = readPage(decode(readFileSync(path)), url);
      return {
        ...parsed,
        kind: id === 'index.html' ? ('home' as const) : pageKind(url),
        source: { id, kind: 'web-page' as const, title: parsed.title, url, fetchedAt: '', text },
      };
    });
}

/** Returns pages as the checks see them, with what is known of each among the others. */
export const checkedPages = (
  pages: Parameters<typeof contextsOf>[0],
  today: string,
  company: string,
): CheckedSource[] =>
  contextsOf(pages, today, nameTest(company)).map(
    ({ page: { source }, when, language, subject, secondary }): CheckedSource => ({
      ...{ id: source.id, title: source.title, url: source.url, text: source.text },
      ...{ when, language, subject, secondary },
    }),
  );

/** Creates a checker over all pages of a given site, including overlays. */
export function siteChecker(data: string, site: string, today: string): ClaimChecker & { sources: CheckedSource[] } {
  const given = givenSites(data).find(({ name }) => name === site);
  if (given === undefined) throw new Error(`${site} is not among the given sites`);
  const overlay = join(data, 'statements', 'overlay', site);
  const pages = [...pagesOf(given.folder), ...(existsSync(overlay) ? pagesOf(overlay) : [])];
  given.remove();
  // As a person types it.
  const company = site
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const sources = checkedPages(pages, today, company);
  const home = pages.find(({ kind }) => kind === 'home');
  const names = [company, home?.siteName ?? '', home?.title ?? '', ...sources.map(({ title }) => title)];
  const checker = claimChecker(sources, { company, today, products: readCatalogue(data), names });
  return { ...checker, sources };
}

/** Runs the checks on each statement of a site. */
export function checkStatements(data: string, site: string, statements: readonly GivenStatement[]) {
  const { check, read } = siteChecker(data, site, '2026-11-22');
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  const quotesOf = (statement: GivenStatement) => statement.quotes.map(({ page, text }) => ({ sourceId: page, text }));
  return statements
    .filter((statement) => statement.site === site)
    .map((statement) => {
      const claim = {
        kind: statement.type,
        text: statement.text,
        quotes: quotesOf(statement),
        restsOn: statement.restsOn.flatMap((id) => {
          const other = byId.get(id);
          return other === undefined ? [] : [{ text: other.text, quotes: quotesOf(other) }];
        }),
      };
      return { statement, read: () => read(claim), checked: check(claim) };
    });
}
