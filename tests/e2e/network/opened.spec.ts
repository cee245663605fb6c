import { expect, test, type Page } from '@playwright/test';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { withProduct } from '#tests/support/own-product.ts';

type Product = Parameters<Parameters<typeof withProduct>[1]>[0];

async function openDashboard(page: Page, product: Product): Promise<void> {
  const { cookie } = await enterByDemoLink(product);
  const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/su));
  await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: product.address })));
  await page.goto(`${product.address}/dashboard`);
  await expect(page.getByRole('list', { name: 'Briefs' }).getByRole('link').first()).toBeVisible();
}

const openContent = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content Management' }).click();

test('a screen that was not fetched yet and is opened without a network comes when that is back', async ({ page }) => {
  await withProduct({}, async (product) => {
    await openDashboard(page, product);
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await openContent(page);
    await expect(page).toHaveURL(/\/admin\/content/u);
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link').first()).toBeVisible();
  });
});

test('a screen that is opened while the server restarts says so in the product, and comes once it is back', async ({
  page,
}) => {
  await withProduct({}, async (product) => {
    await openDashboard(page, product);
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await openContent(page);
    await expect(page.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible();
    // Reloading now would leave the product for the browser's own error page.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('We can’t reach the server');
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link').first()).toBeVisible();
  });
});

test('a screen that a newer build no longer has is loaded anew by itself', async ({ page }) => {
  await withProduct({}, async (product) => {
    await openDashboard(page, product);
    let missing = 0;
    await page.route('**/assets/content-screen-*.js', async (route) => {
      missing += 1;
      await (missing === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
    });
    await openContent(page);
    await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link').first()).toBeVisible();
    expect(missing).toBeGreaterThan(1);
  });
});
