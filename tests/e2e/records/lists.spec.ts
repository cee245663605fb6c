import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const count = 300;

test('a list of 300 draws what is near, knows the place of each, and goes by keys from end to end', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Long List Ltd');
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  const headers = { authorization: `Bearer ${session.token}` };
  for (let first = 1; first <= count; first += 25)
    await Promise.all(
      Array.from({ length: 25 }, async (_, at) => {
        const sessionName = `Call ${String(first + at).padStart(3, '0')}`;
        const made = await page.request.post(`${product.address}/api/automation/create-session/route`, {
          headers,
          data: { sessionName },
        });
        expect(made.status()).toBe(200);
      }),
    );
  await page.reload();
  const list = page.getByRole('list', { name: 'Discovery sessions' });
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(count));
  expect(await rows.count()).toBeLessThan(100);
  await expectAccessible(page);

  await rows.first().getByRole('link').focus();
  await page.keyboard.press('End');
  const last = list.locator('[aria-posinset="300"]');
  await expect(last.getByRole('link')).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  const before = list.locator('[aria-posinset="299"]').getByRole('link');
  await expect(before).toBeFocused();
  // What has the focus stays drawn, however far the page is scrolled.
  await list.evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(list.locator('[aria-posinset="1"]')).toBeInViewport();
  await expect(before).toBeFocused();
  await page.keyboard.press('Home');
  await expect(list.locator('[aria-posinset="1"]').getByRole('link')).toBeFocused();

  // Paper has every row, and the screen afterwards as few as before.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(count);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await rows.count()).toBeLessThan(100);

  // A search by words that leaves few rows draws them all, at their places.
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('Call 29');
  await expect(rows).toHaveCount(13);
  await expect(rows.last()).toHaveAttribute('aria-posinset', '13');
});
