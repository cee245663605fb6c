import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ContentFailure } from '#contract/content.ts';
import type { UnreadPage } from '#contract/records-content.ts';
import { limits } from '#contract/limits.ts';
import { addressKey, isWantedPath, pageAddress } from '#server/agents/tools/page-address.ts';
import { robotsOfRun, type AskRobots } from '#server/agents/tools/robots.ts';
import { readSitemap } from '#server/agents/tools/read-sitemap.ts';
import { siteKey } from '#server/agents/tools/site-address.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { isPassing } from '#server/process/passing-failure.ts';
import { WebPageError } from '#server/ports/web-pages.ts';
import { applyPage } from './apply-page.ts';
import { contentRunStore } from './content-run.store.ts';
import { contentStore, type ItemRow } from './content.store.ts';
import { nextCheck } from './next-check.ts';
import { pageFailure } from '#server/agents/content-trainer/page-failure.ts';
import { readWebPage, type ReadPage } from '#server/agents/content-trainer/read-web-page.ts';
import { siteLines } from '#server/agents/content-trainer/site-lines.ts';
import { scheduleCheck } from './schedule-check.ts';
import { trainContent } from './train-content.ts';

const parallel = 4;
/** URLs of a site checked for wanted ones, in batches so that other work gets its turn. */
const lookedThrough = limits.sitemap.entries;
const lookedThroughAtOnce = 200;
const nothing: ContentFailure = {
  reason: 'no-pages',
  message:
    'We couldn’t read any page of this website within these limits. Check the address and the paths to include and exclude.',
};
const broken: ContentFailure = {
  reason: 'interrupted',
  message: 'Reading this website failed on our side. We’ve kept what we read. Try again.',
};

const forbidden = pageFailure(new WebPageError('robots', ''));

type Site = NonNullable<ItemRow['site']>;
/** Maximum unread pages listed by name. */
const namedUnread = 100;

interface Wanted {
  url: string;
  depth: number;
}

/** Stores a page of a site as an item below it; returns its id, or why it could not be read. */
async function keepPage(
  ctx: TenantContext,
  root: ItemRow,
  { url, page, signal }: { url: string; page: ReadPage; signal: AbortSignal },
): Promise<{ id: string } | ContentFailure> {
  const store = contentStore(ctx);
  const address = page.outcome === 'read' ? (pageAddress(page.url) ?? url) : url;
  const known = await store.findByAddress('webpage', addressKey(address));
  if (known !== null && known.id !== root.id && known.scope === 'page') {
    if (known.stage === 'ready') await applyPage(ctx, { item: known, page, signal });
    else {
      await store.again([known.id], { retryCount: known.retryCount });
      await trainContent(ctx, { contentId: known.id, page, signal });
    }
    return { id: known.id };
  }
  if (page.outcome === 'failed') return page.failure;
  const id = randomUUID();
  // Somebody may have changed its details since the reading began.
  const { description, solutions, audience, tags, contentType, openTo, validFrom, validUntil } =
    (await store.find(root.id)) ?? root;
  const made = await store.create(
    {
      id,
      kind: 'webpage',
      name: address,
      url: address,
      addressKey: addressKey(address),
      parentId: root.id,
      mimeType: 'text/html',
      description,
      solutions,
      audience,
      tags,
      contentType,
      openTo,
      validFrom,
      validUntil,
    },
    null,
    'addressKey',
  );
  // Another URL of the site led to the same page at the same time, and reads it.
  const twin = made ? null : await store.findByAddress('webpage', addressKey(address));
  if (twin !== null) return { id: twin.id };
  await trainContent(ctx, { contentId: id, page, signal });
  return { id };
}

async function firstPages(ctx: TenantContext, root: ItemRow, site: Site, signal: AbortSignal): Promise<Wanted[]> {
  const url = root.url ?? '';
  if (root.scope === 'crawl') return [{ url, depth: 0 }];
  const listed = await readSitemap(ctx.services.webPages, url, { most: lookedThrough, signal });
  const own = siteKey(url);
  const wanted: Wanted[] = [];
  for (const [at, one] of listed.entries()) {
    if (at % lookedThroughAtOnce === 0) await setImmediate();
    const address = pageAddress(one);
    if (address !== null && siteKey(address) === own && isWantedPath(address, site))
      wanted.push({ url: address, depth: limits.content.site.depth });
  }
  return wanted;
}

