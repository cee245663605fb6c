import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKeys, sectionTitles, type Brief } from '#contract/brief.ts';
import { limits } from '#contract/limits.ts';
import { isWanted, median, type Benchmark } from './benchmark.ts';
import { briefFigures, falseAbsences, firstPainIsRight, isStated, trapsTold, wrongDates } from './prep-facts.ts';
import { prepareGiven } from './prep-run.ts';
import { fictionalSites, givenSites, serveGivenSite, type GivenSite } from './prep-sites.ts';
import { ownSeller, sellerOf, type Seller } from './seller.ts';
import { startTrainedProduct, type PreparedBrief } from './trained-product.ts';

const rounds = 7;
const lateMs = 200;
/** Number of sites also prepared by the product, since training it takes longer than all the briefs. */
const productSites = 2;
const sellerFolder = join('seller-content', 'openstatus');
const ownSite: GivenSite = {
  name: 'own',
  folder: join(import.meta.dirname, '..', 'server', 'db', 'demo-site'),
  today: null,
  facts: [],
  remove: () => {},
};

/** Measures the agent alone, without delay, product and seller, against a bare fetch of the same pages. */
async function bareBriefOf(site: GivenSite) {
  const { brief, url } = await prepareGiven(site, 0);
  const served = await serveGivenSite(site.folder, 0);
  const urls = brief.sources.flatMap((source) => (source.url === null ? [] : [source.url.replace(url, served.url)]));
  const began = performance.now();
  for (let at = 0; at < urls.length; at += 6)
    await Promise.all(urls.slice(at, at + 6).map(async (each) => (await fetch(each)).text()));
  const bareMs = performance.now() - began;
  await served.close();
  return { brief, bareMs };
}

/** Prints the whole brief with its quotes and their places, for a person to read. */
function print(name: string, { brief }: Pick<PreparedBrief, 'brief'>): void {
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
    ...brief.sections[key].claims.flatMap(({ id, kind, text, quotes, restsOn, against = [] }) => [
      `${numbers.get(id) ?? '-'} [${kind}] ${text}${restsOn === undefined ? '' : ` (rests on ${restsOn.map((each) => numbers.get(each) ?? each).join(', ')})`}${against.length === 0 ? '' : ` (against: ${against.map((each) => numbers.get(each) ?? each).join(', ')})`}`,
      ...quotes.map((quote) => `      “${quote.text}” ${sources.get(quote.sourceId)}`),
    ]),
  ]);
  const questions = brief.questions.map(
    ({ text, state, why, reveals }) => `? [${state}] ${text} | ${why} | ${reveals}`,
  );
  process.stdout.write(`${[...lines, '', ...questions].join('\n')}\n`);
}

interface Tally {
  facts: number;
  stated: number;
  traps: number;
  falseAbsences: number;
  wrongDates: number;
  painSites: number;
  firstPainRight: number;
}

/** Compares a brief with what its site states, and prints each result on stderr. */
function judge(site: GivenSite, brief: Brief): Tally {
  const facts = site.facts.filter(({ kind }) => kind === 'fact');
  const stated = facts.filter((fact) => isStated(brief, fact));
  const traps = trapsTold(brief, site.facts);
  const absences = falseAbsences(brief, site.facts);
  const dates = wrongDates(brief, site.facts);
  const pain = firstPainIsRight(brief, site.facts);
  const lines = [
    ...facts
      .filter((fact) => !stated.includes(fact))
      .map(({ statement, page }) => `leaves out: ${statement} (${page})`),
    ...traps.map(({ trap, claim }) => `tells a trap: ${trap}: ${claim}`),
    ...absences.map((text) => `denies what is stated: ${text}`),
    ...dates.map((text) => `gives another day: ${text}`),
  ];
  process.stderr.write(lines.map((line) => `${site.name} ${line}\n`).join(''));
  return {
    facts: facts.length,
    stated: stated.length,
    traps: traps.length,
    falseAbsences: absences.length,
    wrongDates: dates.length,
    painSites: pain === null ? 0 : 1,
    firstPainRight: pain === true ? 1 : 0,
  };
}

/**
 * Prepares sites with the running product, for a seller trained through its own calls; returns which solutions are
 * mapped.
 */
