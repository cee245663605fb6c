import { expect, type Page } from '@playwright/test';
import { hold } from '#tests/support/hold-calls.ts';
import { test } from '#tests/support/onboarding-fixtures.ts';
import { fillCompany, goToPricing, signUpAndFound } from '#tests/support/onboarding-steps.ts';

/** Every wait that a page begins, in milliseconds; the clock of the page stands still between `runFor`s. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const begun: number[] = [];
    Object.assign(window, { begunWaits: begun });
    const { setTimeout: plain } = window;
    window.setTimeout = ((work: TimerHandler, wait?: number, ...rest: unknown[]) => {
      begun.push(wait ?? 0);
      return plain(work, wait, ...rest);
    }) as typeof window.setTimeout;
  });
}
const pause = async (page: Page): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
const begun = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(
    (wanted) => (window as unknown as { begunWaits: number[] }).begunWaits.filter((wait) => wait === wanted).length,
    milliseconds,
  );
const waits = (page: Page, milliseconds: number) => expect.poll(() => begun(page, milliseconds));

const sessionId = 'cs_test_abcdefghijklmnopqrstuvwxyz';
const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });

test('the success page asks at once and every 3 s, 11 times, counts them and the time, and can begin again', async ({
  page,
  product,
  logo,
}) => {
  await signUpAndFound(page, product.address, 'Eleven Ltd');
  await fillCompany(page, logo);
  await stopClock(page);
  const first = await hold(page, '**/api/payments/reconcile');
  await page.goto(`${product.address}/onboarding/subscription-success?session_id=${sessionId}`);
  await expect(page.getByText('Attempt 1 of 11')).toBeVisible();
  await expect.poll(first.asked).toBe(1);
  await pause(page);
  first.release();
  for (let attempt = 1; attempt < 11; attempt += 1) {
    await waits(page, 3000).toBe(attempt);
    await page.clock.runFor(2999);
    await expect(page.getByText(`Attempt ${attempt} of 11`)).toBeVisible();
    await expect(page.getByText(/taking longer than expected/)).toBeVisible({ visible: attempt >= 5 });
    await page.clock.runFor(1);
    await expect(page.getByText(`Attempt ${attempt + 1} of 11`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Payment Processing' })).toBeVisible();
  await expect(toast(page, 'Verification Timeout')).toBeVisible();
  await expect(page.getByText(/^00:3[1-9]$/)).toBeVisible();
  await expect(page.getByText('cs_test_abcdefghijklmnopq...', { exact: true })).toBeVisible();

  await page.route('**/api/payments/reconcile', (route) => route.abort());
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('Attempt 1 of 11')).toBeVisible();
  await expect(page.getByText('00:00')).toBeVisible();
  for (let attempt = 1; attempt < 11; attempt += 1) {
    await waits(page, 3000).toBe(10 + attempt);
    await page.clock.runFor(3000);
    await expect(page.getByText(`Attempt ${attempt + 1} of 11`)).toBeVisible();
  }
  await expect(toast(page, 'Verification Error')).toBeVisible();
  await page.getByRole('button', { name: 'Continue Setup' }).dblclick();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(toast(page, 'Continuing Setup')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('new-onboarding-store') ?? '');
  expect(JSON.parse(stored)).toMatchObject({ state: { subscriptionSessionId: sessionId, currentStep: 'ADD_TEAM' } });

  await page.clock.resume();
  await page.goto(`${product.address}/onboarding/subscription-success`);
  await expect(page.getByText('Attempt 1 of 11')).toBeVisible();
  await expect(page.getByText('Session', { exact: true })).toBeHidden();
});

