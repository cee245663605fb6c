import { WebPageError, type FetchedPage, type WebPages } from '#server/ports/web-pages.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import { mayRead } from '#server/readers/page/robots-rules.ts';

const timeoutMs = 5000;
const maxBytes = 512 * 1024;
/** A longer delay would leave most of a site unread within the time of a run. */
const longestDelaySeconds = 2;

export interface RobotRules {
  mayRead(url: string): boolean;
  /** Milliseconds between two requests; 0 where the site asks for none. */
  delayMs: number;
}

const open: RobotRules = { mayRead: () => true, delayMs: 0 };

async function fetchRobots(webPages: WebPages, address: string, signal?: AbortSignal): Promise<FetchedPage | null> {
  try {
    return await webPages.fetchPage(address, { signal, maxBytes, timeoutMs, expect: 'text' });
  } catch (error) {
    // A site without a robots.txt that can be had forbids nothing.
    if (error instanceof WebPageError) return null;
    throw error;
  }
}

/** The rules of the site that `url` is on. Rejects with WebPageError where its robots.txt can't be read in time. */
export async function readRobots(webPages: WebPages, url: string, signal?: AbortSignal): Promise<RobotRules> {
  const address = new URL('/robots.txt', url).href;
  const fetched = await fetchRobots(webPages, address, signal);
  if (fetched === null) return open;
  const group = await readServed('robots', { body: fetched.body, url: address }, signal);
  const { origin } = new URL(address);
  return {
    mayRead: (target) => new URL(target).origin !== origin || mayRead(group, target),
    delayMs: Math.min(longestDelaySeconds, Math.max(0, group.delaySeconds ?? 0)) * 1000,
  };
}

export type AskRobots = (url: string, signal?: AbortSignal) => Promise<RobotRules>;

/** The rules of sites for one run: each site is asked once, however many of its pages are read. */
export function robotsOfRun(webPages: WebPages): AskRobots {
  const asked = new Map<string, Promise<RobotRules>>();
  return (url, signal) => {
    const { origin } = new URL(url);
    const rules = asked.get(origin) ?? readRobots(webPages, url, signal);
    asked.set(origin, rules);
    return rules;
  };
}
