import { join } from 'node:path';
import { processDocument, processWebUrl } from '#contract/content.ts';
import { previewWebPage } from '#contract/content-library.ts';
import { readHealth } from '#contract/health.ts';
import { listPreps, readPrep, startPrep } from '#contract/prep.ts';
import { limits } from '#contract/limits.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { hostilePages, hostileRobots, largeSitemap } from '#tests/support/hostile-pages.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { until } from '#tests/support/until.ts';
import type { Benchmark } from './benchmark.ts';
import { measureLargeFile } from './large-file.ts';
import { callSteadily, type SteadyCalls } from './steady-calls.ts';

const ownSite = join(import.meta.dirname, '..', 'server', 'db', 'demo-site');
const ordinary = `<html><head><title>Anvils</title></head><body>${'<p>We forge anvils from one piece of steel for smiths and schools.</p>'.repeat(20)}</body></html>`;
const plain = { 'content-type': 'text/plain' };

/** Serves a hostile site per kind of fault. */
async function serveHostile(): Promise<Map<string, SiteServer>> {
  const served = new Map<string, SiteServer>();
  for (const [name, body] of Object.entries(hostilePages))
    served.set(name, await serveSite({}, (path) => (path === '/robots.txt' ? { status: 404 } : { body })));
  served.set(
    'robots',
    await serveSite({ '/robots.txt': { headers: plain, body: hostileRobots } }, () => ({ body: ordinary })),
  );
  const sitemap: SiteServer = await serveSite({ '/': ordinary }, (path) =>
    path === '/sitemap.xml'
      ? { headers: { 'content-type': 'application/xml' }, body: largeSitemap(sitemap.url) }
      : path === '/robots.txt'
        ? { status: 404 }
        : { body: ordinary },
  );
  served.set('sitemap', sitemap);
  return served;
}

/** Submits a page in each way: a preview, a prep and, for a sitemap, reading the site. */
async function attack(attacker: TestPerson, name: string, { url }: SiteServer): Promise<void> {
  const prep = async (): Promise<void> => {
    const { body } = await attacker.call(startPrep, { firstName: 'A', lastName: 'B', roleTitle: 'CTO', company: url });
    await until(
      async () =>
        (await attacker.call(readPrep, { prospectId: body.prepMeetingId })).body.prepSession.isPrepping ? null : true,
      limits.prep.runMs,
    );
  };
  const site = (): Promise<unknown> =>
    attacker.call(processWebUrl, {
      action: 'process',
      url: `${url}/`,
      fileKey: name,
      scope: 'sitemap',
      maxPages: 3,
      context: { clientId: attacker.organizationId, userId: attacker.userId },
      requestId: name,
    });
  await Promise.all([attacker.call(previewWebPage, { url }), prep(), ...(name === 'sitemap' ? [site()] : [])]);
}

/** Measures other callers meanwhile: the server's health, and a list in another organization. */
async function watch(product: Product, bystander: TestPerson, work: Promise<unknown>): Promise<SteadyCalls[]> {
  return Promise.all([
    callSteadily(async () => {
      const answer = await fetch(`${product.address}${readHealth.path}`);
      await answer.text();
      return answer.ok;
    }, work),
    callSteadily(async () => (await bystander.call(listPreps, {})).status === 200, work),
  ]);
}

/** Measures the time from the click to the first section while every document thread reads an endless file. */
async function prepareBesideUploads(admin: TestPerson, url: string): Promise<number> {
  const endless = `<html><body>${'<div>'.repeat(limits.extraction.depth - 5)}${'<p>some words, and more of them. Yes, more.</p>'.repeat(60_000)}`;
  const files = Array.from({ length: limits.extraction.threads * 2 }, (_, at) =>
    textFile(`endless-${at}.html`, `${endless}${at}`, { mimeType: 'text/html' }),
  );
  const uploads = files.map((file) => admin.call(processDocument, batch(admin, [file])));
  for (const upload of uploads) upload.catch(() => undefined);
  await new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  const clicked = performance.now();
  const { body } = await admin.call(startPrep, { firstName: 'A', lastName: 'B', roleTitle: 'CTO', company: url });
  await until(async () => {
    const { prepSession } = (await admin.call(readPrep, { prospectId: body.prepMeetingId })).body;
    return Object.values(prepSession.brief.sections).some(({ claims }) => claims.length > 0) ? true : null;
  }, limits.prep.runMs);
  return Math.round(performance.now() - clicked);
}

/**
 * Runs the real product as a process: what one organization's hostile pages, uploads and large files cost another.
 * Prints on stderr what each page did to a bystander's calls.
 */
export const run: Benchmark = async () => {
  const hostile = await serveHostile();
  const site = await serveSite(await pagesOfFolder(ownSite));
  const folder = temporaryFolder('walls');
  const product = await startProduct(
    folder.path,
    { ALLOW_PRIVATE_HOSTS: [...hostile.values(), site].map(({ host }) => host).join(',') },
    { demo: false },
  );
  const figures: Record<string, number | string> = {};
  let [worstHealthMs, worstListMs, failedCalls] = [0, 0, 0];
  try {
    const bystander = await signUp(product);
    // A new server compiles code on its first requests, so its first seconds are reported separately.
    const [coldHealth] = await watch(product, bystander, Promise.resolve());
    figures['coldHealthP99Ms'] = coldHealth?.p99Ms ?? 0;
    const [quietHealth, quietList] = await watch(product, bystander, Promise.resolve());
    figures['quietHealthP99Ms'] = quietHealth?.p99Ms ?? 0;
    figures['quietListP99Ms'] = quietList?.p99Ms ?? 0;
    for (const [name, server] of hostile) {
      const attacker = await signUp(product);
      const began = performance.now();
      const work = attack(attacker, name, server);
      const [health, list] = await watch(product, bystander, work);
      await work;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      figures[name] =
        `health p99 ${health?.p99Ms} ms (longest ${health?.longestMs}), list p99 ${list?.p99Ms} ms (longest ${list?.longestMs}), ${seconds} s`;
      process.stderr.write(`${name}: ${figures[name]}\n`);
      worstHealthMs = Math.max(worstHealthMs, health?.p99Ms ?? Infinity);
      worstListMs = Math.max(worstListMs, list?.p99Ms ?? Infinity);
      failedCalls += (health?.failed ?? 0) + (list?.failed ?? 0);
    }
    figures['firstSectionBesideUploadsMs'] = await prepareBesideUploads(bystander, site.url);
  } finally {
    await product.stop();
    await Promise.all([...hostile.values(), site].map((server) => server.close()));
    folder.remove();
  }
  return {
    figures: { ...figures, worstHealthMs, worstListMs, failedCalls, ...(await measureLargeFile()) },
    targets: {
      worstHealthMs: { atMost: 100 },
      worstListMs: { atMost: 100 },
      failedCalls: { atMost: 0 },
      firstSectionBesideUploadsMs: { atMost: 3000 },
      smallFileMs: { atMost: 3000 },
      peakRssMb: { atMost: 600 },
    },
  };
};
