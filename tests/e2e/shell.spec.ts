import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { expect } from '@playwright/test';

test('a signed-out visitor of a protected page is sent to sign in and offered the page afterwards', async ({
  page,
  product,
}) => {
  const person = await signUpInBrowser(page, product, 'Guarded Ltd');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${product.address}/`);
  await page.goto(`${product.address}/admin/content`);
  await expect(page).toHaveURL(/\/sign-in/);
  await expectAccessible(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${product.address}/dashboard`);
  await expect(page.getByRole('link', { name: /Continue to Content Management/ })).toBeVisible();
});

test('the shell has a 90 px top bar and a sidebar of exactly three items', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Shell Ltd');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(90);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const links = page.getByRole('navigation').first().getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Dashboard', '/dashboard'],
    ['Content Management', '/admin/content'],
    ['Settings', '/settings/profile'],
  ]);
});

test('the path parameter becomes the address only when it stays on this site', async ({ page, product }) => {
  await page.goto(`${product.address}/?path=/sign-in`);
  await expect(page).toHaveURL(`${product.address}/sign-in`);
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.goto(`${product.address}/?path=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(product.address);
  }
});

test('an unknown address goes home when signed out and to the dashboard with a word when signed in', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/nowhere`);
  await expect(page).toHaveURL(`${product.address}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await signUpInBrowser(page, product, 'Lost Ltd');
  await page.goto(`${product.address}/nowhere`);
  await expect(page).toHaveURL(`${product.address}/dashboard`);
  await expect(page.locator('[data-toast]').filter({ hasText: 'That page does not exist' })).toBeVisible();
});

test('a server that is gone shows a failed list with Retry, never an empty one', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Offline Ltd');
  await page.route('**/api/records/prep-sessions/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load prep sessions')).toBeVisible();
  await page.unroute('**/api/records/prep-sessions/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load prep sessions')).toBeHidden();
});

test('robots.txt and favicon.ico are themselves and not the application', async ({ request, product }) => {
  const robots = await request.get(`${product.address}/robots.txt`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /share/');
  const icon = await request.get(`${product.address}/favicon.ico`);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
