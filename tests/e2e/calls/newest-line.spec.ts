import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const jump = (page: Page) => page.getByRole('button', { name: /^Jump to newest/u });

async function note(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** What two frames later is still at the same place has stopped moving. */
const top = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(window.scrollY);
          });
        });
      }),
  );

test('the newest line stays in view; whoever scrolls up is left alone, told how many came, and jumps back', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  await signUpInBrowser(page, product, 'Newest Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
  const writer = await context.newPage();
  await writer.goto(page.url());
  let last = 0;
  const come = async (count: number) => {
    for (let each = 0; each < count; each += 1) {
      last += 1;
      await note(writer, `Line ${last} of the call, as somebody else in it writes it down`);
    }
    await expect(page.getByText(`Line ${last} of`)).toBeAttached();
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (last > 0) await jump(page).click();
    // More than the screen holds; the reader has not moved.
    await come(14);
    await expect(page.getByText(`Line ${last} of`)).toBeInViewport({ ratio: 1 });
    await expect(jump(page)).toHaveCount(0);

    await page.mouse.move(width / 2, height / 3);
    await page.mouse.wheel(0, -300);
    await expect(jump(page)).toHaveText('Jump to newest');
    const left = await top(page);
    await come(2);
    await expect(jump(page)).toHaveText('Jump to newest2 new lines');
    expect(await top(page)).toBe(left);
    await expectAccessible(page);
    await jump(page).press('Enter');
    await expect(page.getByText(`Line ${last} of`)).toBeInViewport({ ratio: 1 });
    await expect(jump(page)).toHaveCount(0);
    await come(1);
    await expect(page.getByText(`Line ${last} of`)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -300);
    await expect(jump(page)).toBeVisible();
  }
  await writer.getByRole('button', { name: 'End call' }).click();
  await expect(jump(page)).toHaveCount(0);
});
