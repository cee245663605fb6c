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

test('the newest line stays in view also in a call of more than 200 lines, until a line above has the focus', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  await signUpInBrowser(page, product, 'Long Call Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await page.getByRole('button', { name: 'Add transcript' }).click();
  const spoken = Array.from({ length: 230 }, (_, at) => `Bo Prospect: This is sentence ${at + 1} of the call.`);
  await page.getByLabel('Paste the transcript').fill(spoken.join('\n'));
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  await page.getByRole('button', { name: 'Continue call' }).click();
  await expect(page.getByRole('button', { name: 'End call' })).toBeVisible();
  await page.reload();
  const lines = page.getByRole('grid', { name: 'Notes and transcript' });
  await expect(lines.getByRole('row')).toHaveCount(200);
  await jump(page).click();
  await expect(page.getByText('This is sentence 230 of')).toBeInViewport({ ratio: 1 });
  const writer = await context.newPage();
  await writer.goto(page.url());
  const come = async (number: number) => {
    await note(writer, `Note ${number} of somebody else in the call`);
    await expect(page.getByText(`Note ${number} of`)).toBeAttached();
  };
  for (let number = 1; number <= 6; number += 1) {
    await come(number);
    await expect(page.getByText(`Note ${number} of`)).toBeInViewport({ ratio: 1 });
    await expect(jump(page)).toHaveCount(0);
  }
  await expect(lines.getByRole('row')).toHaveCount(206);

  const menus = lines.getByRole('button', { name: /^Change the line/u });
  await menus.last().focus();
  await page.keyboard.press('PageUp');
  await expect(menus.nth(195)).toBeFocused();
  await come(7);
  await expect(menus.nth(195)).toBeFocused();
  await expect(menus.nth(195)).toBeInViewport({ ratio: 1 });
  await expect(jump(page)).toHaveText(/1 new line/u);
  await page.keyboard.press('Home');
  await expect(menus.first()).toBeFocused();
  await expect(menus.first()).toBeInViewport({ ratio: 1 });
});
