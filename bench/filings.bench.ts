import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { edgar } from '#server/ports/research/edgar.ts';
import type { ResearchResult } from '#server/ports/research/research.ts';
import { createServiceHttp } from '#server/ports/service-http.ts';
import { serveResearch } from '#tests/support/research-services.ts';
import { serveSite, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';
import type { Benchmark } from './benchmark.ts';

/** A company to search for; `found`: whether the filings are certainly theirs. */
interface Asked {
  names: string[];
  siteUrl: string;
  found: boolean;
}

/**
 * Serves recorded responses at their own paths.
 * Few documents were recorded: one 8-K stands in for all, an annual report also for the quarterly one.
 */
function recorded(folder: string): Promise<SiteServer> {
  const read = (name: string): ServedPage | null =>
    existsSync(join(folder, name)) ? { body: gunzipSync(readFileSync(join(folder, name))) } : null;
  const json = (name: string): ServedPage => {
    const page = read(name);
    return page ? { ...page, headers: { 'content-type': 'application/json' } } : { status: 404 };
  };
  const annual: Record<string, string> = { 320193: 'aapl-10-k-2024-11-01.html.gz' };
  return serveSite({}, (path) => {
    if (path === '/files/company_tickers.json') return json('company_tickers.json.gz');
    const submissions = /^\/submissions\/(CIK\d{10})\.json$/u.exec(path)?.[1];
    if (submissions) return json(`submissions_${submissions}.json.gz`);
    const facts = /^\/api\/xbrl\/companyfacts\/(CIK\d{10})\.json$/u.exec(path)?.[1];
    if (facts) return json(`companyfacts_${facts}.json.gz`);
    const document = /^\/Archives\/edgar\/data\/(\d+)\/\d{18}\/([\w.-]+)$/u.exec(path);
    if (!document) return { status: 404 };
    const [, cik = '', name = ''] = document;
    if (/8-?k/iu.test(name)) return read('8-K_Nordstrom.html.gz') ?? { status: 404 };
    return (annual[cik] && /\d{8}/u.test(name) ? read(annual[cik]) : null) ?? { status: 404 };
  });
}

/** Serves a made-up registrant, for runs without recordings. */
function ownRegistrant(): Promise<SiteServer> {
  const year = { start: '2025-01-01', end: '2025-12-31', value: 148_000_000, form: '10-K', filed: '2026-02-20' };
  return serveResearch({
    registrants: [
      {
        cik: 4711,
        title: 'HARROW FROST INC',
        netIncome: -4_000_000,
        revenue: [year, { ...year, start: '2024-01-01', end: '2024-12-31', value: 131_000_000 }],
        report:
          '<p>Harrow Frost keeps food cold. Our website is www.harrow-frost.com and is no part of this report.</p><p>As of December 31, 2025, we had 1,200 full-time employees in four countries.</p>',
        events: [
          {
            filed: '2026-02-01',
            items: '5.02',
            html: '<p>Item 5.02 Departure of Directors.</p><p>On February 1, 2026, the chief executive told the board of her intention to retire in June.</p>',
          },
        ],
      },
    ],
  });
}

const given: Asked[] = [
  { names: ['Apple'], siteUrl: 'https://www.apple.com/', found: true },
  // The same name but another company; registrants without a recorded report; a person and a fund that file.
  { names: ['Apple'], siteUrl: 'https://apple-orchards.example/', found: false },
  { names: ['Marvell Technology'], siteUrl: 'https://www.marvell.com/', found: false },
  { names: ['Tesla'], siteUrl: 'https://www.tesla.com/', found: false },
  { names: ['Warren Buffett', 'BUFFETT WARREN E'], siteUrl: 'https://buffett.example/', found: false },
  { names: ['TR Finance LLC'], siteUrl: 'https://trfinance.example/', found: false },
];
const own: Asked[] = [
  { names: ['Harrow Frost'], siteUrl: 'https://www.harrow-frost.com/', found: true },
  { names: ['Harrow Frost'], siteUrl: 'https://harrowfrost.band/', found: false },
];

function count({ documents }: ResearchResult): {
  facts: number;
  unverified: number;
  figures: number;
  events: number;
  reports: number;
} {
  const facts = documents.flatMap((document) => document.facts.map((fact) => ({ ...fact, stored: document.text })));
  return {
    facts: facts.length,
    unverified: facts.filter(
      ({ quotes, stored }) => quotes.length === 0 || !quotes.every((quote) => stored.includes(quote)),
    ).length,
    figures: facts.filter(({ topic }) => topic === 'money').length,
    events: facts.filter(({ topic }) => topic === 'news').length,
    reports: documents.filter(({ title }) => title.startsWith('10-')).length,
  };
}

/** Checks the SEC source against responses recorded from the SEC, served over HTTP at their own paths. */
export const run: Benchmark = async (data) => {
  const folder = data === null ? null : join(data, 'filings');
  const recordings = folder !== null && existsSync(folder);
  const server = recordings ? await recorded(folder) : await ownRegistrant();
  const http = createServiceHttp({ contactEmail: 'bench@dealwright.example', proxy: '' });
  const source = edgar({
    http,
    baseUrl: server.url,
    dataUrl: server.url,
    timeoutMs: 60_000,
    today: () => '2026-03-15',
  });
  const sums = {
    asked: 0,
    found: 0,
    mistaken: 0,
    facts: 0,
    unverified: 0,
    figures: 0,
    events: 0,
    reports: 0,
    slowestMs: 0,
  };
  for (const { found, ...subject } of recordings ? given : own) {
    const began = performance.now();
    const result = await source.find(subject, { signal: AbortSignal.timeout(60_000), entity: Promise.resolve(null) });
    sums.slowestMs = Math.max(sums.slowestMs, Math.round(performance.now() - began));
    sums.asked += 1;
    if ((result.state === 'found') !== found) sums.mistaken += 1;
    if (result.state !== 'found')
      process.stdout.write(`${subject.names[0]}, ${subject.siteUrl}: ${result.state}, ${result.note}\n`);
    for (const { title, facts } of result.documents)
      process.stdout.write(`${[title, ...facts.map(({ text }) => `  ${text}`)].join('\n')}\n`);
    if (result.state === 'found') sums.found += 1;
    for (const [key, value] of Object.entries(count(result))) sums[key as 'facts'] += value;
  }
  await http.close();
  await server.close();
  return {
    figures: { recordings: recordings ? 'of the SEC' : 'none given, a registrant of the project’s own', ...sums },
    targets: {
      mistaken: { atMost: 0 },
      unverified: { atMost: 0 },
      found: { atLeast: 1 },
      figures: { atLeast: recordings ? 5 : 2 },
      events: { atLeast: 1 },
      reports: { atLeast: 1 },
    },
  };
};
