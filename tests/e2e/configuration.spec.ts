import { expect, test as plain } from '@playwright/test';
import { expectAccessible, test } from '#tests/support/browser-fixtures.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';

plain.describe('with a setting missing', () => {
  const folder = temporaryFolder('configuration');
  let product: Product;
  plain.beforeAll(async () => {
    product = await startProduct(folder.path, { LIVE_MODE: 'true' }, { demo: false });
  });
  plain.afterAll(async () => {
    await product.stop();
    folder.remove();
  });

  const pages = [
    '/',
    '/sign-in',
    '/sign-in/forgot',
    '/sign-in/confirm',
    '/sign-up',
    '/about',
    '/how-ai-sales-transformation',
    '/privacy',
    '/terms',
    '/pricing470194',
    '/share/none',
    '/proposal/none',
    '/demo/none',
  ];
  for (const path of [...pages, '/dashboard', '/onboarding/welcome', '/account/billing', '/no-such-page'])
    plain(`${path} says so, and what is missing`, async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => (asked += request.url().includes('/api/') ? 1 : 0));
      await page.goto(`${product.address}${path}`);
      await expect(page.getByRole('heading', { name: 'Configuration Error' })).toBeVisible();
      await expect(page.getByText('Missing required environment variables: STRIPE_SECRET_KEY')).toBeVisible();
      await expect(page.getByText('Your operator needs to set these and restart the server.')).toBeVisible();
      await page.waitForTimeout(1_000);
      expect(asked).toBeLessThan(6);
    });
});

for (const path of ['/sign-up', '/sign-in'])
  test(`${path} asks a configuration that fails once, says so, and goes on when somebody tries again`, async ({
    page,
    product,
  }) => {
    let asked = 0;
    await page.route('**/api/configuration', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } });
    });
    await page.goto(`${product.address}${path}`);
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this page');
    await page.waitForTimeout(2_000);
    expect(asked).toBe(1);
    await expectAccessible(page);
    await page.unroute('**/api/configuration');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