/** Reads the pages of a sitemap or those linked on a site, each once, up to the limit. */
async function readPages(
  ctx: TenantContext,
  root: ItemRow,
  site: Site,
  { robots, signal, stop }: { robots: AskRobots; signal: AbortSignal; stop: AbortSignal },
): Promise<{ read: Set<string>; failure: ContentFailure | null }> {
  const rules = await robots(root.url ?? '', signal);
  const waiting = await firstPages(ctx, root, site, signal);
  const seen = new Set(waiting.map(({ url }) => addressKey(url)));
  const read = new Set<string>();
  const unread: UnreadPage[] = [];
  let missed = 0;
  const miss = (url: string, { reason, message }: ContentFailure): void => {
    if (reason !== 'robots') missed += 1;
    if (unread.length < namedUnread) unread.push({ url, reason, message });
  };
  let underWay = 0;
  const store = contentStore(ctx);
  const lines = siteLines();
  const short: { url: string; page: ReadPage }[] = [];
  const keep = async (url: string, page: ReadPage, until = signal): Promise<void> => {
    const outcome = await keepPage(ctx, root, { url, page, signal: until });
    if ('reason' in outcome) miss(url, outcome);
    else read.add(outcome.id);
  };
  const reader = async (): Promise<void> => {
    for (;;) {
      signal.throwIfAborted();
      if (read.size + short.length + underWay >= site.maxPages) return;
      const wanted = waiting.shift();
      if (wanted === undefined) return;
      if (!rules.mayRead(wanted.url)) {
        miss(wanted.url, forbidden);
        continue;
      }
      underWay += 1;
      try {
        const page = await readWebPage(ctx, { url: wanted.url, robots, signal });
        if (lines.count(page)) short.push({ url: wanted.url, page });
        else await keep(wanted.url, page);
        if (page.outcome === 'read' && wanted.depth < limits.content.site.depth) {
          for (const href of page.links) {
            const url = pageAddress(href);
            if (url === null || seen.has(addressKey(url)) || seen.size > lookedThrough) continue;
            if (new URL(url).host !== new URL(root.url ?? '').host || !isWantedPath(url, site)) continue;
            seen.add(addressKey(url));
            waiting.push({ url, depth: wanted.depth + 1 });
          }
        }
      } finally {
        underWay -= 1;
      }
      await store.change(root.id, { site: { ...site, found: seen.size, missed, unread } });
      if (rules.delayMs > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, rules.delayMs);
        });
    }
  };
  try {
    for (let before = -1; before !== seen.size + read.size && waiting.length > 0 && read.size < site.maxPages;) {
      before = seen.size + read.size;
      await Promise.all(Array.from({ length: rules.delayMs > 0 ? 1 : parallel }, reader));
    }
  } finally {
    // Only the other pages tell whether a short page says something of its own. Also kept once the site's time is up.
    if (!stop.aborted) for (const { url, page } of short) await keep(url, lines.judge(page), stop);
  }
  await store.change(root.id, { site: { ...site, found: seen.size, missed, unread } });
  return { read, failure: unread[0] ?? null };
}

/** Reads a site; known pages that were not found are checked one by one, so that removed pages are marked. */
export async function readSite(
  ctx: TenantContext,
  { contentId, signal }: { contentId: string; signal: AbortSignal },
): Promise<void> {
  const [runs, store] = [contentRunStore(ctx), contentStore(ctx)];
  const run = await runs.begin(contentId);
  const root = run === null ? null : await store.find(contentId);
  if (run === null || root === null || root.site === null) return;
  const robots = robotsOfRun(ctx.services.webPages);
  const within = AbortSignal.any([signal, AbortSignal.timeout(limits.content.site.runMs)]);
  const end = { checkedAt: new Date(), nextCheckAt: nextCheck(root.sync, new Date()) };
  try {
    const { read, failure } = await readPages(ctx, root, root.site, { robots, signal: within, stop: signal });
    for (const child of await store.childrenOf(contentId)) {
      if (read.has(child.id) || child.stage !== 'ready' || child.url === null) continue;
      await applyPage(ctx, {
        item: child,
        page: await readWebPage(ctx, { url: child.url, robots, signal: within }),
        signal: within,
      });
    }
    if (read.size === 0) await runs.fail(contentId, run.runId, failure ?? nothing, end);
    else
      await runs.change(contentId, run.runId, { ...end, stage: 'ready', endedAt: new Date(), modifiedAt: new Date() });
  } catch (error) {
    if (signal.aborted) {
      await runs.handBack(contentId, run.runId);
      throw signal.reason;
    }
    if (isPassing(error)) throw error;
    if (error instanceof WebPageError) await runs.fail(contentId, run.runId, pageFailure(error), end);
    else {
      if (!within.aborted) ctx.log.error({ err: error, contentId }, 'reading a site failed');
      await runs.fail(contentId, run.runId, broken, end);
    }
  }
  await scheduleCheck(ctx, contentId);
}
