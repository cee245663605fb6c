import { chromium, type Browser } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { freePort } from '#tests/support/oidc-servers.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { median, type Benchmark, type BenchmarkResult } from './benchmark.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const forms = ['mobile', 'desktop'] as const;

interface Request {
  resourceType?: string;
  transferSize?: number;
}

async function measure(url: string, form: (typeof forms)[number], port: number): Promise<Result> {
  const answer = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (answer === undefined) throw new Error(`Lighthouse measured nothing at ${url}`);
  return answer.lhr;
}

/** Returns the transferred bytes of scripts the page loaded by itself. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? (details.items as Request[]) : [];
  return items.reduce((sum, each) => sum + (each.resourceType === 'Script' ? (each.transferSize ?? 0) : 0), 0);
}

/** Returns the browser's largest paint: the element's name and first words. */
async function largestPaint(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(url);
  await page.waitForTimeout(2_000);
  const named = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const element = (list.getEntries().at(-1) as PerformanceEntry & { element?: Element }).element;
          resolve(`${element?.tagName ?? 'none'}: ${(element?.textContent ?? '').slice(0, 40)}`);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return named;
}

/** Returns the compressed bytes and the number of a path's script and everything it imports at once. */
async function weigh(address: string, paths: readonly string[]): Promise<{ bytes: number; files: number }> {
  const seen = new Set(paths);
  let bytes = 0;
  for (const path of seen) {
    const plain = await (await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'identity' } })).text();
    for (const [, name] of plain.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/gu)) seen.add(`/assets/${name}`);
    const sent = await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'br' } });
    const headers = [...sent.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    bytes += headers + (Number(sent.headers.get('content-length')) || (await sent.arrayBuffer()).byteLength);
  }
  return { bytes, files: seen.size };
}

/** Returns what a signed-in page loads before its first screen: the entry and the shell, without and with a screen. */
async function shellBytes(address: string): Promise<Record<string, number>> {
  const page = await (await fetch(`${address}/dashboard`)).text();
  const entry = [...page.matchAll(/\/assets\/[^"']+\.js/gu)].map(([path]) => path);
  const main = await (await fetch(`${address}${entry[0] ?? ''}`)).text();
  const linked = [...main.matchAll(/assets\/(?:shell|dashboard-home)-[^"'`]+\.js/gu)].map(([path]) => `/${path}`);
  const of = (name: string) => linked.filter((path) => path.includes(`/${name}-`));
  if (of('shell').length === 0 || of('dashboard-home').length === 0) throw new Error('the entry names no shell');
  const shell = await weigh(address, [...entry, ...of('shell')]);
  const dashboard = await weigh(address, [...entry, ...of('shell'), ...of('dashboard-home')]);
  const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;
  return {
    'signed-in shell script KB': kilobytes(shell.bytes),
    'its files': shell.files,
    'with the dashboard KB': kilobytes(dashboard.bytes),
    'files with the dashboard': dashboard.files,
  };
}

/**
 * Runs Lighthouse on the built public pages as our server sends them; five runs per form factor for the landing page.
 */
export const run: Benchmark = async () => {
  const folder = temporaryFolder('bench');
  const product = await startProduct(folder.path);
  const port = await freePort();
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const figures: BenchmarkResult['figures'] = {};
  const targets: BenchmarkResult['targets'] = {};
  const score = (result: Result, name: (typeof categories)[number]): number =>
    Math.round((result.categories[name]?.score ?? 0) * 100);
  try {
    for (const form of forms) {
      const results: Result[] = [];
      for (let at = 0; at < runs; at += 1) results.push(await measure(`${product.address}/`, form, port));
      for (const name of categories) {
        figures[`${form} ${name}`] = median(results.map((each) => score(each, name)));
        targets[`${form} ${name}`] = { atLeast: name === 'performance' ? (form === 'mobile' ? 97 : 99) : 100 };
      }
      const of = (audit: string): number => median(results.map(({ audits }) => audits[audit]?.numericValue ?? -1));
      figures[`${form} LCP ms`] = Math.round(of('largest-contentful-paint'));
      figures[`${form} blocking ms`] = Math.round(of('total-blocking-time'));
      figures[`${form} CLS`] = Number(of('cumulative-layout-shift').toFixed(4));
      targets[`${form} CLS`] = { atMost: 0.01 };
      figures[`${form} script KB`] = Math.round(median(results.map(scriptBytes)) / 102.4) / 10;
      targets[`${form} script KB`] = { atMost: 70 };
      const failed = results[0] === undefined ? [] : Object.values(results[0].audits);
      figures[`${form} failed`] = failed
        .filter(({ score: each, scoreDisplayMode }) => each === 0 && scoreDisplayMode === 'binary')
        .map(({ id }) => id)
        .join(' ');
    }
    for (const path of ['/pricing470194', '/how-ai-sales-transformation', '/about', '/privacy', '/terms']) {
      const result = await measure(`${product.address}${path}`, 'mobile', port);
      figures[path] = categories.map((name) => score(result, name)).join(' ');
    }
    Object.assign(figures, await shellBytes(product.address));
    targets['signed-in shell script KB'] = { atMost: 200 };
    figures['largest paint'] = await largestPaint(browser, `${product.address}/`);
  } finally {
    await browser.close();
    await product.stop();
    folder.remove();
  }
  return { figures, targets };
};
