import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('every call can be tried: form, JSON, status, time, shape, history, curl', async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpInBrowser(page, product, 'Callers Ltd');
  await page.goto(`${product.address}/test-client`);
  await expect(page.getByRole('heading', { name: 'Test client', level: 1 })).toBeVisible();
  await expect(page.getByText('Embedded PostgreSQL')).toBeVisible();
  await expect(page.getByText('org:admin')).toBeVisible();

  // The first call stands open and needs nothing.
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('Status 200')).toBeVisible();
  await expect(page.getByText('Passes the shape check')).toBeVisible();
  await expect(page.getByLabel('Response')).toHaveValue(/"database": "ok"/);
  await expectAccessible(page);

  // A call that writes: what is no JSON is said beside the editor and never sent.
  await page.getByLabel('Find a call').fill('add a solution');
  await page.getByRole('navigation', { name: 'Calls' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const editor = page.getByLabel('Input as JSON');
  const given = await editor.inputValue();
  await editor.fill('{');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('This isn’t valid JSON.')).toBeVisible();
  await editor.fill(given);
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByText('Copied as curl', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('$DEALWRIGHT_KEY');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(/^Status \d+$/)).toBeVisible();

  // What was run is still listed after a reload, and opens again with its input.
  await page.reload();
  const runs = page.getByRole('region', { name: 'Last runs' }).getByRole('button');
  await expect(runs).toHaveCount(2);
  await runs.first().click();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(editor).toHaveValue(given);

  // The server away: said as such, and the form keeps what it holds.
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('No answer', { exact: true }).first()).toBeVisible();
  await expect(editor).toHaveValue(given);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