async function prepareByProduct(sites: readonly GivenSite[], seller: Seller) {
  const served = await Promise.all(sites.map(({ folder }) => serveGivenSite(folder, lateMs)));
  const product = await startTrainedProduct(
    seller,
    served.map(({ host }) => host),
  );
  const figures: Record<string, number | string> = {
    solutions: seller.solutions.length,
    trainedDocuments: product.trainedDocuments,
    trainMs: product.trainMs,
  };
  let foreignSolutions = 0;
  let slowestFirstSectionMs = 0;
  let slowestTotalMs = 0;
  for (const [at, site] of sites.entries()) {
    const prepared = await product.prepare(served[at]?.url ?? '');
    print(`${site.name}, by the product`, prepared);
    const mapped = prepared.brief.sections.solutionMapping.claims
      .flatMap(({ quotes }) => quotes)
      .flatMap(
        ({ sourceId }) =>
          prepared.brief.sources.find(({ id, kind }) => id === sourceId && kind === 'own-solution')?.title ?? [],
      );
    foreignSolutions += mapped.filter((name) => seller.solutions.every((solution) => solution.name !== name)).length;
    slowestFirstSectionMs = Math.max(slowestFirstSectionMs, prepared.firstSectionMs);
    slowestTotalMs = Math.max(slowestTotalMs, prepared.endMs);
    figures[`${site.name} by the product`] = `mapped: ${mapped.join(', ') || 'none'}`;
  }
  await product.close();
  await Promise.all(served.map((each) => each.close()));
  return { figures, foreignSolutions, slowestFirstSectionMs, slowestTotalMs };
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : Number((part / whole).toFixed(2)));

/**
 * Sites served on loopback with 200 ms per page: times, and what each brief says of what its site states and of its
 * traps. Two of `sites` are also prepared by the running product, for a trained seller.
 */
export const run: Benchmark = async (data, parts) => {
  const given = data === null ? [ownSite, ...fictionalSites()] : givenSites(data);
  const sites = given.filter(({ name }) => isWanted(parts, name));
  const seller = data !== null && existsSync(join(data, sellerFolder)) ? sellerOf(join(data, sellerFolder)) : ownSeller;
  const [first = ownSite] = sites;
  const runs: Awaited<ReturnType<typeof bareBriefOf>>[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await bareBriefOf(first));
  const timings = (of: (each: (typeof runs)[number]) => number): number => median(runs.map(of));
  const byProduct = await prepareByProduct(sites.slice(0, data === null ? 1 : productSites), seller);
  const figures: Record<string, number | string> = {
    pages: timings(({ brief }) => brief.sources.length),
    totalMs: timings(({ brief }) => brief.timings.totalMs),
    notNetworkShare: Number(
      timings(({ brief: { timings: each } }) => (each.totalMs - each.networkMs) / each.totalMs).toFixed(2),
    ),
    timesBareFetch: Number(timings(({ brief, bareMs }) => brief.timings.totalMs / bareMs).toFixed(1)),
    ...byProduct.figures,
  };
  const all = { mostWords: 0, factual: 0, verified: 0, repeatedQuotes: 0, toldTwice: 0 };
  const tally: Tally = {
    facts: 0,
    stated: 0,
    traps: 0,
    falseAbsences: 0,
    wrongDates: 0,
    painSites: 0,
    firstPainRight: 0,
  };
  let { slowestFirstSectionMs, slowestTotalMs } = byProduct;
  for (const site of sites) {
    const prepared = await prepareGiven(site, lateMs);
    const { brief, firstSectionMs, endMs } = prepared;
    print(site.name, prepared);
    const found = briefFigures(brief);
    const judged = judge(site, brief);
    for (const key of Object.keys(tally) as (keyof Tally)[]) tally[key] += judged[key];
    slowestFirstSectionMs = Math.max(slowestFirstSectionMs, firstSectionMs);
    slowestTotalMs = Math.max(slowestTotalMs, endMs);
    all.mostWords = Math.max(all.mostWords, found.words);
    all.factual += found.factual;
    all.verified += found.verified;
    all.repeatedQuotes += found.repeatedQuotes;
    all.toldTwice += found.toldTwice;
    figures[site.name] =
      `${judged.stated} of ${judged.facts} facts, ${judged.traps} traps, ${judged.falseAbsences} false absences, ${judged.wrongDates} wrong dates, ${found.claims} claims (${found.factual} facts), ${found.words} words, first section ${firstSectionMs} ms, end ${endMs} ms`;
  }
  for (const site of given) site.remove();
  return {
    figures: {
      ...figures,
      ...all,
      ...tally,
      foreignSolutions: byProduct.foreignSolutions,
      slowestFirstSectionMs,
      slowestTotalMs,
      unverified: all.factual - all.verified,
      statedShare: share(tally.stated, tally.facts),
      firstPainShare: share(tally.firstPainRight, tally.painSites),
    },
    targets: {
      totalMs: { atMost: 2000 },
      pages: { atMost: limits.crawl.pages },
      slowestFirstSectionMs: { atMost: 2000 },
      slowestTotalMs: { atMost: 20_000 },
      mostWords: { atMost: 1200 },
      unverified: { atMost: 0 },
      repeatedQuotes: { atMost: 0 },
      foreignSolutions: { atMost: 0 },
      statedShare: { atLeast: 0.6 },
      traps: { atMost: 0 },
      falseAbsences: { atMost: 0 },
      wrongDates: { atMost: 0 },
      firstPainShare: { atLeast: 0.8 },
    },
  };
};