test('1 s before the pricing page, 2 s after success, 100 ms after the summary', async ({ page, product, logo }) => {
  await signUpAndFound(page, product.address, 'Moments Ltd');
  await stopClock(page);
  await page.reload();
  await fillCompany(page, logo);
  await pause(page);
  const others = await begun(page, 1000);
  let left = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/pricing470194?')) left += 1;
  });
  await page.getByRole('button', { name: 'Continue to Pricing' }).dblclick();
  await expect(toast(page, 'Redirecting to secure payment portal...')).toBeVisible();
  await waits(page, 1000).toBeGreaterThan(others);
  await page.clock.runFor(999);
  expect(page.url()).toMatch(/\/onboarding\/org-details$/);
  await page.clock.runFor(1);
  await page.waitForURL(/\/pricing470194\?/);
  await page.clock.resume();
  expect(left).toBe(1);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/checkout\//);
  const lookup = await hold(page, '**/client/fetch-by-clerk-ids/route**');
  await page.getByRole('button', { name: 'Pay now (test)' }).click();
  await expect.poll(lookup.asked).toBe(1);
  await pause(page);
  lookup.release();
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
  await expect(toast(page, 'Subscription Confirmed!')).toBeVisible();
  await waits(page, 2000).toBe(1);
  await page.clock.runFor(1999);
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.clock.resume();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog.getByRole('heading', { name: 'Onboarding Summary' })).toBeVisible();
  await pause(page);
  const before = await begun(page, 100);
  await dialog.getByRole('button', { name: 'Take Me to Dashboard' }).dblclick();
  await waits(page, 100).toBeGreaterThan(before);
  await page.clock.runFor(99);
  expect(page.url()).not.toContain('/dashboard');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the populating screen waits 15 s, then asks 3 times, 5 s apart, and goes on to the team with the stated toast, which closes after 5 s and is gone after 6 more', async ({
  page,
  product,
  logo,
}) => {
  await signUpAndFound(page, product.address, 'Populating Ltd');
  await fillCompany(page, logo);
  await stopClock(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('get-subscription-by-clientid')) asked += 1;
  });
  await page.goto(`${product.address}/onboarding/add-team-members?redirectFromSubscription=true`);
  await expect(page.getByText('Hang tight! This may take up to 15-20 seconds.')).toBeVisible();
  await waits(page, 15_000).toBe(1);
  const began = await page.evaluate(() => Date.now());
  await pause(page);
  // The second that pausing took counts, and a moment may have passed before the wait was seen.
  await page.clock.runFor(13_000 - 500);
  expect(asked).toBe(0);
  await page.clock.runFor(1500);
  expect((await page.evaluate(() => Date.now())) - began).toBeGreaterThanOrEqual(15_000);
  for (const attempt of [1, 2]) {
    await waits(page, 5000).toBe(attempt);
    expect(asked).toBe(attempt);
    await page.clock.runFor(4999);
    expect(asked).toBe(attempt);
    await page.clock.runFor(1);
  }
  await expect(page).toHaveURL(/\/onboarding\/add-team-members-final$/);
  await expect(toast(page, 'Could not retrieve subscription data. Proceeding to team setup.')).toBeVisible();
  expect(asked).toBe(3);
  await waits(page, 5000).toBe(3);
  await page.clock.runFor(4999);
  await expect(toast(page, 'Airtable Error')).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, 'Airtable Error')).toBeHidden();
  await waits(page, 6000).toBe(1);
  await page.clock.runFor(5999);
  await expect(toast(page, 'Airtable Error')).toBeAttached();
  await page.clock.runFor(1);
  await expect(toast(page, 'Airtable Error')).not.toBeAttached();
});

test('with one seat the populating screen leads to the summary', async ({ page, product, logo }) => {
  await signUpAndFound(page, product.address, 'Single Ltd');
  await fillCompany(page, logo);
  await goToPricing(page, 1);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/checkout\//);
  await page.getByRole('button', { name: 'Pay now (test)' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
  await page.clock.install();
  await page.goto(`${product.address}/onboarding/add-team-members`);
  await expect(page.getByText('Populating subscription information...')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL(/\/onboarding\/summary$/);
  await expect(page.getByRole('dialog').getByText('$1,044.00')).toBeVisible();
});
