import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { confirmAddress } from '#tests/support/confirm-address.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { freePort } from '#tests/support/oidc-servers.ts';
import { fillSignUp, withProduct } from '#tests/support/own-product.ts';
import sharp from 'sharp';

const picture = () =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

test('an admin changes company, name and photo; what is saved stands after a reload', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Oak Ltd');
  await page.goto(`${product.address}/settings/company`);
  await page.getByLabel('Company name').fill(' ');
  await page.getByRole('button', { name: 'Save company' }).click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeFocused();
  await page.getByLabel('Company name').fill('Oak & Elm Ltd');
  await page.getByLabel('Employees').selectOption('11 to 50');
  await page.getByLabel('Description').fill('Chairs for schools.');
  await page.getByLabel('Logo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByRole('button', { name: 'Save company' }).dblclick();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Company saved' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Oak & Elm Ltd');
  await expect(page.getByLabel('Employees')).toHaveValue('11 to 50');
  await expect(page.getByLabel('Description')).toHaveValue('Chairs for schools.');
  await expect(page.locator('img[src^="/files/"]')).toBeVisible();

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Oak & Elm Ltd', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Pending until a plan is paid for')).toBeVisible();
  await page.getByLabel('First name').fill('Ada Marie');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Name changed' })).toBeVisible();
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'b.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Choose a PNG, JPEG, WebP, GIF or HEIC picture')).toBeVisible();
  await page.getByLabel('Photo').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src^="/files/"]')).toBeVisible();
  // Where the picture cannot be loaded, the initials stand in for it.
  await page.route('**/files/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('banner').getByText('AS', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada Marie');
  await expect(page.getByLabel('Last name')).toHaveValue('Seller');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly');
  await expect(page.getByText('this server sends no email to confirm a new one')).toBeVisible();
  await expectAccessible(page);
  // Account data that is not there is said as such.
  await page.route('**/fetch-by-clerk-ids/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expect(page.getByText('Error: Failed to load account data. Please try again.')).toBeVisible();
  await page.unroute('**/fetch-by-clerk-ids/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Last sign-in')).toBeVisible();

  await page.getByRole('button', { name: 'Leave organization' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave organization' }).click();
  await expect(page.getByRole('dialog').getByText('You’re the only admin')).toBeVisible();
  // Where the logo cannot be loaded, a placeholder stands in for it.
  await page.goto(`${product.address}/settings/company`);
  await expect(page.getByLabel('Company name')).toHaveValue('Oak & Elm Ltd');
  await expect(page.locator('img[src^="/files/"]')).toHaveCount(0);
});

test('an account without an organization can be deleted, and founding one says why it failed', async ({
  page,
  product,
}) => {
  const person = { email: `${crypto.randomUUID()}@people.example`, password: `Pass-${crypto.randomUUID()}` };
  await page.goto(`${product.address}/sign-up`);
  await fillSignUp(page, person);
  await page.waitForURL('**/onboarding/create-org');
  await page.route('**/create-org/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel('Organization Name').fill('Ash Ltd');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page.getByText('Failed to create organization', { exact: true })).toBeVisible();
  await page.unroute('**/create-org/**');
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { user: { email: string } };
    await route.fulfill({ response: answer, json: { ...body, user: { ...body.user, email: '' } } });
  });
  await page.reload();
  await page.getByLabel('Organization Name').fill('Ash Ltd');
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page.getByText('User email or ID not available', { exact: true })).toBeVisible();
  await page.unroute('**/api/session');
  await page.reload();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL(`${product.address}/`);
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  // This server sends no email, so nobody is told to look for one.
  await expect(page.getByText('Email or password isn’t correct')).toContainText('your operator finds it');
});

test('a new address counts once its mailed link is confirmed; the link again says to sign in', async ({ page }) => {
  const [mail, port] = [await startMailServer(), await freePort()];
  const settings = { PORT: String(port), SMTP_URL: mail.url, MAIL_FROM: 'no-reply@here.example' };
  await withProduct(settings, async (product) => {
    const person = { email: 'ada@elm.example', password: 'tin roof violin 42' };
    await page.goto(`${product.address}/sign-up`);
    await fillSignUp(page, person);
    await confirmAddress(page, mail, person.email);
    await page.waitForURL('**/onboarding/create-org');
    await page.getByLabel('Organization Name').fill('Elm Ltd');
    await page.getByRole('button', { name: 'Create Organization' }).click();
    await page.waitForURL('**/onboarding/org-details');
    await page.getByRole('dialog').getByLabel('Company Website').fill('https://www.example.com');
    await page.getByRole('dialog').getByLabel('Industry').selectOption({ label: 'Manufacturing' });
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture() };
    await page.getByRole('dialog').getByLabel('Logo').setInputFiles(logo);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
    await page.goto(`${product.address}/settings/profile`);
    await page.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByLabel('New email').fill('not an address');
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByText('Enter an email address such as')).toBeVisible();
    await dialog.getByLabel('New email').fill('ada@beech.example');
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your new inbox' })).toBeVisible();
    await expectAccessible(page);
    await confirmAddress(page, mail, 'ada@beech.example');
    await page.waitForURL('**/settings/profile');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@beech.example');
    await mail.waitFor(person.email, /email address was changed/);

    // Which emails there are is chosen below, kept, and said where it can't be read.
    const emails = page.getByRole('region', { name: 'Email notifications' });
    const replies = emails.getByLabel('Buyers respond to your proposals');
    await expect(replies).toBeChecked();
    const stored = page.waitForResponse('**/api/notification-settings');
    await replies.click();
    expect((await stored).request().method()).toBe('PUT');
    await page.reload();
    await expect(emails.getByLabel('Proposals are approved')).toBeChecked();
    await expect(replies).not.toBeChecked();
    await page.route('**/api/notification-settings', (route) =>
      route.fulfill({ status: 500, json: { error: 'Broken' } }),
    );
    await replies.click();
    await expect(page.locator('[data-toast]').filter({ hasText: 'Your emails stay as they were.' })).toBeVisible();
    await expect(replies).not.toBeChecked();
    await page.reload();
    await expect(emails.getByRole('alert')).toContainText('Failed to load your email notifications');
    await page.unroute('**/api/notification-settings');
    await emails.getByRole('button', { name: 'Retry' }).click();
    await expect(replies).not.toBeChecked();
    await expectAccessible(page);

    const other = await page.context().browser()?.newContext();
    const visitor = await other?.newPage();
    if (visitor === undefined) throw new Error('no browser');
    await confirmAddress(visitor, mail, 'ada@beech.example');
    await expect(visitor.getByText('Sign in to your account in this browser first')).toBeVisible();
    await expectAccessible(visitor);
    await other?.close();
  });
  await mail.close();
});
