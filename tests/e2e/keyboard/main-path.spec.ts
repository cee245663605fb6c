import { expect, test, type Locator, type Page } from '@playwright/test';
import { withProduct } from '#tests/support/own-product.ts';

/** Longer than the way to anything on these screens: more Tabs than that, and it cannot be reached. */
const mostTabs = 60;

/** Whether the focus can be seen: an outline of 2 px on what has it, on what is drawn over it, or on the box that it stands in. */
function isFocusShown(): boolean {
  const drawn = (element: Element | null, part?: string): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const { activeElement } = document;
  return drawn(activeElement) || drawn(activeElement, '::after') || drawn(activeElement?.parentElement ?? null);
}

/** Whether the element that has the focus is in view and nothing lies over its middle. */
function isFocusInView(): boolean {
  const element = document.activeElement;
  if (element === null) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (element.contains(over) || over.contains(element));
}

/** Tab by Tab to something that may have the focus already; whatever is passed on the way shows the focus too. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const goal = await wanted.elementHandle();
  const isThere = () => page.evaluate((element) => element === document.activeElement, goal);
  for (let pressed = 0; pressed < mostTabs && !(await isThere()); pressed += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isFocusShown)) continue;
    // Between the last and the first stands the browser's own part, which the page can't see.
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
    expect(at, 'no visible focus').toMatch(/^<body/u);
  }
  await expect(wanted).toBeFocused();
  expect(await page.evaluate(isFocusInView), 'the focus is out of sight').toBe(true);
}

test('a rep goes from the demo link to the proposal without a mouse, and sees where the focus is', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { keyboard } = page;
  await withProduct({}, async (product) => {
    await page.goto(product.demoLink);
    await tabTo(page, page.getByLabel('Company', { exact: true }));
    await keyboard.type('www.fernhollow.example');
    await keyboard.press('Enter');
    await expect(page.getByLabel('First name')).toBeVisible();
    await tabTo(page, page.getByLabel('First name'));
    await keyboard.type('Rhys');
    await tabTo(page, page.getByLabel('Last name'));
    await keyboard.type('Tolland');
    await tabTo(page, page.getByLabel('Role (optional)'));
    await keyboard.type('Chief Operating Officer');
    await tabTo(page, button('Prepare meeting'));
    await keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Ready: Fernhollow Cold Chain/u, { timeout: 60_000 });

    await tabTo(page, button('Start discovery'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
    await tabTo(page, page.getByLabel('First name'));
    await tabTo(page, button('Continue to current state'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '2. Current state' })).toBeFocused();
    await tabTo(page, button('Add barrier'));
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Barrier 1' })).toBeFocused();
    expect(await page.evaluate(isFocusShown)).toBe(true);
    await keyboard.type('Slips go missing in the yard');
    await keyboard.press('Alt+n');
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeFocused();
    expect(await page.evaluate(isFocusShown)).toBe(true);
    await keyboard.type('They enter each load twice');
    await keyboard.press('Enter');

    const stages = page.getByRole('navigation', { name: 'Stages' });
    await stages.getByRole('link', { name: /Future state/u }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '3. Future state' })).toBeFocused();
    await tabTo(page, button('Continue to AI summary'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '4. AI summary' })).toBeFocused();
    await tabTo(page, button('Continue to solution and proposal'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '5. Solution and proposal' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Open proposal' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Proposal for Fernhollow Cold Chain' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Challenges' })).toContainText('Slips go missing in the yard');
    await tabTo(page, button('Preview'));
    await keyboard.press('Enter');
    await expect(page.getByText('Page 1 of')).toBeVisible();
  });
});
