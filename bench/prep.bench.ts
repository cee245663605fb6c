import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepSubjectSchema } from '#contract/prep.ts';
import { limits } from '#contract/limits.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepareBrief } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { createGuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { pagesOfFolder, serveSite, type ServedPage } from '#tests/support/site-server.ts';
import { median, type Benchmark } from './benchmark.ts';
import { briefFigures, givenSites, isStated, violations, type GivenSite } from './prep-facts.ts';

const rounds = 7;
const lateMs = 200;
const ownSite: GivenSite = { name: 'own', folder: join(import.meta.dirname, '..', 'server', 'db', 'demo-site'), facts: [], remove: () => {} };

async function briefOf(folder: string, delayMs: number) {
  const pages = Object.entries(await pagesOfFolder(folder)).map(([path, body]): [string, ServedPage] => [path, { body: String(body), delayMs }]);
  const site = await serveSite(Object.fromEntries(pages));
  const webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  const brief = await prepareBrief({
    subject: prepSubjectSchema.parse({ prospWebUrl: site.url }), seller: { name: '', solutions: [] },
    webPages, analyst: builtInAnalyst, signal: AbortSignal.timeout(limits.prep.runMs), onEvent: () => {},
  });
  const urls = brief.sources.flatMap(({ url }) => (url === null ? [] : [url]));
  const began = performance.now();
  for (let at = 0; at < urls.length; at += 6) await Promise.all(urls.slice(at, at + 6).map(async (url) => (await fetch(url)).text()));
  const bareMs = performance.now() - began;
  await webPages.close();
  await site.close();
  return { brief, bareMs };
}

/**
 * Sites served on loopback, read and written up end to end. Without delay: what is not network, and a bare fetch of the
 * same pages as the baseline. With 200 ms a page: times to read by, and what the brief says of what the site states.
 */
export const run: Benchmark = async (data) => {
  const sites = data !== null && existsSync(join(data, 'sites')) ? givenSites(data) : [ownSite];
  const [first = ownSite] = sites;
  const runs: Awaited<ReturnType<typeof briefOf>>[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await briefOf(first.folder, 0));
  const timings = (of: (each: (typeof runs)[number]) => number): number => median(runs.map(of));
  const figures: Record<string, number | string> = {
    pages: timings(({ brief }) => brief.sources.length), totalMs: timings(({ brief }) => brief.timings.totalMs),
    notNetworkShare: Number(timings(({ brief: { timings: each } }) => (each.totalMs - each.networkMs) / each.totalMs).toFixed(2)),
    timesBareFetch: Number(timings(({ brief, bareMs }) => brief.timings.totalMs / bareMs).toFixed(1)),
  };
  const all = { slowestFirstSectionMs: 0, slowestTotalMs: 0, mostWords: 0, factual: 0, verified: 0, repeatedQuotes: 0, facts: 0, stated: 0, violations: 0 };
  for (const site of sites) {
    const { brief } = await briefOf(site.folder, lateMs);
    const found = briefFigures(brief);
    const facts = site.facts.filter(({ quote }) => quote !== undefined);
    const stated = facts.filter((fact) => isStated(brief, fact)).length;
    const against = violations(brief, site.facts);
    for (const text of against) process.stderr.write(`${site.name} states what it must not: ${text}\n`);
    all.slowestFirstSectionMs = Math.max(all.slowestFirstSectionMs, brief.timings.firstSectionMs ?? brief.timings.totalMs);
    all.slowestTotalMs = Math.max(all.slowestTotalMs, brief.timings.totalMs);
    all.mostWords = Math.max(all.mostWords, found.words);
    all.factual += found.factual;
    all.verified += found.verified;
    all.repeatedQuotes += found.repeatedQuotes;
    all.facts += facts.length;
    all.stated += stated;
    all.violations += against.length;
    figures[site.name] = `${found.claims} claims, ${found.words} words, ${stated} of ${facts.length} facts, first section ${brief.timings.firstSectionMs} ms, end ${brief.timings.totalMs} ms`;
  }
  return {
    figures: { ...figures, ...all, unverified: all.factual - all.verified, unstatedShare: all.facts === 0 ? 0 : Number((1 - all.stated / all.facts).toFixed(2)) },
    targets: {
      totalMs: { atMost: 2000 }, pages: { atMost: limits.crawl.pages }, slowestFirstSectionMs: { atMost: 2000 }, slowestTotalMs: { atMost: 20_000 }, mostWords: { atMost: 1200 },
      unverified: { atMost: 0 }, repeatedQuotes: { atMost: 0 }, violations: { atMost: 0 }, unstatedShare: { atMost: 0.6 },
    },
  };
};
