import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Newest coach card' });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Keep note' }).click();
}

async function openCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
}

test('on a phone, a line above the notes shows the newest card, counts unread ones and opens them', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpInBrowser(page, product, 'Phone Ltd');
  await openCall(page);
  await expect(strip(page)).toHaveCount(0);
  await say(page, 'Where is our data stored, is it encrypted and GDPR compliant?');
  await expect(strip(page)).toBeInViewport({ ratio: 1 });
  await expect(strip(page)).toContainText('1 new');
  await say(page, 'Honestly, this is too expensive for us.');
  // Each noted doubt has its card, whatever the pace.
  await expect(strip(page)).toContainText('2 new');
  await expectAccessible(page);
  expect((await strip(page).boundingBox())?.height).toBeLessThan(60);
  // What isn't read stays unread over a reload.
  await page.reload();
  const line = strip(page).getByRole('button').first();
  await expect(line).toContainText('2 new');
  await line.click();
  await expect(strip(page).getByRole('article')).toHaveCount(2);
  await expect(strip(page).getByRole('article').first()).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await line.press('Escape');
  await expect(strip(page).getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('new');
});

test('no toast covers the note line or the coach', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Toast Ltd');
  await openCall(page);
  const send = page.getByRole('button', { name: 'Keep note' });
  for (const width of [1440, 1200, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The keys are listened for anew once the screen is laid out for this width.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    await page.route('**/help', (route) => route.abort());
    await page.keyboard.press('Alt+h');
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    for (const other of [send, page.getByRole('textbox', { name: 'Note', exact: true })]) {
      const at = await other.boundingBox();
      if (box === null || at === null) throw new Error('not on the page');
      const apart =
        box.x + box.width <= at.x ||
        at.x + at.width <= box.x ||
        box.y + box.height <= at.y ||
        at.y + at.height <= box.y;
      expect(apart, `at ${width} px`).toBe(true);
    }
    await page.getByRole('button', { name: 'Close notification' }).click();
  }
});
