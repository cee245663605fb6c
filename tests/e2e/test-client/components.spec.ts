import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const toasts = (page: Page) => page.locator('[data-toast][data-state=open]');

test('every component stands in both themes; toasts and tooltips keep their stated times and keys', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Parts Ltd');
  await page.clock.install();
  await page.goto(`${product.address}/test-client/components`);
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
  // The same token has another value in each theme.
  const [light, dark] = await page
    .getByRole('region', { name: 'Button, primary' })
    .locator('[data-scheme]')
    .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor));
  expect(light).not.toBe(dark);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1440, height: 900 });

  // One toast is visible, the new one in place of the old one; F8 takes the keyboard there.
  const [plain, failure] = [
    page.getByRole('button', { name: 'Show a toast' }),
    page.getByRole('button', { name: 'Show a failure' }),
  ];
  await plain.click();
  await expect(toasts(page)).toHaveText(/Card deleted/);
  await failure.click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveText(/Not kept/);
  await page.keyboard.press('F8');
  await expect(page.locator('[data-toasts]')).toBeFocused();
  // While it has the keyboard it stays.
  await page.clock.runFor(8000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);

  // 49 px to the right bring it back, 51 px close it.
  await plain.click();
  const box = await toasts(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
  const swipe = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 4 });
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(56);
  await expect(toasts(page)).toHaveCount(0);

  // A tooltip opens after 700 ms; its neighbor within 300 ms of leaving it at once.
  const bell = page.getByRole('button', { name: 'Notifications' }).nth(1);
  const trash = page.getByRole('button', { name: 'Delete', exact: true }).first();
  // The page's clock also runs by itself until it is paused.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await bell.hover();
  await page.clock.runFor(650);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toHaveText('Notifications');
  // On its way it leaves the tooltip, too, which may be pointed at.
  const at = await trash.boundingBox();
  await page.mouse.move((at?.x ?? 0) + 18, (at?.y ?? 0) + 18, { steps: 8 });
  await expect(page.getByRole('tooltip')).toHaveText('Delete');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a newer build is told in a calm line, and the numbers of an empty organization say what will come', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Newer Ltd');
  const notice = page.getByText('There’s a new version.');
  await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
  await expect(notice).toBeHidden();
  // Another node of the server was given the next build.
  await page.route('**/api/build', (route) => route.fulfill({ json: { script: '/assets/index-next.js' } }));
  await page.goto(`${product.address}/settings/numbers`);
  await expect(notice).toBeVisible();
  await expect(page.getByText('No numbers yet')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/build');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No numbers yet')).toBeVisible();
  await expect(notice).toBeHidden();
});
