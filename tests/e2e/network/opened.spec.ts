import { expect, test } from '@playwright/test';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { withProduct } from '#tests/support/own-product.ts';

test('a screen that was not fetched yet and is opened without a network comes when that is back', async ({ page }) => {
  await withProduct({}, async (product) => {
    const { cookie } = await enterByDemoLink(product);
    const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/su));
    await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: product.address })));
    await page.goto(`${product.address}/dashboard`);
    await expect(page.getByRole('list', { name: 'Briefs' }).getByRole('link').first()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content Management' }).click();
    await expect(page).toHaveURL(/\/admin\/content/u);
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link').first()).toBeVisible();
  });
});
