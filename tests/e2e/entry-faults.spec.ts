import { expect } from '@playwright/test';
import { signUpInBrowser } from '#tests/support/browser-fixtures.ts';
import { test } from '#tests/support/onboarding-fixtures.ts';
import { fillCompany, goToPricing, signUpAndFound } from '#tests/support/onboarding-steps.ts';

test('each row says why it failed, an address counts once, and the summary corrects and sends again what failed', async ({
  page,
  product,
  logo,
  browser,
}) => {
  await signUpAndFound(page, product.address, 'Rows Ltd');
  await fillCompany(page, logo);
  await goToPricing(page, 4);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/checkout\//);
  await page.getByRole('button', { name: 'Pay now (test)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Invite Your Team' })).toBeVisible();
  for (let row = 0; row < 3; row += 1) await dialog.getByRole('button', { name: '+ Add Member' }).click();
  const emails = dialog.getByLabel('Email');
  await dialog.getByLabel('First name').nth(0).fill('Mara');
  await dialog.getByLabel('Last name').nth(0).fill('Lindt');
  await emails.nth(0).fill('mara@rows.example');
  await emails.nth(1).fill(' MARA@rows.example');
  await emails.nth(2).fill('not an address');
  await dialog.getByRole('button', { name: 'Send Invites' }).click();
  await expect(page.getByText('1 invite(s) sent successfully. 1 invite(s) failed.').first()).toBeVisible();
  await expect(dialog.getByText(/^This address is in the list more than once/)).toBeVisible();
  await expect(dialog.getByText('This isn’t a valid email address.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('add-multi-user')) sent.push(request.postData() ?? '');
  });
  await dialog.getByRole('button', { name: 'Send failed invites again' }).dblclick();
  await expect(page.getByText('0 invite(s) sent successfully. 1 invite(s) failed.').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('mara');

  // The row itself says it too, where one goes back to correct it; a row that is removed leaves the focus in the form.
  await page.goto(`${product.address}/onboarding/add-team-members-final`);
  await expect(dialog.getByText('This isn’t a valid email address.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove member 2' }).click();
  await expect(dialog.getByRole('button', { name: '+ Add Member' })).toBeFocused();
  await emails.nth(1).fill('lena at rows');
  await expect(dialog.getByText('This isn’t a valid email address.')).toBeHidden();
  await dialog.getByRole('button', { name: 'Send Invites' }).click();
  await expect(page.getByText('1 invite(s) sent successfully. 1 invite(s) failed.').first()).toBeVisible();

  // The summary takes the right address, and sends it alone.
  await expect(dialog.getByLabel('Email 2')).toHaveAccessibleDescription('This isn’t a valid email address.');
  await dialog.getByLabel('Email 2').fill('lena@rows.example');
  await expect(dialog.getByLabel('Email 2')).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Send failed invites again' }).click();
  await expect(page.getByText('1 invite(s) sent successfully. 0 invite(s) failed.').first()).toBeVisible();
  await expect(dialog.getByLabel('Email 2')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Send failed invites again' })).toBeHidden();

  // Who was invited by name finds it filled in.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${product.address}/settings/team`);
  await page.getByRole('button', { name: 'Copy link for mara@rows.example' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/sign-up?ticket=');
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(await copied());
  await expect(visitor.getByLabel('First name')).toHaveValue('Mara');
  await expect(visitor.getByLabel('Last name')).toHaveValue('Lindt');
  await other.close();
});

test('a damaged store of the wizard is dropped, and setup begins where the server says', async ({ page, product }) => {
  await signUpAndFound(page, product.address, 'Damage Ltd');
  const damaged = [
    '{',
    '{"state":{"currentStep":"NOWHERE","members":7},"version":1}',
    '{"state":[1],"version":1}',
    'null',
  ];
  for (const stored of damaged) {
    await page.evaluate((text) => {
      for (const key of ['new-onboarding-store', 'onboarding-storage']) localStorage.setItem(key, text);
    }, stored);
    await page.goto(`${product.address}/onboarding/org-details`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Company Details' })).toBeVisible();
    await page.goto(`${product.address}/onboarding/welcome`);
    await expect(page.getByRole('dialog').getByText('Set Up Your Company')).toBeVisible();
  }
});

test('two clicks in one tick send once, and what was typed in Team stays when the session ends', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Ticks Ltd');
  await page.goto(`${product.address}/settings/team`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('add-multi-user')) sent.push(request.url());
  });
  await page.getByLabel('Email addresses').fill('once@ticks.example');
  await page.getByRole('button', { name: 'Invite', exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('button', { name: 'Copy link for once@ticks.example' })).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.getByLabel('Email addresses').fill('typed@ticks.example');
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  const ended = await page.request.post(`${product.address}/api/auth/sign-out`, {
    headers: { origin: product.address },
    data: {},
  });
  expect(ended.status()).toBe(200);
  // Every node forgets a session as soon as the database tells of its end.
  await expect
    .poll(async () =>
      (
        await page.request.get(`${product.address}/api/session`, {
          headers: { authorization: `Bearer ${session.token}` },
        })
      ).status(),
    )
    .toBe(401);
  // Sent without the mouse: another call may have found the session over first, and the dialog covers the button then.
  await page.getByLabel('Email addresses').evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
  });
  await expect(page.getByRole('dialog', { name: 'Authentication token not available' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Email addresses')).toHaveValue('typed@ticks.example');
});

test('a form shows one red message at a time, and the focus stays in it', async ({ page, product }) => {
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill('nobody@rows.example');
  await page.getByLabel('Password').fill('not the password 1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const red = page.locator('main .text-red:visible, form .text-red:visible');
  await expect(red).toHaveCount(1);
  await page.getByLabel('Password').fill('');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(red).toHaveCount(1);
});
