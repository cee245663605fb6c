// `npm test`: every check, even on a fresh clone; ends with one line 'N passed, N failed'. `--verify`: only format,
// lint, types, boundaries, unused code and unit tests. `--integration`: only integration tests, on TEST_DATABASE_URL if
// set. Retries failures once in isolation: a test that then passes is reported as flaky.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root, setUp } from './setup.mjs';
import { readPlaywright, readVitest } from './test-report.mjs';

const verify = process.argv.includes('--verify');
const integration = process.argv.includes('--integration');
const node = setUp({ web: !verify });
const bin = (name) => join(root, 'node_modules', ...name.split('/'));
const reports = join(root, 'test-results', integration ? 'server' : 'checks');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, failures: [], flaky: [] };

/** Runs one command; what it writes is shown at once, or kept until its end, so that two at a time don't mix. */
async function run(title, args, { environment = {}, kept = false } = {}) {
  if (!kept) process.stdout.write(`\n== ${title}\n`);
  const began = Date.now();
  const path = `${join(node, '..')}${delimiter}${process.env.PATH}`;
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['ignore', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'],
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, PATH: path, ...environment },
  });
  const written = [];
  child.stdout?.on('data', (piece) => written.push(piece));
  child.stderr?.on('data', (piece) => written.push(piece));
  const [code] = await once(child, 'close').catch((error) => {
    written.push(Buffer.from(`${error.message}\n`));
    if (!kept) process.stdout.write(`${error.message}\n`);
    return [null];
  });
  if (kept) process.stdout.write(`\n== ${title}\n${Buffer.concat(written).toString()}`);
  process.stdout.write(`-- ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return code === 0;
}

function fail(title, message) {
  total.failed += 1;
  total.failures.push({ title, message });
}

/** A tool that passes or fails as a whole counts as one. */
async function check(title, args) {
  if (await run(title, args, { kept: true })) total.passed += 1;
  else fail(title, 'its output above says why');
}

/** Returns a runner's report; null, and one failure, if it died or ran nothing. */
function reportOf(title, ok, read) {
  try {
    const found = read();
    if (found.failed > 0 || (ok && found.passed > 0)) return found;
    fail(title, `the runner ended badly after ${found.passed} passed tests`);
  } catch (error) {
    fail(title, `no report: ${error.message}`);
  }
  return null;
}

function add(found) {
  total.passed += found.passed;
  total.failed += found.failed;
  total.failures.push(...found.failures);
}

async function vitestOnce(project, label, only) {
  const file = join(reports, `${label}.json`);
  const args = [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...only,
  ];
  const ok = await run(`${label} tests`, args);
  return reportOf(label, ok, () => readVitest(file));
}

async function vitest(project) {
  const first = await vitestOnce(project, project, []);
  if (first === null) return;
  if (first.failed === 0) return add(first);
  const second = await vitestOnce(project, `${project}-again`, first.files);
  const stillFailed = second?.failures ?? [];
  const passedNow = first.failures.filter(
    ({ title }) => second !== null && !stillFailed.some((one) => one.title === title),
  );
  total.flaky.push(...passedNow);
  add({
    passed: first.passed + passedNow.length,
    failed: second === null ? 0 : stillFailed.length,
    failures: stillFailed,
  });
}

async function browser() {
  const file = join(reports, 'browser.json');
  const ok = await run('browser tests', [bin('@playwright/test/cli.js'), 'test'], {
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, BROWSER_PATH: ensureBrowser() ?? '' },
  });
  const found = reportOf('browser', ok, () => readPlaywright(file));
  if (found === null) return;
  total.flaky.push(...found.flaky);
  add(found);
}

// Both runners' products begin where one first start ended.
const firstStart = mkdtempSync(join(tmpdir(), 'dealwright-first-start-'));
chmodSync(firstStart, 0o755);
process.env.KEPT_FIRST_START = firstStart;
process.once('exit', () => rmSync(firstStart, { recursive: true, force: true }));

async function checks() {
  await check('format', [bin('oxfmt/bin/oxfmt'), '--check']);
  await check('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '--format=unix']);
  // Each of the compiler's checkers resolves the libraries' types again, so there are no more than cores.
  await check('types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json', '--checkers', '2']);
  await check('boundaries', [join(root, 'scripts', 'check-boundaries.ts')]);
  await check('unused code', [bin('knip/bin/knip.js')]);
}

// Unit tests wait for clocks and servers now and then; the other checks work meanwhile.
if (!integration) await Promise.all([checks(), vitest('unit')]);
if (!verify) await vitest('integration');
if (!verify && !integration) await browser();

const told = ({ title, message }) => `  ${title}\n${message.replaceAll(/^/gm, '    ')}\n`;
const summary = [
  ...(total.flaky.length > 0
    ? ['Passed only at the second try (a bug of the test or the product: find its cause):\n', ...total.flaky.map(told)]
    : []),
  ...(total.failures.length > 0 ? ['Failed:\n', ...total.failures.map(told)] : []),
  `${total.passed} passed, ${total.failed} failed\n`,
].join('');
writeFileSync(join(reports, 'summary.txt'), summary);
process.stdout.write(`\n${summary}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
