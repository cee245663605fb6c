import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { textFile, train } from '#tests/support/content-fixtures.ts';

const handbook = `# Price list (EUR), valid until 31 March 2099

| Item | Price |
|---|---|
| Gate reader | 420.00 each |
| Platform | 35.00 per gate per month |

The minimum term is 12 months.

# Customer results

**Kestrel Ferries, 12 gates.** Queues fell from 14 minutes to 5. Two complaints a month were left of forty.
`;

test('prices and customers come from the content, are checked and saved, and stay; a customer is private until somebody says otherwise', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Offer Ltd');
  await page.goto(`${product.address}/dashboard?view=solutions`);
  await expect(page.getByText('No prices yet. Proposals say “to be confirmed”.')).toBeVisible();
  await page.goto(`${product.address}/admin/content`);
  await train(page, [textFile('handbook.md', handbook)]);
  await page.goto(`${product.address}/settings/solutions`);
  await expect(page).toHaveURL(/\/dashboard\?view=solutions/);
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')).toHaveText('Settings');
  await expect(page.getByRole('region', { name: 'Found in your content' })).toContainText(
    '2 prices, a date until which prices hold, 1 rule, and 1 case study',
  );
  await page.getByRole('button', { name: 'Add what was found' }).click();
  await expect(page.getByRole('region', { name: 'Found in your content' })).toHaveCount(0);
  const prices = page.getByRole('region', { name: 'Price list' });
  await expect(prices.getByLabel('Price', { exact: true })).toHaveCount(2);
  await expect(page.getByLabel('Prices hold until')).toHaveValue('2099-03-31');
  await page.getByLabel('Prices hold until').fill('2020-01-31');
  await expect(page.getByLabel('Prices hold until')).toHaveAccessibleDescription(/This day has passed/u);
  await page.getByLabel('Prices hold until').fill('2099-03-31');
  await expect(page.getByLabel('Prices hold until')).toHaveAccessibleDescription('');
  await expect(page.getByLabel('In proposals')).toHaveValue('private');
  await expectAccessible(page);
  await prices.getByLabel('Price', { exact: true }).first().fill('a lot');
  await page.getByRole('button', { name: 'Save prices and proof' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a number');
  await expect(prices.getByLabel('Price', { exact: true }).first()).toBeFocused();
  await expect(prices.getByLabel('Price', { exact: true }).first()).toHaveAccessibleDescription('Enter a number');
  await expect(prices.getByLabel('Price', { exact: true }).nth(1)).toHaveAccessibleDescription('');
  await prices.getByRole('button', { name: 'Add price' }).click();
  await expect(prices.getByLabel('Item').nth(2)).toBeFocused();
  await prices.getByRole('button', { name: 'Remove price' }).nth(2).click();
  await prices.getByLabel('Price', { exact: true }).first().fill('430.00');
  await page.getByLabel('In proposals').selectOption('anonymous');
  await page.getByRole('button', { name: 'Save prices and proof' }).click();
  await expect(page.getByText('Proposals use it from now on.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(prices.getByLabel('Price', { exact: true }).first()).toHaveValue('430.00');
  await expect(page.getByLabel('In proposals')).toHaveValue('anonymous');
  await prices.getByRole('button', { name: 'Remove price Platform' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
});
