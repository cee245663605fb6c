import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('an admin exports everything and saves the ZIP', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Data Ltd');
  await page.goto(`${product.address}/settings/data`);
  await expect(page.getByText('Your exports will appear here.')).toBeVisible();
  await page.getByRole('button', { name: 'Export everything' }).click();
  const save = page.getByRole('button', { name: /^Download ZIP/ });
  await expect(save).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^dealwright-[\d-]{10}\.zip$/);
  const entries = Object.keys(unzipSync(new Uint8Array(readFileSync(await file.path()))));
  expect(entries).toContain('manifest.json');
  expect(entries).toContain('data/companies.json');
});
