import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('an admin adds a webhook, sees why nothing arrives, sends again and deletes it', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Hooks Ltd');
  await page.goto(`${product.address}/settings/webhooks`);
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('Enter an address such as https://example.com/hook')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name').fill('CRM');
  // A page that no site has: it answers 404.
  await dialog.getByLabel('Address').fill(`${prospects.quick.url}/hook`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Log of CRM' }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  const log = page.getByRole('list', { name: 'Log of CRM' });
  await expect(log).toContainText('Failed after 1 try');
  await expect(log).toContainText('The address answered 404');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Resend Test/ }).click();
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'On: CRM' }).click();
  await expect(page.getByRole('list', { name: 'Webhooks' })).toContainText('CRM · off');
  await page.getByRole('button', { name: 'Delete CRM' }).click();
  await dialog.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});
