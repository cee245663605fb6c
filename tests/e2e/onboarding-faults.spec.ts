import { expect, type Page } from '@playwright/test';
import { hold } from '#tests/support/hold-calls.ts';
import { test } from '#tests/support/onboarding-fixtures.ts';
import { fillCompany, goToPricing, signUpAndFound } from '#tests/support/onboarding-steps.ts';

const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name });

async function payFor(page: Page, seats: number): Promise<void> {
  await goToPricing(page, seats);
  await page.getByRole('button', { name: 'Continue to checkout' }).dblclick();
  await page.waitForURL(/\/checkout\//);
  await page.getByRole('button', { name: 'Pay now (test)' }).dblclick();
  await expect(heading(page, 'Invite Your Team')).toBeVisible();
}

for (const [seats, amount, rows] of [
  [1, '$1,044.00', 0],
  [2, '$2,088.00', 1],
  [10, '$9,396.00', 9],
  [25, '$23,490.00', 9],
] as const) {
  test(`${seats} seats cost ${amount} a year and give ${rows} rows of invitations`, async ({ page, product, logo }) => {
    await signUpAndFound(page, product.address, `${seats} Seats Ltd`);
    await fillCompany(page, logo);
    await goToPricing(page, seats);
    await expect(page.getByText(amount)).toBeVisible();
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.waitForURL(/\/checkout\//);
    await expect(page.getByText(amount)).toBeVisible();
    await page.getByRole('button', { name: 'Pay now (test)' }).click();
    const dialog = page.getByRole('dialog');
    const offered: string =
      rows === 0
        ? 'Your subscription has one seat, which is yours. You can add seats in Billing at any time.'
        : `Add up to ${rows} team members (excluding yourself). Select their role: Admin or Member.`;
    await expect(dialog.getByText(offered)).toBeVisible();
    await expect(dialog.getByText('Add up to 0')).toHaveCount(0);
    const add = dialog.getByRole('button', { name: '+ Add Member' });
    for (let row = 0; row < rows; row += 1) await add.click();
    await expect(add).toBeDisabled();
    await expect(dialog.getByLabel('First name')).toHaveCount(rows);
    await dialog.getByRole('button', { name: 'Skip' }).dblclick();
    await expect(heading(page, 'Onboarding Summary')).toBeVisible();
    await expect(dialog.getByText(amount)).toBeVisible();
    await page.goto(`${product.address}/account/billing`);
    await expect(page.getByText(`${seats}, 1 in use`)).toBeVisible();
  });
}

test('a reload on every step and the back button leave nobody stuck, and every button may be pressed twice', async ({
  page,
  product,
  logo,
}) => {
  await signUpAndFound(page, product.address, 'Reload Ltd');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company Website').fill('https://www.example.com');
  await dialog.getByLabel('Industry').selectOption({ label: 'Manufacturing' });
  const members = await hold(page, '**/get-org-members/**');
  await page.reload();
  await expect(dialog.getByText('Loading org info...', { exact: true })).toBeVisible();
  members.release();
  await expect(dialog.getByLabel('Company Website')).toHaveValue('https://www.example.com');
  await expect(dialog.getByLabel('Industry')).toHaveValue('manufacturing');
  await dialog.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await dialog.getByRole('button', { name: 'Next' }).dblclick();
  await expect(heading(page, 'Complete Your Subscription')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Complete Your Subscription')).toBeVisible();
  await payFor(page, 3);
  await page.reload();
  await expect(heading(page, 'Invite Your Team')).toBeVisible();
  await expect(dialog.getByText('Add up to 2 team members')).toBeVisible();
  await dialog.getByRole('button', { name: '+ Add Member' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('mara@people.example');
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('mara@people.example');
  await dialog.getByRole('button', { name: 'Send Invites' }).dblclick();
  await expect(heading(page, 'Onboarding Summary')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText(/mara@people\.example · Member$/)).toBeVisible();
  await page.goBack();
  await page.goto(`${product.address}/onboarding/summary`);
  await dialog.getByRole('button', { name: 'Take Me to Dashboard' }).dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${product.address}/settings/team`);
  await expect(page.getByText('mara@people.example')).toHaveCount(1);
  const wizard = ['', '/welcome', '/org-details', '/add-team-members', '/add-team-members-final', '/summary'];
  for (const path of [...wizard, '/subscription-success']) {
    await page.goto(`${product.address}/onboarding${path}`);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('two tabs finish the same steps: one company, one subscription, and both go on', async ({
  page,
  context,
  product,
  logo,
}) => {
  await signUpAndFound(page, product.address, 'Two Tabs Ltd');
  const other = await context.newPage();
  await other.goto(`${product.address}/onboarding/org-details`);
  // Both stand at the same step: a tab that came later would be led on.
  await expect(other.getByRole('dialog').getByRole('heading', { name: 'Company Details' })).toBeVisible();
  await Promise.all([fillCompany(page, logo), fillCompany(other, logo)]);
  for (const tab of [page, other]) {
    await goToPricing(tab, 2);
    await tab.getByRole('button', { name: 'Continue to checkout' }).click();
    await tab.waitForURL(/\/checkout\//);
  }
  await page.getByRole('button', { name: 'Pay now (test)' }).click();
  await expect(heading(page, 'Invite Your Team')).toBeVisible();
  await other.getByRole('button', { name: 'Pay now (test)' }).click();
  await expect(
    other.getByText('This organization already has a subscription. Nothing was charged. Change it in Billing.'),
  ).toBeVisible();
  await other.goto(`${product.address}/onboarding/add-team-members-final`);
  for (const tab of [page, other]) {
    await tab.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
    await expect(heading(tab, 'Onboarding Summary')).toBeVisible();
    await tab.getByRole('dialog').getByRole('button', { name: 'Take Me to Dashboard' }).click();
    await expect(tab).toHaveURL(/\/dashboard$/);
  }
  await page.goto(`${product.address}/account/billing`);
  await expect(page.getByText('2, 1 in use')).toBeVisible();
  await expect(page.getByText('Annual plan, 2 seats')).toHaveCount(1);
});

test('another browser in mid-wizard goes on where the server knows the company to be', async ({
  page,
  browser,
  product,
  logo,
}) => {
  await signUpAndFound(page, product.address, 'Other Browser Ltd');
  const elsewhere = async () => {
    const context = await browser.newContext({
      storageState: { ...(await page.context().storageState()), origins: [] },
    });
    return context.newPage();
  };
  const early = await elsewhere();
  await early.goto(`${product.address}/dashboard`);
  await expect(early).toHaveURL(/\/onboarding\/welcome$/);
  await expect(heading(early, 'Welcome, Ines!')).toBeVisible();
  await early
    .getByRole('dialog')
    .getByRole('button', { name: /Set Up Your Company/ })
    .click();
  await fillCompany(early, logo);
  const later = await elsewhere();
  await later.goto(`${product.address}/dashboard`);
  await later.getByRole('button', { name: 'Continue setup' }).click();
  await expect(heading(later, 'Complete Your Subscription')).toBeVisible();
  await payFor(later, 4);
  const last = await elsewhere();
  await last.goto(`${product.address}/onboarding/add-team-members-final`);
  await expect(last.getByRole('dialog').getByText('Add up to 3 team members')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$|\/onboarding\/org-details$/);
  for (const tab of [early, later, last]) await tab.context().close();
});
