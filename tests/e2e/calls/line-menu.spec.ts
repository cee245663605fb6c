import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const spoken = Array.from({ length: 24 }, (_, at) => `Bo Prospect: This is sentence ${at + 1} of the call.`);

async function callWithLines(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page.getByLabel('Paste the transcript').fill(spoken.join('\n'));
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  const lines = page.getByRole('grid', { name: 'Notes and transcript' });
  await expect(lines.getByRole('row')).toHaveCount(spoken.length);
  return lines;
}

async function expectInside(page: Page, menu: Locator): Promise<void> {
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) throw new Error('no box');
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
}

test('the menu of a line opens within the screen, and a line is corrected with the mouse and by keyboard', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Menu Ltd');
  const lines = await callWithLines(page);
  for (const [width, height, at] of [
    [1440, 900, 11],
    [390, 844, 7],
  ] as const) {
    await page.setViewportSize({ width, height });
    const line = lines.getByRole('row').nth(at);
    await line.scrollIntoViewIfNeeded();
    await line.hover();
    await line.getByRole('button', { name: /^Change the line/u }).click();
    const menu = page.getByRole('menu');
    await expectInside(page, menu);
    await menu.getByRole('menuitem', { name: 'Correct the words' }).click();
    const field = line.getByRole('textbox', { name: 'Correct the words' });
    await expect(field).toBeFocused();
    await field.fill(`Corrected at ${width}`);
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveCount(0);
    await expect(line).toContainText(`Corrected at ${width}`);
  }
  const line = lines.getByRole('row').nth(3);
  await line.getByRole('button', { name: /^Change the line/u }).focus();
  await page.keyboard.press('Enter');
  await expectInside(page, page.getByRole('menu'));
  await page.keyboard.press('Enter');
  const field = line.getByRole('textbox', { name: 'Correct the words' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed without a mouse');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Typed without a mouse');
  await expect(line.getByRole('button', { name: /^Change the line/u })).toBeFocused();
  await page.reload();
  for (const words of ['Corrected at 1440', 'Corrected at 390', 'Typed without a mouse'])
    await expect(lines.getByText(words)).toBeVisible();
});

test('all lines are one stop of Tab: arrows go from line to line, and Tab comes back to the last one', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Arrows Ltd');
  const lines = await callWithLines(page);
  const menuOf = (at: number) => lines.getByRole('row').nth(at).getByRole('button');
  const last = spoken.length - 1;
  await expect(lines.locator('[tabindex="0"]')).toHaveCount(1);
  await menuOf(last).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(menuOf(last - 2)).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(last - 1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(menuOf(0)).toBeFocused();
  await expect(menuOf(0)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('PageDown');
  await expect(menuOf(10)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(lines.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(menuOf(10)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(10)).toBeFocused();
});

test('a name that is corrected in one line is corrected in the others too, and an admin has its spelling remembered', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Spelling Ltd');
  const lines = await callWithLines(page);
  const line = lines.getByRole('row').nth(2);
  await line.hover();
  await line.getByRole('button', { name: /^Change the line/u }).click();
  await page.getByRole('menuitem', { name: 'Correct the words' }).click();
  await line.getByRole('textbox', { name: 'Correct the words' }).fill('This is centence 3 of the call.');
  await page.keyboard.press('Enter');
  const offer = line.getByRole('group', { name: 'Spelling of centence' });
  await expect(offer).toContainText('“sentence” → “centence”');
  await expect(line.getByRole('button', { name: /^Change the line/u })).toBeFocused();
  // Closes the hint of the focused button, which axe counts as text outside of all regions.
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await offer.getByRole('button', { name: `Also change ${spoken.length - 1} other lines` }).click();
  await expect(lines.getByText('This is centence')).toHaveCount(spoken.length);
  await offer.getByRole('button', { name: 'Remember this spelling' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto(`${product.address}/settings/capture`);
  await expect(page.getByRole('textbox', { name: /names/iu })).toHaveValue('centence');
});
