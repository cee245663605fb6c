import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('an admin invites, the guest opens the copied link in another browser, signs up and stands on the dashboard', async ({
  page,
  browser,
  product,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpInBrowser(page, product, 'Fir & Sons');
  await page.goto(`${product.address}/settings/profile`);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(`${product.address}/settings/team`);
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Enter at least one email address')).toBeVisible();
  const others = Array.from({ length: 4 }, (_, at) => `guest-${at}@people.example`);
  await page.getByLabel('Email addresses').fill(others.join(', '));
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  for (const email of others) await page.getByRole('button', { name: `Revoke the invitation of ${email}` }).click();

  const guest = `${crypto.randomUUID()}@people.example`;
  await page.getByLabel('Email addresses').fill(`${guest}, not-an-address`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('This isn’t a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Email addresses')).toHaveValue('not-an-address');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Copy link for ${guest}` }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Join Fir & Sons' })).toBeVisible();
  await expect(visitor.getByLabel('Work email')).toHaveValue(guest);
  await visitor.getByLabel('First name').fill('Grace');
  await visitor.getByLabel('Last name').fill('Hopper');
  await visitor.getByLabel('Password', { exact: true }).fill(`Pass-${crypto.randomUUID()}`);
  await visitor.getByRole('button', { name: 'Sign Up' }).click();
  await visitor.waitForURL('**/dashboard');
  await visitor.goto(`${product.address}/settings/team`);
  await expect(visitor.getByText(guest)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Invite people' })).toBeHidden();
  await expect(
    visitor.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit log' }),
  ).toBeHidden();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible();
  await other.close();

  await page.reload();
  await page.getByLabel('Role of Grace Hopper').selectOption('Admin');
  await expect(page.locator('[data-toast]').filter({ hasText: 'Grace Hopper is now an admin.' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(guest)).toHaveCount(1);

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `removed ${guest}` })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Grace Hopper accepted the invitation to Fir & Sons' }),
  ).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the audit log' });
  await search.fill('revoked GUEST-2');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') }),
  ).toHaveText([/revoked the invitation for guest-2@people\.example/u]);
  await search.fill(`nothing like it ${'x'.repeat(300)}`);
  await expect(page.getByText('No changes match your search')).toBeVisible();
  await search.fill('');
  await expect(search).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: `removed ${guest}` })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('audit-log.csv');
});

test('a team or a log that cannot be read says so and offers Retry', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Broken Ltd');
  await page.route('**/api/team', (route) => route.abort());
  await page.route('**/api/audit-log', (route) => route.abort());
  await page.goto(`${product.address}/settings/team`);
  await expect(page.getByText('Failed to load the team')).toBeVisible();
  await page.goto(`${product.address}/settings/audit-log`);
  await expect(page.getByText('Failed to load the audit log')).toBeVisible();
  await page.unroute('**/api/audit-log');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('created the organization')).toBeVisible();
});

test('a booking link is kept when it is https, and taken back when it is emptied', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Booking Ltd');
  await page.goto(`${product.address}/settings/profile`);
  const field = page.getByLabel('Calendar booking URL');
  await field.fill('http://cal.example/robin');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The calendar booking URL must begin with https://')).toBeVisible();
  for (const url of ['https://cal.example/robin', '']) {
    await field.fill(url);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.locator('[data-toast]').filter({ hasText: 'Calendar booking URL updated successfully' }),
    ).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(url);
  }
  await expectAccessible(page);
});
