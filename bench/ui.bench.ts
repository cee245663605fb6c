import { chromium, type Page } from '@playwright/test';
import { createSession, updateSession } from '#contract/discovery.ts';
import { listImports, startImport } from '#contract/imports.ts';
import { callServer } from '#tests/support/people.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import type { Benchmark } from './benchmark.ts';
import { cookiesOf } from './screens/cookies-of.ts';

const rows = { whole: 500, short: 100 };
/** About thirty pages together. */
const longFields = [
  'currentSituation',
  'vision',
  'solutionOverview',
  'businessOutcomes',
  'pricingModel',
  'roiAnalysis',
  'caseSituation1',
  'caseSolDescr1',
  'caseSituation2',
  'caseSolDescr2',
] as const;
const fieldCharacters = 4900;
const typed = 'fernhollow cold chain moves chilled food ';
const betweenKeysMs = 60;
/** The browser doesn't report shorter events, which count as this. */
const shortestMs = 16;

/**
 * Measures each key pressed while `work` runs: its longest event in milliseconds, from the key to the next frame (Event
 * Timing).
 */
async function lagsOf(page: Page, keys: number, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const lags = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId !== undefined && entry.interactionId !== 0)
          lags.set(entry.interactionId, Math.max(lags.get(entry.interactionId) ?? 0, entry.duration));
    });
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    Object.assign(window, { keyLags: lags });
  }, shortestMs);
  await work();
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => [...(window as unknown as { keyLags: Map<number, number> }).keyLags.values()]);
  return [...seen, ...Array.from({ length: Math.max(0, keys - seen.length) }, () => shortestMs)];
}

const share = (values: readonly number[], part: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN);

/** Typing lag in a list of 500 rows and in a proposal of about thirty pages: from a key to the frame that shows it. */
export const run: Benchmark = async (_data, { short }) => {
  const folder = temporaryFolder('ui');
  const product = await startProduct(folder.path, { RATE_LIMIT_USER: '0', RATE_LIMIT_ADDRESS: '0' });
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const { headers, cookie } = await enterByDemoLink(product);
    const wanted = short ? rows.short : rows.whole;
    const csv = `Company\n${Array.from({ length: wanted }, (_, at) => `Fernhollow branch ${at}`).join('\n')}\n`;
    await callServer(product, startImport, { csv, fileName: 'rows.csv', mapping: ['companyName'] }, headers);
    await until(async () => {
      const { imports } = (await callServer(product, listImports, {}, headers)).body;
      return imports[0]?.state === 'done' ? true : null;
    }, 120_000);
    const made = await callServer(product, createSession, { companyName: 'Long Ltd', lastName: 'Long' }, headers);
    const sessionId = made.body.data?.sessionId ?? '';
    const sentence = 'They enter each load twice, and slips go missing in the yard. ';
    const long = sentence.repeat(Math.floor(fieldCharacters / sentence.length));
    const fields = Object.fromEntries(longFields.map((field) => [field, long]));
    const filled = await callServer(product, updateSession, { sessionId, ...fields }, headers);
    if (filled.status !== 200) throw new Error(`the session was answered ${filled.status}`);

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookiesOf(cookie, product.address));
    const page = await context.newPage();
    await page.goto(`${product.address}/dashboard`);
    const search = page.getByRole('searchbox', { name: 'Search sessions' });
    await search.waitFor();
    const inList = await lagsOf(page, typed.length, async () => {
      await search.click();
      await page.keyboard.type(typed, { delay: betweenKeysMs });
    });

    await page.goto(`${product.address}/pdf-generation/${sessionId}`);
    await page.getByRole('button', { name: 'Edit: Current situation' }).click();
    const editor = page.getByRole('textbox', { name: 'Current situation' });
    await editor.waitFor();
    const inProposal = await lagsOf(page, typed.length, async () => {
      await editor.click();
      await page.keyboard.type(typed, { delay: betweenKeysMs });
    });
    return {
      figures: {
        'rows in the list': wanted,
        'list p50 ms': share(inList, 0.5),
        'list p95 ms': share(inList, 0.95),
        'characters of the proposal': longFields.length * long.length,
        'proposal p50 ms': share(inProposal, 0.5),
        'proposal p95 ms': share(inProposal, 0.95),
      },
      targets: { 'list p95 ms': { atMost: 50 }, 'proposal p95 ms': { atMost: 50 } },
    };
  } finally {
    await browser.close();
    await product.stop();
    folder.remove();
  }
};
