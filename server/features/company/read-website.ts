import type { OutputOf } from '#contract/endpoint.ts';
import type { readWebsite as endpoint } from '#contract/company.ts';
import { limits } from '#contract/limits.ts';
import { findPlaybook } from '#server/agents/playbooks/find-playbook.ts';
import { companyNameOf } from '#server/agents/tools/company-name.ts';
import type { SitePage } from '#server/agents/tools/site-page.ts';
import { pageKind, type PageKind } from '#server/agents/tools/page-kind.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import type { ParsedPage } from '#server/readers/page/read-page.ts';
import { readRobots, type RobotRules } from '#server/agents/tools/robots.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { WebPageError, type FetchedPage } from '#server/ports/web-pages.ts';
import { drawLogo } from './draw-logo.ts';

const { pageBytes: maxBytes, pageTimeoutMs: timeoutMs } = limits.crawl;
const logoTimeoutMs = 5000;
const telling: readonly PageKind[] = ['about', 'product', 'customers'];

/** Returns what a company's own site says about it, for a person to confirm; stores nothing. */
export async function readWebsite(
  ctx: TenantContext,
  { website }: { website: string },
): Promise<OutputOf<typeof endpoint>> {
  const { page, rules, start } = await fetchStart(ctx, website);
  const home = toSitePage(page, start.page, 'home', 1);
  const further = await Promise.all(
    tellingLinks(home)
      .filter(({ href }) => rules.mayRead(href))
      .map(({ href, kind }, at) => fetchFurther(ctx, href, kind, at + 2)),
  );
  const pages = [home, ...further.filter((one) => one !== null)];
  const playbook = await findPlaybook('', pages, ctx.services.analyst);
  return {
    url: page.url,
    name: companyNameOf(pages) ?? '',
    description: home.description.slice(0, limits.company.descriptionShown),
    industrySlug: playbook.slug === 'other' ? '' : playbook.slug,
    logo: await readLogo(ctx, start.logos),
  };
}

function toSitePage(page: FetchedPage, read: ParsedPage, kind: PageKind, number: number): SitePage {
  const { text, ...parsed } = read;
  return {
    ...parsed,
    kind,
    source: {
      id: `w${number}`,
      kind: 'web-page',
      title: parsed.title || page.url,
      url: page.url,
      fetchedAt: page.fetchedAt,
      text,
    },
  };
}

/** Returns the first link to each kind of page where companies describe what they do. */
function tellingLinks({ url, links }: SitePage): { href: string; kind: PageKind }[] {
  const own = links.filter(({ href }) => URL.canParse(href, url) && new URL(href, url).host === new URL(url).host);
  return telling.flatMap((kind) => {
    const found = own
      .map(({ href, text }) => ({ href: new URL(href, url).href, text }))
      .find(({ href, text }) => pageKind(href, text) === kind);
    return found === undefined ? [] : [{ href: found.href, kind }];
  });
}

async function fetchFurther(
  ctx: TenantContext,
  href: string,
  kind: PageKind,
  number: number,
): Promise<SitePage | null> {
  try {
    const page = await ctx.services.webPages.fetchPage(href, { maxBytes, timeoutMs });
    return toSitePage(page, await readServed('page', page), kind, number);
  } catch (error) {
    // The home page alone says less, but enough for a suggestion.
    if (error instanceof WebPageError) return null;
    throw error;
  }
}

interface StartPage {
  page: FetchedPage;
  rules: RobotRules;
  start: { page: ParsedPage; logos: string[] };
}

async function fetchStart(ctx: TenantContext, website: string): Promise<StartPage> {
  const { webPages } = ctx.services;
  try {
    const rules = await readRobots(webPages, website);
    if (!rules.mayRead(website)) throw new WebPageError('robots', website);
    const page = await webPages.fetchPage(website, { maxBytes, timeoutMs });
    const isSame = new URL(page.url).host === new URL(website).host;
    const there = isSame ? rules : await readRobots(webPages, page.url);
    if (!there.mayRead(page.url)) throw new WebPageError('robots', page.url);
    return { page, rules: there, start: await readServed('company', page) };
  } catch (error) {
    if (!(error instanceof WebPageError)) throw error;
    throw new AppError(
      'content_unreadable',
      `${error.reasonText} Fill in the fields yourself. We need nothing else from the website.`,
    );
  }
}

/** Returns the first address that is an image, as a data URL, or ''. */
async function readLogo(ctx: TenantContext, addresses: readonly string[]): Promise<string> {
  for (const address of addresses) {
    try {
      const { bytes } = await ctx.services.webPages.fetchImage(address, {
        maxBytes: limits.logo.bytes - 1,
        timeoutMs: logoTimeoutMs,
      });
      return `data:image/png;base64,${(await drawLogo(ctx, { bytes, fit: 'contain' })).toString('base64')}`;
    } catch (error) {
      // If an image can't be read or drawn, tries the next.
      if (!(error instanceof WebPageError) && !(error instanceof AppError)) throw error;
    }
  }
  return '';
}
