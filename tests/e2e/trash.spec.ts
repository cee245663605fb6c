import { expect } from '@playwright/test';
import { textFile, train } from '#tests/support/content-fixtures.ts';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('what was deleted is listed in the trash, comes back, and goes for good', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Bin Ltd');
  await page.goto(`${product.address}/settings/trash`);
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goto(`${product.address}/admin/content`);
  await train(page, [textFile('pumps.txt', 'Pumps lift water quickly.')]);
  await page.getByRole('link', { name: 'pumps.txt' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('You can restore it in Settings > Trash for 30 days.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Document deleted successfully' })).toBeVisible();

  await page.goto(`${product.address}/settings/trash`);
  await expect(page.getByText(/^Document · deleted .* by Robin Seller$/)).toBeVisible();
  await expect(page.getByText(/^Deleted for good on /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore pumps.txt' }).dblclick();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goto(`${product.address}/admin/content`);
  await page.getByRole('link', { name: 'pumps.txt' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // Left at once: what was pressed is done nevertheless.
  await expect(async () => {
    await page.goto(`${product.address}/settings/trash`);
    await expect(page.getByRole('button', { name: 'Delete for good: pumps.txt' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Delete for good: pumps.txt' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});
