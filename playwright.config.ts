import { defineConfig } from '@playwright/test';

const executablePath = process.env['BROWSER_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/process/first-start.ts',
  // A third works while the others wait; more end no sooner on two cores.
  workers: 3,
  retries: 1,
  // Where this many fail, all will: the run ends while there is time left to say so.
  maxFailures: 8,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      ...(executablePath === undefined || executablePath === '' ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: making its code fast takes longer than the fast code saves, a sixth of a page's time.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
