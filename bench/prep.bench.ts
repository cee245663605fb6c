import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKeys, sectionTitles } from '#contract/brief.ts';
import { prepSubjectSchema } from '#contract/prep.ts';
import { limits } from '#contract/limits.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { prepareBrief } from '#server/agents/meeting-prepper/prepare-brief.ts';
import { createGuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { pagesOfFolder, serveSite, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';
import { median, type Benchmark } from './benchmark.ts';
import { briefFigures, givenSites, isStated, violations, type GivenSite } from './prep-facts.ts';
import { ownSeller, sellerOf } from './seller.ts';
import { startTrainedProduct, type PreparedBrief } from './trained-product.ts';

const rounds = 7;
const lateMs = 200;
const sellerFolder = join('seller-content', 'openstatus');
const ownSite: GivenSite = {
  name: 'own',
  folder: join(import.meta.dirname, '..', 'server', 'db', 'demo-site'),
  facts: [],
  remove: () => {},
};

async function serveFolder(folder: string, delayMs: number): Promise<SiteServer> {
  const pages = Object.entries(await pagesOfFolder(folder)).map(([path, body]): [string, ServedPage] => [
    path,
    { body: String(body), delayMs },
  ]);
  return serveSite(Object.fromEntries(pages));
}

/** Without delay, product and seller: what the agent itself takes, and a bare fetch of the same pages as the baseline. */
async function bareBriefOf(folder: string) {
  const site = await serveFolder(folder, 0);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  const brief = await prepareBrief({
    subject: prepSubjectSchema.parse({ prospWebUrl: site.url }),
    seller: { name: '', solutions: [] },
    webPages,
    analyst: builtInAnalyst,
    signal: AbortSignal.timeout(limits.prep.runMs),
    onEvent: () => {},
  });
  const urls = brief.sources.flatMap(({ url }) => (url === null ? [] : [url]));
  const began = performance.now();
  for (let at = 0; at < urls.length; at += 6)
    await Promise.all(urls.slice(at, at + 6).map(async (url) => (await fetch(url)).text()));
  const bareMs = performance.now() - began;
  await webPages.close();
  await site.close();
  return { brief, bareMs };
}

/** The whole brief with its quotes and where they stand, to be read by a person. */
function print(name: string, { brief }: PreparedBrief): void {
  const sources = new Map(
    brief.sources.map(({ id, url, title }) => [
      id,
      url === null || URL.canParse(url) === false ? title : new URL(url).pathname,
    ]),
  );
  const numbers = new Map(
    sectionKeys
      .flatMap((key) => brief.sections[key].claims)
      .filter(({ kind }) => kind === 'fact')
      .map(({ id }, at) => [id, at + 1]),
  );
  const lines = sectionKeys.flatMap((key) => [
    '',
    `${name}: ${sectionTitles[key]}`,
    ...brief.sections[key].claims.flatMap(({ id, kind, text, quotes, restsOn }) => [
      `${numbers.get(id) ?? '-'} [${kind}] ${text}${restsOn === undefined ? '' : ` (rests on ${restsOn.map((each) => numbers.get(each) ?? each).join(', ')})`}`,
      ...quotes.map((quote) => `      “${quote.text}” ${sources.get(quote.sourceId)}`),
    ]),
  ]);
  const questions = brief.questions.map(
    ({ text, state, why, reveals }) => `? [${state}] ${text} | ${why} | ${reveals}`,
  );
  process.stdout.write(`${[...lines, '', ...questions].join('\n')}\n`);
}

/**
 * Sites served on loopback, prepared by the running product for a seller whose agents were trained through its own
 * calls. With 200 ms a page: times to read by, what the brief says of what the site states, and what it maps.
 */
export const run: Benchmark = async (data) => {
  const sites = data !== null && existsSync(join(data, 'sites')) ? givenSites(data) : [ownSite];
  const seller = data !== null && existsSync(join(data, sellerFolder)) ? sellerOf(join(data, sellerFolder)) : ownSeller;
  const [first = ownSite] = sites;
  const runs: Awaited<ReturnType<typeof bareBriefOf>>[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await bareBriefOf(first.folder));
  const timings = (of: (each: (typeof runs)[number]) => number): number => median(runs.map(of));
  const figures: Record<string, number | string> = {
    pages: timings(({ brief }) => brief.sources.length),
    totalMs: timings(({ brief }) => brief.timings.totalMs),
    notNetworkShare: Number(
      timings(({ brief: { timings: each } }) => (each.totalMs - each.networkMs) / each.totalMs).toFixed(2),
    ),
    timesBareFetch: Number(timings(({ brief, bareMs }) => brief.timings.totalMs / bareMs).toFixed(1)),
  };
  const all = {
    slowestFirstSectionMs: 0,
    slowestTotalMs: 0,
    mostWords: 0,
    factual: 0,
    verified: 0,
    repeatedQuotes: 0,
    facts: 0,
    stated: 0,
    violations: 0,
    foreignSolutions: 0,
  };
  const served = await Promise.all(sites.map(({ folder }) => serveFolder(folder, lateMs)));
  const product = await startTrainedProduct(
    seller,
    served.map(({ host }) => host),
  );
  Object.assign(figures, {
    solutions: seller.solutions.length,
    trainedDocuments: product.trainedDocuments,
    trainMs: product.trainMs,
  });
  for (const [at, site] of sites.entries()) {
    const prepared = await product.prepare(served[at]?.url ?? '');
    const { brief, firstSectionMs, endMs } = prepared;
    print(site.name, prepared);
    const found = briefFigures(brief);
    const facts = site.facts.filter(({ quote }) => quote !== undefined);
    const stated = facts.filter((fact) => isStated(brief, fact));
    const against = violations(brief, site.facts);
    for (const fact of facts)
      if (!stated.includes(fact)) process.stderr.write(`${site.name} leaves out: ${fact.fact} (${fact.page})\n`);
    for (const text of against) process.stderr.write(`${site.name} states what it must not: ${text}\n`);
    all.slowestFirstSectionMs = Math.max(all.slowestFirstSectionMs, firstSectionMs);
    all.slowestTotalMs = Math.max(all.slowestTotalMs, endMs);
    all.mostWords = Math.max(all.mostWords, found.words);
    all.factual += found.factual;
    all.verified += found.verified;
    all.repeatedQuotes += found.repeatedQuotes;
    all.facts += facts.length;
    all.stated += stated.length;
    all.violations += against.length;
    const mapped = brief.sections.solutionMapping.claims
      .flatMap(({ quotes }) => quotes)
      .flatMap(
        ({ sourceId }) => brief.sources.find(({ id, kind }) => id === sourceId && kind === 'own-solution')?.title ?? [],
      );
    all.foreignSolutions += mapped.filter((name) =>
      seller.solutions.every((solution) => solution.name !== name),
    ).length;
    figures[site.name] =
      `${found.claims} claims (${found.factual} facts), ${found.words} words, ${stated.length} of ${facts.length} given facts, first section ${firstSectionMs} ms, end ${endMs} ms; mapped: ${mapped.join(', ') || 'none'}`;
    site.remove();
  }
  await product.close();
  await Promise.all(served.map((each) => each.close()));
  return {
    figures: {
      ...figures,
      ...all,
      unverified: all.factual - all.verified,
      unstatedShare: all.facts === 0 ? 0 : Number((1 - all.stated / all.facts).toFixed(2)),
    },
    targets: {
      totalMs: { atMost: 2000 },
      pages: { atMost: limits.crawl.pages },
      slowestFirstSectionMs: { atMost: 2000 },
      slowestTotalMs: { atMost: 20_000 },
      mostWords: { atMost: 1200 },
      unverified: { atMost: 0 },
      repeatedQuotes: { atMost: 0 },
      violations: { atMost: 0 },
      foreignSolutions: { atMost: 0 },
      unstatedShare: { atMost: 0.6 },
    },
  };
};
