import { expect } from '@playwright/test';
import { expectAccessible, test } from '#tests/support/browser-fixtures.ts';
import { startCaptchaServer } from '#tests/support/captcha-server.ts';
import { fillSignUp, withProduct } from '#tests/support/own-product.ts';

// Each starts a product of its own, some two.
test.beforeEach(() => {
  test.slow();
});

test('a captcha is drawn at sign-up alone, has to be solved, and its absence is said in words', async ({ page }) => {
  const captcha = await startCaptchaServer();
  await withProduct(captcha.settings, async (product) => {
    const person = { email: 'robin@people.example', password: 'tin roof violin 42' };
    await page.goto(`${product.address}/sign-in`);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(page.locator('script[src*="api.js"]')).toHaveCount(0);

    await page.goto(`${product.address}/sign-up`);
    await expect(page.getByRole('button', { name: 'I am a person (the-site)' })).toBeVisible();
    await expectAccessible(page);
    await fillSignUp(page, person);
    await expect(page.getByRole('alert')).toContainText('The check that you’re a person hasn’t finished');
    expect(captcha.checked).toEqual([]);
    await page.getByRole('button', { name: 'I am a person (the-site)' }).click();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.waitForURL('**/onboarding/create-org');
    expect(captcha.checked).toEqual(['solved']);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${product.address}/`);
    captcha.withholdScript();
    await page.goto(`${product.address}/sign-up`);
    await expect(page.getByRole('alert')).toContainText('The check that you’re a person couldn’t be loaded');
    await expectAccessible(page);
  });
  await captcha.close();
});
