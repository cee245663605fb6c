import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('an API key is made with the password, shown once, calls, and is revoked', async ({ page, product }) => {
  const person = await signUpInBrowser(page, product, 'Keys in the browser Ltd');
  await page.goto(`${product.address}/settings/api-keys`);
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New API key' }).click();
  const dialog = page.getByRole('dialog');
  // The name comes first on the page, and so does what is said of it.
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Name the key')).toBeVisible();
  await expect(dialog.getByText('Enter your password')).toBeHidden();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name', { exact: true }).fill('CRM sync');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('checkbox', { name: /^Write/ }).check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Enter your password')).toBeVisible();
  await dialog.getByLabel('Password').fill('a wrong one');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('The password isn’t correct. Nothing was changed.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByRole('heading', { name: 'Copy your API key' })).toBeVisible();
  const key = (await dialog.getByRole('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Read, Write · never used');
  await page.reload();
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('CRM sync');
  expect(await page.content()).not.toContain(key);
  const call = () =>
    page.request.get(`${product.address}/api/records/sessions/fetch-by-client`, {
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await call()).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('last used');
  await page.getByRole('button', { name: 'Revoke CRM sync' }).click();
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('API key revoked', { exact: true })).toBeVisible();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  expect((await call()).status()).toBe(401);
});

test('the API reference is searched, opens the call that an address names, and reads without a script', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/api/docs`);
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
  await page.getByRole('searchbox').fill('delete solution');
  await expect(page.getByText('1 matching call', { exact: true })).toBeVisible();
  await page.getByText('Delete a solution').click();
  await expect(page.locator('.call[open]')).toContainText('airtableRecordId: string');
  await expectAccessible(page);
  await page.goto(`${product.address}/api/docs#get-api-records-sessions-fetch-by-client`);
  await page.reload();
  await expect(page.getByText('Also at /api/records/sessions/fetch-by-client/route')).toBeVisible();
});
