import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { textFile, train } from '#tests/support/content-fixtures.ts';

// What was loaded counts as fresh for 10 s. Each list here is looked at again well before that.
const atOnce = { timeout: 4000 };

const main = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('a new solution can be chosen for content at once', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Choices Ltd');
  await page.goto(`${product.address}/admin/content`);
  await train(page, [textFile('loom.md', '# Loom guide\n\nThe loom runs at forty picks a minute.\n')]);
  const openItem = async () => {
    await page.getByRole('link', { name: 'loom.md' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
  };
  const solutions = async () => {
    await main(page, 'Settings').click();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Solutions' }).click();
  };
  await openItem();
  const choices = page.getByRole('form', { name: 'Edit details' }).getByLabel('Solutions', { exact: false });
  await expect(choices.getByRole('option')).toHaveText(['None set up yet']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await solutions();
  await page.getByLabel('Solution name').fill('Weaving planner');
  await page.getByLabel('Description', { exact: true }).fill('Plans which loom weaves which order, a week ahead.');
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Solution added successfully');
  await main(page, 'Content').click();
  await openItem();
  await expect(choices.getByRole('option')).toHaveText(['Add a solution', 'Weaving planner'], atOnce);
});

test('sessions that an import makes after its screen was left appear on the dashboard', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Behind Ltd');
  await page.getByRole('link', { name: 'import a CSV file' }).click();
  const rows = Array.from({ length: 3 }, (_, row) => `Ada${row},Mill ${row}`);
  const buffer = Buffer.from(`First name,Company\n${rows.join('\n')}\n`);
  await page.getByLabel('CSV file').setInputFiles({ name: 'mills.csv', mimeType: 'text/csv', buffer });
  // The import's own screen never learns of its end: its list is held back until one has left.
  await page.route('**/api/imports', async (route) => {
    if (route.request().method() === 'GET') return;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('list', { name: 'Imports' })).toContainText('mills.csv');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('list', { name: 'Discovery sessions' }).getByRole('link')).toHaveCount(3, {
    timeout: 8000,
  });
});
