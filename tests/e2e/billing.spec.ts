import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

async function subscribeInBrowser(page: Page, address: string, seats: number): Promise<void> {
  await page.goto(`${address}/pricing470194`);
  await page.getByLabel('Monthly').check();
  await page.getByLabel('Seats').fill(String(seats));
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/checkout\//);
  const checkout = page.url();
  await page.getByRole('button', { name: 'Pay now (test)' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Invite Your Team' })).toBeVisible();
  // The checkout and the plans know that it is paid.
  await page.goto(checkout);
  await expect(page.getByText('This checkout is paid. Nothing more is charged.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now (test)' })).toBeHidden();
  await expectAccessible(page);
  await page.goto(`${address}/pricing470194`);
  await expect(page.getByText('You have the Monthly plan with 3 seats.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change plan in Billing' }).click();
  // The prices have a field for seats too: what follows is for the page that comes.
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
}

async function letPass(page: Page, address: string, turn: string): Promise<void> {
  await page.goto(`${address}/pricing470194/portal`);
  const settled = page.waitForResponse('**/api/payments/test-portal');
  await page.getByRole('button', { name: turn }).click();
  await settled;
}

test('the button names what it charges, fewer seats wait for the next period, and a failed payment is told everywhere', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Dues Ltd');
  await subscribeInBrowser(page, product.address, 3);
  await page.getByRole('textbox', { name: 'Seats' }).fill('4');
  await expect(page.getByRole('button', { name: /^Change plan, pay \$1\d\d\.\d\d$/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Seats' }).fill('1');
  await page.getByRole('button', { name: 'Change plan, no charge now' }).click();
  await expect(page.getByText('3, 1 in use')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^1 seat from / })).toBeVisible();
  await expectAccessible(page);
  await letPass(page, product.address, 'Let the period end');
  await page.goto(`${product.address}/account/billing`);
  await expect(page.getByText('1, 1 in use')).toBeVisible();

  await letPass(page, product.address, 'Let the renewal fail');
  for (const path of ['/dashboard', '/settings/team', '/admin/content']) {
    await page.goto(`${product.address}${path}`);
    await expect(page.getByRole('region', { name: 'Payment failed' })).toContainText('Your plan ends on');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: /Payment failed/ }).click();
  await expect(page.getByText('Payment is past due')).toBeVisible();
  await expect(page.getByText(/Without a payment, the plan ends on /)).toBeVisible();

  await letPass(page, product.address, 'Give up');
  await page.goto(`${product.address}/dashboard`);
  await expect(page.getByRole('region', { name: 'Subscription ended' })).toContainText('Your subscription ended on');
  await expect(page.getByRole('region', { name: 'Finish setup' })).toBeHidden();
  await page.getByRole('link', { name: 'Subscribe again' }).click();
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toBeVisible();
});

test('without a subscription the team step claims no seat', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Seatless Ltd');
  await page.goto(`${product.address}/onboarding/add-team-members-final`);
  await expect(page.getByText('There’s no subscription yet, so there are no seats to fill here.')).toBeVisible();
  await expect(page.getByText('Your subscription has one seat')).toBeHidden();
});
