// Reads the test runners' reports: counts, and the names of failed and flaky tests.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './setup.mjs';

/** Maximum length of a failure message in the summary, in characters. */
const MESSAGE = 2400;

const plain = (text) => stripVTControlCharacters(text).trim().slice(0, MESSAGE);

/** Returns a Vitest run's counts, its failures as `{ title, message }` and their files. */
export function readVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [];
  const files = new Set();
  for (const suite of report.testResults) {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    if (suite.status === 'failed' || failed.length > 0) files.add(suite.name);
    for (const test of failed)
      failures.push({
        title: `${relative(root, suite.name)}: ${test.fullName}`,
        message: plain(test.failureMessages.join('\n')),
      });
    if (suite.status === 'failed' && failed.length === 0)
      failures.push({ title: relative(root, suite.name), message: plain(suite.message ?? '') });
  }
  return { passed: report.numPassedTests, failed: failures.length, failures, files: [...files] };
}

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

/** Returns a Playwright run's counts; `flaky` lists titles that failed first and then passed. */
export function readPlaywright(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const found = {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: [],
    flaky: [],
  };
  for (const suite of report.suites) {
    for (const spec of specsOf(suite)) {
      for (const test of spec.tests) {
        if (test.status !== 'flaky' && test.status !== 'unexpected') continue;
        const message = plain(
          test.results.flatMap((result) => result.errors.map((error) => error.message ?? '')).join('\n'),
        );
        (test.status === 'flaky' ? found.flaky : found.failures).push({
          title: `${spec.file}: ${spec.title}`,
          message,
        });
      }
    }
  }
  return found;
}
