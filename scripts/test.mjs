// `npm test`: every check of the product, on a fresh clone too; ends with one line 'N passed, N failed'.
// `--verify` runs the quick part alone: lint, types, boundaries, unused code and unit tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root, setUp } from './setup.mjs';

const verify = process.argv.includes('--verify');
const node = setUp({ web: !verify });
const bin = (name) => join(root, 'node_modules', ...name.split('/'));
const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

function run(title, args, environment = {}) {
  process.stdout.write(`\n== ${title}\n`);
  const began = Date.now();
  const path = `${join(node, '..')}${delimiter}${process.env.PATH}`;
  const done = spawnSync(node, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: path, ...environment } });
  process.stdout.write(`-- ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return done.status === 0;
}

/** A tool that passes or fails as a whole counts as one. */
function check(title, args) {
  total[run(title, args) ? 'passed' : 'failed'] += 1;
}

/** Adds a runner's own counts; a runner that died or ran nothing is one failure. */
function count(ok, read) {
  let found = { passed: 0, failed: 0 };
  try {
    found = read();
  } catch (error) {
    process.stdout.write(`No report: ${error.message}\n`);
  }
  total.passed += found.passed;
  total.failed += found.failed;
  if (found.failed === 0 && (!ok || found.passed === 0)) total.failed += 1;
}

function readVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function vitest(project, environment) {
  const file = join(reports, `${project}.json`);
  const args = [bin('vitest/vitest.mjs'), 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  count(run(`${project} tests`, args, environment), () => readVitest(file));
}

check('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '--format=unix']);
check('types', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']);
check('boundaries', [join(root, 'scripts', 'check-boundaries.ts')]);
check('unused code', [bin('knip/bin/knip.js')]);
vitest('unit');
if (!verify) {
  vitest('integration');
  const file = join(reports, 'browser.json');
  const ok = run('browser tests', [bin('@playwright/test/cli.js'), 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file, BROWSER_PATH: ensureBrowser() ?? '' });
  count(ok, () => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
