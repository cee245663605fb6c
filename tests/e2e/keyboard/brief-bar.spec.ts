import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';

const top = async (it: Locator): Promise<number> => (await it.boundingBox())?.y ?? Number.NaN;
const bottom = async (it: Locator): Promise<number> => {
  const box = await it.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0);
};

async function prepare(page: Page, company: string): Promise<void> {
  await startPreparing(page, company);
  await expect(page).toHaveTitle(/^Ready: /, { timeout: 60_000 });
}

test('a brief has its sections and its next step in reach wherever one reads', async ({ page, product, prospects }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpInBrowser(page, product, 'In Reach Ltd');
  await prepare(page, prospects.quick.url);
  const bar = page.locator('[data-brief-bar]');
  const sections = page.getByRole('navigation', { name: 'Sections of the brief' });
  const start = page.getByRole('button', { name: 'Start discovery' });
  const heading = (name: string): Locator => page.getByRole('heading', { name, exact: true });
  const isBelowBar = async (it: Locator): Promise<void> => {
    await expect.poll(async () => (await top(it)) - (await bottom(bar))).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await top(it)) - (await bottom(bar))).toBeLessThan(60);
  };

  await expect(sections.getByRole('link', { name: '30 seconds' })).toHaveAttribute('aria-current', 'location');
  await sections.getByRole('link', { name: 'Pain points' }).focus();
  await page.keyboard.press('Enter');
  await isBelowBar(heading('Predicted pain points'));
  await expect(sections.locator('[aria-current]')).toHaveText('Pain points');
  await expect(start).toBeInViewport({ ratio: 1 });
  // What the keyboard reaches next isn't under the bar.
  await page.keyboard.press('Tab');
  await expect.poll(async () => top(page.locator(':focus'))).toBeGreaterThanOrEqual(await bottom(bar));
  await page.mouse.wheel(0, 20_000);
  await expect(sections.locator('[aria-current]')).toHaveText('Sources');
  await expect(start).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const open = page.getByRole('button', { name: /^Go to a section/ });
  await expect(open).toContainText('30 seconds');
  await open.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Talking points' }).press('Enter');
  await isBelowBar(heading('Talking points'));
  await expect(heading('Talking points')).toBeFocused();
  await expect(open).toContainText('Talking points');
  await expect(start).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await start.click();
  await page.waitForURL(/session=/);
  // What the brief states is filled in, and nothing has begun.
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Supply Chain and Logistics');
  await expect(page.getByRole('combobox', { name: 'Company size' })).toHaveValue('501 to 1,000');
});
