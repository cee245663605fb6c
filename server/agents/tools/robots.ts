import { createRequire } from 'node:module';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';

interface Robots {
  isAllowed(url: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
}

// The package's types declare an ES module, its code is CommonJS: an import could not be called as typed.
const robotsParser = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => Robots;

const product = 'Dealwright';
const timeoutMs = 5000;
const maxBytes = 512 * 1024;

export interface RobotRules {
  mayRead(url: string): boolean;
  /** Milliseconds between two requests; 0 where the site asks for none. */
  delayMs: number;
}

const open: RobotRules = { mayRead: () => true, delayMs: 0 };

/** The rules of the site that `url` is on. A site without a readable robots.txt forbids nothing. */
export async function readRobots(webPages: WebPages, url: string, signal?: AbortSignal): Promise<RobotRules> {
  const address = new URL('/robots.txt', url).href;
  try {
    const { body } = await webPages.fetchPage(address, { signal, maxBytes, timeoutMs, expect: 'text' });
    if (/^\s*<(!doctype|html)/iu.test(body)) return open;
    const rules = robotsParser(address, body);
    return {
      mayRead: (target) => rules.isAllowed(target, product) !== false,
      delayMs: Math.min(2, rules.getCrawlDelay(product) ?? 0) * 1000,
    };
  } catch (error) {
    if (error instanceof WebPageError) return open;
    throw error;
  }
}
