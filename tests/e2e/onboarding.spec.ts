import { deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/onboarding-fixtures.ts';
import { fillCompany, signUpAndFound } from '#tests/support/onboarding-steps.ts';

async function goToCheckout(page: Page, seats: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Pricing' }).click();
  await expect(page.getByText('Redirecting to secure payment portal...').first()).toBeVisible();
  await page.waitForURL(/\/pricing470194\?/);
  const query = new URL(page.url()).searchParams;
  expect([...query.keys()]).toEqual([
    'email',
    'clerk_user_id',
    'clerk_org_id',
    'client_id',
    'company_name',
    'full_name',
  ]);
  expect(query.get('full_name')).toBe('Ines Falk');
  await page.getByLabel('Seats').fill(seats);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/pricing470194\/checkout\//);
  await expect(page.getByText('Test payments.')).toBeVisible();
}

test('a new person comes from sign-up to a paid, ready workspace', async ({ page, product, logo }) => {
  await signUpAndFound(page, product.address, 'Falk & Co');
  await fillCompany(page, logo);
  await goToCheckout(page, '3');
  await expect(page.getByText('$3,132.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now (test)' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
  await expect(page.getByText('Attempt 1 of 11')).toBeVisible();
  await expect(page.getByText(/^cs_test_.{17}\.\.\.$/)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Invite Your Team' })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(
    dialog.getByText('Add up to 2 team members (excluding yourself). Select their role: Admin or Member.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send Invites' })).toBeDisabled();
  await dialog.getByRole('button', { name: '+ Add Member' }).click();
  await dialog.getByRole('button', { name: '+ Add Member' }).click();
  await expect(dialog.getByRole('button', { name: '+ Add Member' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog.getByRole('heading', { name: 'Onboarding Summary' })).toBeVisible();
  await expect(dialog.getByText('No additional members invited')).toBeVisible();
  await expect(dialog.getByText('$3,132.00')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('Annual plan')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take Me to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Finish setup')).toBeHidden();
  const stored = await page.evaluate(() => [
    localStorage.getItem('new-onboarding-store'),
    localStorage.getItem('onboarding-storage'),
    localStorage.getItem('user-onboarded'),
  ]);
  expect(JSON.parse(stored[0] ?? '')).toMatchObject({
    version: 1,
    state: { isOnboarded: true, currentStep: 'WELCOME' },
  });
  expect(JSON.parse(stored[1] ?? '')).toMatchObject({ version: 1 });
  expect(stored[2]).toBe('true');
  await page.goto(`${product.address}/account/billing`);
  await expect(page.getByText('3, 1 in use')).toBeVisible();
  await expect(page.getByText('0 of 540 sessions')).toBeVisible();
});

test('invitations go out row by row, and the summary marks those that did not', async ({ page, product, logo }) => {
  await signUpAndFound(page, product.address, 'Inviting AG');
  await fillCompany(page, logo);
  await goToCheckout(page, '4');
  await page.getByRole('button', { name: 'Pay now (test)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Invite Your Team' })).toBeVisible();
  for (let row = 0; row < 3; row += 1) await dialog.getByRole('button', { name: '+ Add Member' }).click();
  const emails = dialog.getByLabel('Email');
  await emails.nth(0).fill('mara@people.example');
  await emails.nth(1).fill('not an address');
  await emails.nth(2).fill('   ');
  await dialog.getByRole('button', { name: 'Send Invites' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast.filter({ hasText: 'All members must have a valid email address.' })).toContainText(
    'Invalid Input',
  );
  await dialog.getByRole('button', { name: 'Remove member 3' }).click();
  await page.route('**/add-multi-user', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send Invites' }).click();
  await expect(toast.filter({ hasText: 'Failed to send invites. Please try again.' })).toContainText('Invite Error');
  await page.unroute('**/add-multi-user');
  // What the server says is shown, also without a failed status, and nothing is skipped while invitations are on their way.
  for (const [status, error] of [
    [500, 'Server says no'],
    [200, 'Soft error'],
  ] as const) {
    await page.route('**/add-multi-user', async (route) => {
      await expect(dialog.getByRole('button', { name: 'Skip' })).toHaveAttribute('aria-disabled', 'true');
      await dialog.getByRole('button', { name: 'Skip' }).dispatchEvent('click');
      await route.fulfill({ status, json: { error } });
    });
    await dialog.getByRole('button', { name: 'Send Invites' }).click();
    await expect(toast.filter({ hasText: error })).toContainText('Invite Error');
    await page.unroute('**/add-multi-user');
  }
  await expect(dialog.getByRole('heading', { name: 'Invite Your Team' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Invites' }).click();
  await expect(page.getByText('1 invite(s) sent successfully. 1 invite(s) failed.').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Onboarding Summary' })).toBeVisible();
  await expect(dialog.getByText(/mara@people\.example · Member$/)).toBeVisible();
  await expect(dialog.getByLabel('Email 2')).toHaveValue('not an address');
  await expect(dialog.getByLabel('Email 2')).toHaveAccessibleDescription('This isn’t a valid email address.');
});

test('a declined payment keeps the checkout open and cancelling leads back to the plans', async ({
  page,
  product,
  logo,
}) => {
  await signUpAndFound(page, product.address, 'Declined Ltd');
  await fillCompany(page, logo);
  await goToCheckout(page, '1');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByText('The test payment was declined. Nothing was charged. Try again or cancel.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/pricing470194$/);
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'Continue setup' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
});

test('a late report of the payment strands nobody, also in another browser', async ({
  page,
  browser,
  product,
  logo,
}) => {
  await signUpAndFound(page, product.address, 'Late Inc');
  await fillCompany(page, logo);
  await goToCheckout(page, '2');
  await page.getByRole('button', { name: 'Pay, report late' }).click();
  await expect(page.getByText('Attempt 3 of 11')).toBeVisible();
  await expect(page.getByText(/taking longer than expected/)).toBeVisible({ timeout: 20_000 });
  const other = await browser.newContext({ storageState: { ...(await page.context().storageState()), origins: [] } });
  const fresh = await other.newPage();
  await fresh.goto(`${product.address}/onboarding/add-team-members?redirectFromSubscription=true`);
  await expect(fresh.getByText('Hang tight! This may take up to 15-20 seconds.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible({ timeout: 20_000 });
  await expect(fresh.getByRole('dialog').getByText('Add up to 1 team members')).toBeVisible({ timeout: 30_000 });
  await expect(fresh).toHaveURL(/\/onboarding\/add-team-members-final$/);
  await other.close();
});

test('without a name no organization is made, and a double click makes one', async ({ page, product }) => {
  await page.goto(`${product.address}/sign-up`);
  await page.getByLabel('First name').fill('Ines Maria');
  await page.getByLabel('Last name').fill('Falk');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill(`pass-${crypto.randomUUID()}`);
  await page.getByRole('button', { name: /sign up|create account/i }).click();
  await page.waitForURL('**/onboarding/create-org');
  // What this browser remembers of an organization that is gone is dropped.
  await page.evaluate(() => {
    const state = { isOnboarded: true, currentStep: 'SUMMARY', clerkOrgId: 'gone', clientId: 'gone' };
    localStorage.setItem('new-onboarding-store', JSON.stringify({ state, version: 1 }));
    localStorage.setItem('user-onboarded', 'true');
  });
  await page.goto(`${product.address}/dashboard`);
  await page.waitForURL('**/onboarding/create-org');
  const remembered = () =>
    page.evaluate(() => [localStorage.getItem('new-onboarding-store'), localStorage.getItem('user-onboarded')]);
  await expect.poll(async () => (await remembered())[1]).toBeNull();
  expect(JSON.parse((await remembered())[0] ?? '')).toMatchObject({ state: { isOnboarded: false, clientId: '' } });
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page.getByText('Organization Name is required')).toBeVisible();
  await page.getByLabel('Organization Name').fill('Twice & Co');
  await page.getByRole('button', { name: 'Create Organization' }).dblclick();
  await expect(page).toHaveURL(/\/onboarding\/org-details$/);
  const { memberships, user } = await page.evaluate(async () => {
    const { session } = (await (await fetch('/api/auth/get-session')).json()) as { session: { token: string } };
    return (await (await fetch('/api/session', { headers: { authorization: `Bearer ${session.token}` } })).json()) as {
      memberships: unknown[];
      user: unknown;
    };
  });
  expect(memberships).toHaveLength(1);
  expect(user).toMatchObject({ firstName: 'Ines Maria', lastName: 'Falk' });
});

test('wrong company details are told beside their field', async ({ page, product, logo }) => {
  await signUpAndFound(page, product.address, 'Careful GmbH');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Please fill out all required fields.')).toBeVisible();
  await dialog.getByLabel('Industry').selectOption('saas');
  const file = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('Logo').setInputFiles({ name, mimeType, buffer });
  await file('logo.png', 'image/png', logo);
  for (const website of ['acme.com', 'javascript:x']) {
    await dialog.getByLabel('Company Website').fill(website);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('Please enter a valid website URL.')).toBeVisible();
  }
  await dialog.getByLabel('Company Website').fill('https://acme.com');
  await file('notes.txt', 'text/plain', Buffer.from('x'));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Logo must be an image file')).toBeVisible();
  await file('large.png', 'image/png', Buffer.alloc(2_097_152));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('File size must be less than 2MB')).toBeVisible();
  await file('paper.png', 'image/png', Buffer.from(`%PDF-1.7\n${deflateSync('x').toString('base64')}`));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Logo must be an image file')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Company Website')).toHaveValue('https://acme.com');
});

test('solutions are added, changed and deleted on the setup screen', async ({ page, product, logo }) => {
  await signUpAndFound(page, product.address, 'Solvers');
  await fillCompany(page, logo);
  await page.goto(`${product.address}/onboarding/solution-setup`);
  await expect(page.getByRole('heading', { name: 'Set Up Your Solutions' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('alert').getByText('Please add at least one solution before finishing.')).toBeVisible();
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(page.getByText('Solution name cannot be empty')).toBeVisible();
  await expect(page.getByText('Solution description cannot be empty')).toBeVisible();
  await page.getByLabel('Solution name').fill('  Dispatch ');
  await page.getByLabel('Description').fill('Plans runs');
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(page.getByText('Solution added successfully').first()).toBeVisible();
  await page.getByLabel('Solution name').fill('dispatch');
  await page.getByLabel('Description').fill('Again');
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(page.getByText('A solution with this name already exists.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit Dispatch' }).click();
  await page.getByLabel('Solution name').fill('Dispatch Pro');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Solution updated successfully').first()).toBeVisible();
  await page.route('**/delete-solution/route', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Delete Dispatch Pro' }).click();
  await page.getByRole('button', { name: 'Delete solution' }).click();
  await expect(page.getByText('Failed to delete solution').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Dispatch Pro' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your workspace is ready!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
