import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('Ctrl K finds what there is and does what the product can, and ? lists the keys', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Palette Ltd');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const words = palette.getByRole('combobox');
  const options = palette.getByRole('option');

  // A new session out of the palette, found again by its name, all by keyboard.
  await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await words.fill('start disc');
  await expect(options).toHaveText(['Start a discovery session']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/session=/);
  await expect(palette).toBeHidden();
  const { pathname, search } = new URL(page.url());
  const sessionId = new URLSearchParams(search).get('session') ?? '';
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  await page.request.patch(`${product.address}/api/records/sessions/update-session/route?sessionId=${sessionId}`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { companyName: 'Norring Line' },
  });
  await page.goto(`${product.address}/settings/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await words.fill('norring');
  await expect(options.first()).toContainText('Norring Line');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pathname}\\?session=${sessionId}`));

  // What nothing holds is said; a search that failed can be repeated in place.
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await words.fill('qqzzqq');
  await expect(palette).toContainText('No matches');
  await page.context().setOffline(true);
  await words.fill('norring line');
  await expect(palette).toContainText('You’re offline.');
  await page.context().setOffline(false);
  await expect(options.first()).toContainText('Norring Line');
  await page.route('**/api/search', (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }));
  await words.fill('norring lin');
  await expect(options.filter({ hasText: 'Search failed.' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/search');
  await options.filter({ hasText: 'Search failed.' }).click();
  await expect(options.first()).toContainText('Norring Line');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeFocused();

  // Every screen that Settings lists is found by its name.
  await page.goto(`${product.address}/settings/profile`);
  const listed = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await expect(listed.first()).toBeVisible();
  const names = await listed.allInnerTexts();
  expect(names.length).toBeGreaterThan(12);
  await page.keyboard.press('Control+k');
  for (const name of names) {
    await words.fill(name);
    await expect(options.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');

  // Single keys, which mean nothing in a field and can be turned off.
  await page.goto(`${product.address}/settings/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('Ask about the call');
  // All of it at once, without scrolling.
  expect(await sheet.evaluate((all) => all.scrollHeight <= all.clientHeight)).toBe(true);
  await expectAccessible(page);
  await sheet.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await words.fill('keyboard');
  await page.keyboard.press('Enter');
  await sheet.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('#company')).toBeFocused();
  await page.keyboard.type('n?g');
  await expect(page.locator('#company')).toHaveValue('n?g');
});
