import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { WebPageError, type WebPages } from './web-pages.ts';

export interface BundledSite {
  /** A name under `.example`, which no real site can have. */
  host: string;
  folder: string;
}

const bare = (host: string): string => host.toLowerCase().replace(/^www\./u, '');

async function readBundled(site: BundledSite, url: URL): Promise<string | null> {
  const name = url.pathname === '/' ? 'index' : url.pathname.slice(1);
  const path = normalize(join(site.folder, /\.[a-z]+$/.test(name) ? name : `${name}.html`));
  if (!path.startsWith(site.folder + sep)) return null;
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Serves the demo's fictional prospect from bundled files; passes other hosts to `next`. */
export function bundledWebPages(site: BundledSite, next: WebPages): WebPages {
  return {
    fetchImage: (address, options) => next.fetchImage(address, options),
    fetchDocument: (address, options) => next.fetchDocument(address, options),
    async fetchPage(address, options) {
      if (!URL.canParse(address) || bare(new URL(address).hostname) !== bare(site.host))
        return next.fetchPage(address, options);
      // Accepts what people type: with or without 'www.', http or https.
      const url = new URL(address);
      url.protocol = 'https:';
      url.host = site.host;
      const body = await readBundled(site, url);
      if (body === null) throw new WebPageError('http-status', url.href, { status: 404 });
      const contentType = url.pathname.endsWith('.txt') ? 'text/plain' : 'text/html';
      return { url: url.href, status: 200, contentType, body, fetchedAt: new Date().toISOString() };
    },
  };
}
