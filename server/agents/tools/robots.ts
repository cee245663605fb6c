import { WebPageError, type FetchedPage, type WebPages } from '#server/ports/web-pages.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import { mayRead } from '#server/readers/page/robots-rules.ts';

const timeoutMs = 5000;
const maxBytes = 512 * 1024;
/** A longer delay would leave most of a site unread within a run's timeout. */
const longestDelaySeconds = 2;

export interface RobotRules {
  mayRead(url: string): boolean;
  /** Milliseconds between two requests; 0 if the site asks for none. */
  delayMs: number;
}

const open: RobotRules = { mayRead: () => true, delayMs: 0 };

async function fetchRobots(webPages: WebPages, address: string, signal?: AbortSignal): Promise<FetchedPage | null> {
  try {
    return await webPages.fetchPage(address, { signal, maxBytes, timeoutMs, expect: 'text' });
  } catch (error) {
    // A site whose robots.txt is missing forbids nothing.
    if (error instanceof WebPageError) return null;
    throw error;
  }
}

/** Returns the rules of the site of `url`. Rejects with WebPageError if its robots.txt can't be read in time. */
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

/** Returns cached rules for one run: each site's robots.txt is fetched once. */
export function robotsOfRun(webPages: WebPages): AskRobots {
  const asked = new Map<string, Promise<RobotRules>>();
  return (url, signal) => {
    const { origin } = new URL(url);
    const rules = asked.get(origin) ?? readRobots(webPages, url, signal);
    asked.set(origin, rules);
    return rules;
  };
}
