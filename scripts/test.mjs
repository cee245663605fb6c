// `npm test`: every check, even on a fresh clone; ends with one line 'N passed, N failed'. `--verify`: only format,
// lint, types, boundaries, unused code and unit tests. `--integration`: only integration tests, on TEST_DATABASE_URL if
// set. Retries failures once in isolation: a test that then passes is reported as flaky.
import { spawnSync } from 'node:child_process';
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

function run(title, args, environment = {}) {
  process.stdout.write(`\n== ${title}\n`);
  const began = Date.now();
  const path = `${join(node, '..')}${delimiter}${process.env.PATH}`;
  const done = spawnSync(node, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, PATH: path, ...environment },
  });
  process.stdout.write(`-- ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return done.status === 0;
}

function fail(title, message) {
  total.failed += 1;
  total.failures.push({ title, message });
}

/** A tool that passes or fails as a whole counts as one. */
function check(title, args) {
  if (run(title, args)) total.passed += 1;
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

function vitestOnce(project, label, only) {
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
  const ok = run(`${label} tests`, args);
  return reportOf(label, ok, () => readVitest(file));
}

function vitest(project) {
  const first = vitestOnce(project, project, []);
  if (first === null) return;
  if (first.failed === 0) return add(first);
  const second = vitestOnce(project, `${project}-again`, first.files);
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

function browser() {
  const file = join(reports, 'browser.json');
  const ok = run('browser tests', [bin('@playwright/test/cli.js'), 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    BROWSER_PATH: ensureBrowser() ?? '',
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

if (!integration) {
  check('format', [bin('oxfmt/bin/oxfmt'), '--check']);
  check('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '--format=unix']);
  // Each of the compiler's checkers resolves the libraries' types again, so there are no more than cores.
  check('types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json', '--checkers', '2']);
  check('boundaries', [join(root, 'scripts', 'check-boundaries.ts')]);
  check('unused code', [bin('knip/bin/knip.js')]);
  vitest('unit');
}
if (!verify) vitest('integration');
if (!verify && !integration) browser();

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
