import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';

test('the demo link leads to a seeded brief, and a prep of a site becomes a brief that can be read', async ({
  page,
  product,
  prospects,
}) => {
  await page.goto(product.demoLink);
  await expect(page.getByText('Waymark Systems (demo)')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Fernhollow Cold Chain' }).filter({ hasText: 'Ready' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Fernhollow Cold Chain/ }).click();
  await page
    .getByRole('link', { name: /^Source \d+: .*\. Document,/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/content\?item=/);
  await expect(page.locator('mark').first()).toBeInViewport();
  await page.goto(`${product.address}/dashboard`);

  await startPreparing(page, prospects.slow.url);
  await expect(page).toHaveURL(/\/dashboard\?prep=/);
  await expect(page.getByText('You can leave this page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fernhollow Cold Chain' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Talking points' })).toBeVisible();
  await expect(page).toHaveTitle(/^Ready: Fernhollow Cold Chain/, { timeout: 30_000 });

  const titles = [
    'Company summary',
    'Financial insights',
    'Top 3 competitors',
    'Personal insights',
    'Industry trends',
    'Predicted pain points',
    'Solution mapping',
    'Talking points',
  ];
  for (const name of titles) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Fernhollow Cold Chain reports revenue of £148 million for 2025').first()).toBeVisible();
  // An admitted pain stands in their own words, which say more than its title.
  await expect(page.getByRole('region', { name: 'In 30 seconds' })).toContainText(
    '“Our planners build 180 night routes',
  );
  await expect(page.getByText('Written by the built-in analyst, without a model')).toBeVisible();
  const chip = page.getByRole('link', { name: /^Source \d+/ }).first();
  await chip.hover();
  await expect(
    page.getByRole('blockquote').filter({ hasText: 'Fernhollow Cold Chain is a logistics company' }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
});

test('closing the page loses nothing: the run goes on and the dashboard shows it', async ({
  page,
  context,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Leavers Ltd');
  await startPreparing(page, prospects.slow.url);
  await expect(page.getByText('You can leave this page')).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto(`${product.address}/dashboard`);
  await expect(
    later.getByRole('listitem').filter({ hasText: 'Fernhollow Cold Chain' }).filter({ hasText: 'Ready' }),
  ).toBeVisible({ timeout: 60_000 });
});

test('a running prep can be canceled and run again', async ({ page, product, prospects }) => {
  await signUpInBrowser(page, product, 'Cancellers Ltd');
  await startPreparing(page, prospects.slow.url);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText(/canceled/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveTitle(/^Ready: /, { timeout: 60_000 });
});

test('a site that cannot be read ends with the reason, what to do and a way to change the details', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Mistypers Ltd');
  await startPreparing(page, 'https://no-such-company.invalid');
  await expect(page.getByText("We couldn't find a website at this address.")).toBeVisible();
  await expect(page.getByText('Check the spelling of the web address.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});

test('Enter in the company field moves on at once, before somebody quick types on', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Quick Hands Ltd');
  const company = page.getByLabel('Company', { exact: true });
  await company.fill('acme.example');
  const focused = await company.evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return document.activeElement?.getAttribute('name');
  });
  expect(focused).toBe('firstName');
});

test('what was typed survives a wrong field and a reload', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Typists Ltd');
  await page.getByLabel('Company', { exact: true }).fill('https://example.invalid');
  await page.getByLabel('Company', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Prepare meeting' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await page.getByLabel('First name').fill('“Ada” 🚀');
  await page.reload();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('https://example.invalid');
});

test('names of any length and script are shown as typed and break no layout, also on a phone', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Names Ltd');
  for (const lastName of [`O'Brien "Bo" <b>🚀`, 'ليلى الفهد', 'x'.repeat(300)]) {
    await page.goto(`${product.address}/dashboard`);
    await page.getByLabel('Company', { exact: true }).fill('https://no-such-company.invalid');
    await page.getByLabel('Company', { exact: true }).press('Enter');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill(lastName);
    await page.getByRole('button', { name: 'Prepare meeting' }).click();
    await expect(page.getByText(`Ada ${lastName}`).first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
