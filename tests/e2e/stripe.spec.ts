import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser-fixtures.ts';
import { freePort } from '#tests/support/oidc-servers.ts';
import { fillCompany, goToPricing, makeLogo, signUpAndFound } from '#tests/support/onboarding-steps.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { startStripe, type StripeServer } from '#tests/support/stripe-server.ts';

const folder = temporaryFolder('stripe');
let stripe: StripeServer;
let product: Product;
let logo: Buffer;

test.beforeAll(async () => {
  stripe = await startStripe();
  const port = await freePort();
  product = await startProduct(folder.path, {
    ...stripe.settings,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
  });
  stripe.control.webhookUrl = `${product.address}/api/payments/webhook`;
  logo = await makeLogo();
});
test.beforeEach(() => {
  stripe.control.held = false;
});
test.afterAll(async () => {
  await product.stop();
  await stripe.close();
  folder.remove();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function toCheckout(page: Page, organization: string, seats: number): Promise<void> {
  await signUpAndFound(page, product.address, organization);
  await fillCompany(page, logo);
  await goToPricing(page, seats);
  await expect(page.getByText('Test payments.')).toBeHidden();
  await page.getByRole('button', { name: 'Continue to checkout' }).dblclick();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
}

test('from sign-up over the hosted checkout to a paid workspace with 25 seats, its invoice and its portal', async ({
  page,
}) => {
  await toCheckout(page, 'Hosted Ltd', 25);
  await expect(heading(page, 'Pay $23490.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'Subscription Activated!')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText('Add up to 9 team members (excluding yourself). Select their role: Admin or Member.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog.getByText('Annual plan')).toBeVisible();
  await expect(dialog.getByText('$23,490.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take Me to Dashboard' }).dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(`${product.address}/account/subscription`);
  await expect(page.getByText('25, 1 in use')).toBeVisible();
  await expect(page.getByText('You can use everything in your plan.')).toBeVisible();
  await expect(page.getByText('Test payments')).toBeHidden();
  await expectAccessible(page);
  const invoice = page.getByRole('link', { name: /^Invoice of/ });
  await expect(invoice).toHaveAttribute('href', new RegExp(`^${stripe.url}/i/in_`));

  await page.getByRole('button', { name: 'Open payment portal' }).dblclick();
  await page.waitForURL(`${stripe.url}/p/session/**`);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page).toHaveURL(`${product.address}/account/billing?from=portal`);
  await expect(page.getByText('Canceled, active until the end of the period')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the subscription' }).dblclick();
  await expect(page.getByText('You can use everything in your plan.')).toBeVisible();
});

test('no event ever arrives: the success page asks the provider itself; a declined card and the way back change nothing', async ({
  page,
}) => {
  stripe.control.held = true;
  await toCheckout(page, 'Silent Ltd', 2);
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await expect(heading(page, 'Your card was declined')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${product.address}/pricing470194`);
  await page.getByLabel('Seats').fill('2');
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'Subscription Activated!')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Add up to 1 team members')).toBeVisible();
  await page.goBack();
  await page.goto(`${product.address}/account/billing`);
  await expect(page.getByText('2, 1 in use')).toBeVisible();
});

test('while a bank debit is under way setup can go on, and the plan comes when the money has come', async ({
  page,
}) => {
  await toCheckout(page, 'Debit Ltd', 3);
  await page.getByRole('button', { name: 'Pay by bank debit' }).click();
  await expect(heading(page, 'Verifying your subscription')).toBeVisible();
  await page.goto(`${product.address}/account/billing`);
  await expect(heading(page, 'Payment pending')).toBeVisible();
  const session = [...stripe.sessions.values()].findLast(
    ({ payment_status: paid, status }) => paid === 'unpaid' && status === 'complete',
  );
  if (!session) throw new Error('no debit is under way');
  stripe.control.held = true;
  await stripe.arrive(session);
  await expect(page.getByText('3, 1 in use')).toBeVisible();
});

test('seats go up after their price was shown, a declined card is told, fewer seats cost nothing', async ({ page }) => {
  await toCheckout(page, 'Seats Ltd', 2);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Add up to 1 team members')).toBeVisible();
  await page.goto(`${product.address}/account/billing`);
  await page.getByRole('textbox', { name: 'Seats' }).fill('4');
  await expect(
    page.getByText(/^\$2,08[78]\.\d\d now for the rest of the period, then \$4,176\.00 a year\.$/),
  ).toBeVisible();
  stripe.control.declines = true;
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(
    page.getByText(/^The payment was declined: Your card was declined\. Nothing was changed\./),
  ).toBeVisible();
  await expect(page.getByText('2, 1 in use')).toBeVisible();
  stripe.control.declines = false;
  await page.getByRole('button', { name: 'Change plan' }).dblclick();
  await expect(page.getByText('4, 1 in use')).toBeVisible();
  await page.getByRole('textbox', { name: 'Seats' }).fill('1');
  await expect(page.getByText(/^No charge now, and no refund for the current period\./)).toBeVisible();
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('monthly');
  await expect(page.getByText(/^The annual plan is paid to the end of its year\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change plan' })).toBeDisabled();
  await expectAccessible(page);
});
