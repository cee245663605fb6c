import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const solutions = '/api/records/solutions/get-solutions-by-client/route';
const preps = '/api/records/prep-sessions/fetch-by-client';
const sessions = '/api/automation/load-session/route';
const documents = '/api/records/documents/fetch-by-client/route';
const ofDashboard = [
  solutions,
  preps,
  sessions,
  '/api/billing',
  '/api/content/overview',
  '/api/content/news',
  '/api/promises',
];

/** Counts requests by path from now on. */
function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.removeAllListeners('request');
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** Lets these reads fail, opens the dashboard, and expects it to stand and each of them to have been tried once. */
async function expectOneAttempt(page: Page, address: string, paths: readonly string[], status: number): Promise<void> {
  await page.goto('about:blank');
  for (const path of paths)
    await page.route(`**${path}**`, (route) => route.fulfill({ status, json: { error: 'Broken for a test' } }));
  const counts = countRequests(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Discovery sessions' })).toBeVisible();
  await page.waitForTimeout(1500);
  for (const path of paths) expect(counts.get(path), `${path} ${status}`).toBe(1);
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  for (const path of paths) await page.unroute(`**${path}**`);
}

test('a read of the dashboard that fails is tried once, and the rest stays; all of them too', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'One Attempt Ltd');
  const dashboard = `${product.address}/dashboard`;
  // Whichever failure it is, no read is tried again; which read it is decides what else is shown.
  for (const path of ofDashboard) await expectOneAttempt(page, dashboard, [path], 500);
  for (const status of [404, 500]) await expectOneAttempt(page, dashboard, ofDashboard, status);
});

test('what the dashboard showed stays while a failed part is read again', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Read Again Ltd');
  await page.route(`**${sessions}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${product.address}/dashboard`);
  const failed = page.getByRole('region', { name: 'Discovery sessions' }).getByRole('alert');
  await expect(failed).toContainText('Failed to load sessions');
  await page.unroute(`**${sessions}`);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${sessions}`, async (route) => {
    await released;
    await route.continue();
  });
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('status', { name: 'Loading sessions' })).toBeVisible();
  await expect(page.getByText('No briefs yet')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Start the first session' })).toBeVisible();
});

test('a webhook that cannot be reached is tried once; a read of records once more', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'No Repeat Ltd');
  const broken = [sessions, solutions];
  for (const path of broken) await page.route(`**${path}**`, (route) => route.abort());
  const counts = countRequests(page);
  await page.goto(`${product.address}/dashboard`);
  await expect(page.getByText('Failed to load sessions')).toBeVisible();
  await page.waitForTimeout(4000);
  expect(broken.map((path) => counts.get(path))).toEqual([1, 2]);
});

test('a list refused as another client’s is empty, and the violation is reported without its ids', async ({
  page,
  product,
  problems,
}) => {
  await signUpInBrowser(page, product, 'Own Client Ltd');
  const refused = { error: 'Forbidden', code: 'forbidden', details: { requestedClientId: 'a', userClientId: 'b' } };
  for (const path of [solutions, preps, sessions, documents])
    await page.route(`**${path}**`, (route) => route.fulfill({ status: 403, json: refused }));
  const failed = page.getByText(/Failed to load/u);
  await page.goto(`${product.address}/dashboard`);
  await expect(page.getByRole('button', { name: 'Start the first session' })).toBeVisible();
  await expect(page.getByText('No briefs yet')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.goto(`${product.address}/dashboard?view=solutions`);
  await expect(page.getByText('No solutions yet')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.goto(`${product.address}/admin/content`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expect(failed).toHaveCount(0);

  // Without such details, or with a client's own id, a refusal stays a failure.
  const details = { requestedClientId: 'a', userClientId: 'a' };
  await page.route(`**${solutions}**`, (route) =>
    route.fulfill({ status: 403, json: { error: 'Forbidden', details } }),
  );
  await page.goto(`${product.address}/dashboard?view=solutions`);
  await expect(page.getByText('Failed to load solutions', { exact: true })).toBeVisible();
  const reported = problems.splice(0);
  expect(reported.length).toBeGreaterThan(3);
  expect(new Set(reported)).toEqual(new Set(['Cross-client access violation']));
});
