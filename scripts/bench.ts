// `npm run bench -- NAME [--data DIR] [--only A,B] [--except A,B] [--short] [--sum]`: runs
// bench/NAME.bench.ts. The last line printed is its result as JSON.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Benchmark, Target } from '#bench/benchmark.ts';
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuild } from './setup.mjs';

const { values, positionals } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string' },
    except: { type: 'string' },
    short: { type: 'boolean' },
    sum: { type: 'boolean' },
  },
  allowPositionals: true,
});
const parts = {
  only: values.only?.split(',') ?? null,
  except: values.except?.split(',') ?? null,
  short: values.short ?? false,
  sum: values.sum ?? false,
};
const folder = join(import.meta.dirname, '..', 'bench');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''));
const wanted = positionals.length === 0 ? names : positionals;

/** Benchmarks that look at pages: they need a browser, and the web files as built. */
const inBrowser = new Set(['coach-soak', 'landing', 'proposal', 'screens', 'ui']);

function setUpPages(): void {
  ensureWebBuild(process.execPath);
  const browser = process.env['BROWSER_PATH'] ?? ensureBrowser();
  if (browser !== null) process.env['BROWSER_PATH'] = browser;
}

function reaches(figure: number | string | undefined, target: Target): boolean {
  if (typeof figure !== 'number') return false;
  return 'atMost' in target ? figure <= target.atMost : figure >= target.atLeast;
}

for (const name of wanted) {
  if (!names.includes(name)) {
    process.stderr.write(`There is no benchmark ${name}; there are: ${names.join(', ')}\n`);
    process.exit(2);
  }
  const data = values.data === undefined ? null : resolve(values.data);
  if (data !== null && !existsSync(data)) {
    process.stderr.write(`There is no folder ${data}\n`);
    process.exit(2);
  }
  if (inBrowser.has(name)) setUpPages();
  const { run } = (await import(join(folder, `${name}.bench.ts`))) as { run: Benchmark };
  const { figures, targets } = await run(data, parts);
  const pass = Object.entries(targets).every(([key, target]) => reaches(figures[key], target));
  process.stdout.write(
    `${JSON.stringify({ name, figures: { data: data === null ? 'built-in set' : 'given folder', ...figures }, targets, pass })}\n`,
  );
}
process.exit(0);
