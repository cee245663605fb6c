import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { pagesOfFolder, serveSite, type ServedPage, type SiteServer } from '#tests/support/site-server.ts';
import type { Benchmark } from './benchmark.ts';
import { figuresOf, tellOutcomes, uploadAll, type Admin } from './content-documents.ts';
import { crawlSite } from './content-sites.ts';
import { givenDocuments, ownDocuments } from './document-set.ts';
import { givenSites } from './prep-sites.ts';

const lateMs = 100;
const ownSite = { name: 'own', folder: join(import.meta.dirname, '..', 'server', 'db', 'demo-site'), remove: () => {} };

async function serveFolder(folder: string): Promise<SiteServer> {
  return serveSite(
    Object.fromEntries(
      Object.entries(await pagesOfFolder(folder)).map(([path, body]): [string, ServedPage] => [
        path,
        { body: String(body), delayMs: lateMs },
      ]),
    ),
  );
}

/**
 * Runs the real product as a process, uploads every document over HTTP as an admin would, and crawls sites that respond
 * late. Prints on stderr: outcomes, each failure's reason, and what was found, read and skipped.
 */
export const run: Benchmark = async (data) => {
  const sites = data !== null && existsSync(join(data, 'sites')) ? givenSites(data, ['sites']) : [ownSite];
  const documents = data === null ? ownDocuments() : givenDocuments(data);
  const served = await Promise.all(sites.map(async (site) => ({ ...site, server: await serveFolder(site.folder) })));
  const folder = temporaryFolder('bench-content');
  const product = await startProduct(folder.path, {
    ALLOW_PRIVATE_HOSTS: served.map(({ server }) => server.host).join(','),
  });
  const tell = (lines: readonly string[]): void => {
    process.stderr.write(`${lines.join('\n')}\n`);
  };
  try {
    const { headers, organizationId } = await enterByDemoLink(product);
    const admin: Admin = { address: product.address, headers, organizationId };
    const { outcomes, seconds } = await uploadAll(admin, documents);
    tell(tellOutcomes(outcomes));
    const figures: Record<string, number | string> = {
      ...figuresOf(outcomes),
      seconds: Math.round(seconds),
      banners: 0,
      repeatedLines: 0,
    };
    for (const { name, server } of served) {
      const { lines, ...site } = await crawlSite(admin, { name, url: server.url });
      tell(lines);
      figures[name] =
        `${site.found} found, ${site.read} read, ${site.failed} without text, ${site.missed} not reached, ${site.forbidden} forbidden by robots.txt, ${site.duplicate} with the text of another, ${Math.round(site.seconds)} s`;
      figures['banners'] = Number(figures['banners']) + site.banners;
      figures['repeatedLines'] = Number(figures['repeatedLines']) + site.repeated;
    }
    return { figures, targets: { wrongOutcomes: { atMost: 0 }, notFound: { atMost: 0 }, banners: { atMost: 0 } } };
  } finally {
    await product.stop();
    await Promise.all(served.map(({ server, remove }) => server.close().then(remove)));
    folder.remove();
  }
};
