import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { claimChecker, type ClaimChecker } from '#server/agents/checking/check-claim.ts';
import type { Checked } from '#server/agents/checking/checked-claim.ts';
import type { CheckedSource } from '#server/agents/checking/read-source.ts';
import { pageKind } from '#server/agents/tools/page-kind.ts';
import { collapseSpace } from '#contract/evidence.ts';
import { readPage } from '#server/readers/page/read-page.ts';
import { checkedPages } from './given-statements.ts';

const today = '2026-11-22';
/** What the invented seller of all statements has; `catalogue.json` of those given. */
const sellersProducts = ['Fieldline Capture', 'Fieldline Plan', 'Fieldline Link', 'Fieldline Desk'];
const headSchema = z.tuple([z.enum(['honest', 'false']), z.enum(['fact', 'inference']), z.string(), z.string()]);

interface Page {
  id: string;
  title: string;
  lines: string[];
}
export interface PageStatement {
  verdict: 'honest' | 'false';
  kind: 'fact' | 'inference';
  /** What is false about it; of honest ones, what is hard. */
  fault: string;
  text: string;
  quotes: string[];
  restsOn: number[];
}
interface Company {
  name: string;
  pages: Page[];
  statements: PageStatement[];
}

const fieldsOf = (line: string): string[] =>
  line
    .slice(4)
    .split('|')
    .map((field) => field.trim());

function readCompanies(file: string): Company[] {
  const companies: Company[] = [];
  let isPage = true;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const company = companies.at(-1);
    if (line.startsWith('=== ')) {
      const [id = '', title = '', name = ''] = fieldsOf(line);
      const page = { id, title, lines: [] };
      if (company === undefined || company.statements.length > 0)
        companies.push({ name, pages: [page], statements: [] });
      else company.pages.push(page);
      isPage = true;
    } else if (line.startsWith('--- ')) {
      const [verdict, kind, , fault] = headSchema.parse(fieldsOf(line));
      company?.statements.push({ verdict, kind, fault, text: '', quotes: [], restsOn: [] });
      isPage = false;
    } else if (line.trim() !== '') readLine(line.trim(), company, isPage);
  }
  return companies;
}

function readLine(line: string, company: Company | undefined, isPage: boolean): void {
  const statement = company?.statements.at(-1);
  if (isPage) company?.pages.at(-1)?.lines.push(line);
  else if (statement === undefined || line.startsWith('?')) return;
  else if (line.startsWith('>')) statement.quotes.push(line.slice(1).trim());
  else if (line.startsWith('^')) statement.restsOn.push(...(line.match(/\d+/gu) ?? []).map(Number));
  else statement.text = line;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sourcesOf({ name, pages }: Company): CheckedSource[] {
  const read = pages.map(({ id, title, lines }) => {
    const body = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
    const html = `<html><head><title>${escaped(title)}</title></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
    const url = `https://site.example/${id.split('/').slice(1).join('/')}`;
    const { text, ...parsed } = readPage(html, url);
    const source = { id, kind: 'web-page' as const, title: parsed.title, url, fetchedAt: '', text };
    return { ...parsed, kind: pageKind(url), source };
  });
  return checkedPages(read, today, name);
}

/** Runs the checks on each statement of a file; `translated`: one of its quotes isn't English. */
function checkCompany(
  company: Company,
): { statement: PageStatement; read: () => ReturnType<ClaimChecker['read']>; checked: Checked; translated: boolean }[] {
  const sources = sourcesOf(company);
  const { check, read } = claimChecker(sources, {
    ...{ company: company.name, today, products: sellersProducts },
    names: [company.name, ...sources.map(({ title }) => title)],
  });
  // '…' joins two places of one page.
  const pageOf = (quote: string): string =>
    company.pages.find(({ lines }) => {
      const page = collapseSpace(lines.join(' '));
      return quote.split('…').every((part) => page.includes(collapseSpace(part)));
    })?.id ?? (company.pages[0]?.id as string);
  const quotesOf = ({ quotes }: PageStatement) => quotes.map((text) => ({ sourceId: pageOf(text), text }));
  const isForeign = (id: string): boolean =>
    !['en', ''].includes(sources.find((source) => source.id === id)?.language ?? '');
  return company.statements.map((statement) => {
    const restsOn = statement.restsOn.flatMap((number) => {
      const other = company.statements[number - 1];
      return other === undefined ? [] : [{ text: other.text, quotes: quotesOf(other) }];
    });
    const quotes = quotesOf(statement);
    const claim = { kind: statement.kind, text: statement.text, quotes, restsOn };
    return {
      statement,
      read: () => read(claim),
      checked: check(claim),
      translated: [...quotes, ...restsOn.flatMap((other) => other.quotes)].some(({ sourceId }) => isForeign(sourceId)),
    };
  });
}

/** Files of short pages with statements in a folder of test data, by name. */
export function pageStatements(data: string): { file: string; companies: Company[] }[] {
  const folder = join(data, 'statement-pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({ file: name.replace('.txt', ''), companies: readCompanies(join(folder, name)) }));
}

export const checkCompanies = (companies: readonly Company[]) => companies.flatMap(checkCompany);
