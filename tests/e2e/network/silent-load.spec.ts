import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const solutions = '/api/records/solutions/get-solutions-by-client/route';
const sessions = '/api/automation/load-session/route';
const documents = '/api/records/documents/fetch-by-client/route';
const all = [solutions, sessions, documents];

const toasts = (page: Page) => page.locator('[data-toast]');

/** Counts the requests of the three lists from now on. */
function countLists(page: Page): () => (number | undefined)[] {
  const counts = new Map<string, number>(all.map((path) => [path, 0]));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const known = counts.get(pathname);
    if (known !== undefined) counts.set(pathname, known + 1);
  });
  return () => all.map((path) => counts.get(path));
}

test('solutions, sessions and documents load in the background of any screen: after its first paint, once, without a word', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Silent Ltd');
  await page.goto('about:blank');
  const counted = countLists(page);
  await page.goto(`${product.address}/settings/profile`);
  await expect.poll(counted).toEqual([1, 1, 1]);
  const early = await page.evaluate((paths) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => paths.includes(new URL(name).pathname) && startTime < painted)
      .map(({ name }) => name);
  }, all);
  expect(early).toEqual([]);
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await settings.getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL(/settings\/company/u);
  await settings.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('Calendar booking URL')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(counted()).toEqual([1, 1, 1]);
  await expect(toasts(page)).toHaveCount(0);
});

test('a screen that shows a list waits for the load under way and asks for no second; the solutions screen tells its outcome', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Joined Ltd');
  await page.goto('about:blank');
  const held: (() => void)[] = [];
  for (const path of [solutions, sessions])
    await page.route(`**${path}**`, async (route) => {
      await new Promise<void>((release) => {
        held.push(release);
      });
      await route.continue();
    });
  const counted = countLists(page);
  await page.goto(`${product.address}/settings/profile`);
  await expect.poll(() => held.length).toBe(2);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Solutions' }).click();
  await expect(page.getByRole('status', { name: 'Loading solutions' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  for (const release of held) release();
  await expect(toasts(page)).toContainText('Solutions loaded successfully');
  await expect(page.getByText('No solutions yet')).toBeVisible();
  expect(counted()).toEqual([1, 1, 1]);
  await page.unrouteAll({ behavior: 'wait' });
  await toasts(page).getByRole('button').first().click();
  await expect(toasts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(toasts(page)).toContainText('Solutions loaded successfully');
  expect(counted()).toEqual([2, 1, 1]);
});

test('what could not be loaded in the background is told by the screens that need it', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Told Later Ltd');
  await page.goto('about:blank');
  for (const path of all)
    await page.route(`**${path}**`, (route) => route.fulfill({ status: 500, json: { error: 'Broken for a test' } }));
  const counted = countLists(page);
  await page.goto(`${product.address}/settings/profile`);
  await expect.poll(counted).toEqual([1, 1, 1]);
  await expect(page.getByLabel('Calendar booking URL')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByText(/Failed to load/u)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Solutions' }).click();
  await expect(toasts(page)).toContainText('Failed to load solutions.');
  await expect(page.getByText('Failed to load solutions', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Failed to load sessions')).toBeVisible();
});
