import { expect } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

// 1440 by 900 at 200% zoom, and a phone on its side.
const lowScreens = [
  { width: 720, height: 450 },
  { width: 844, height: 390 },
];

for (const size of lowScreens)
  test(`on a screen of ${size.width} by ${size.height}, nothing covers the field that has the focus`, async ({
    page,
    product,
  }) => {
    await signUpInBrowser(page, product, 'Low Screen Ltd');
    await page.getByRole('button', { name: 'Start the first session' }).click();
    await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
    await page.setViewportSize(size);
    await page.getByLabel('First name').focus();
    const seen = new Set<string>();
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const { name, isField, covered } = await page.evaluate(() => {
        const field = document.activeElement as HTMLElement;
        const { left, width, top, height } = field.getBoundingClientRect();
        const covers = [top + 2, top + height / 2, top + height - 2].filter((y) => {
          const over = document.elementFromPoint(left + width / 2, y);
          return over === null || !(field.contains(over) || over.contains(field));
        });
        return {
          name: field.getAttribute('aria-label') ?? field.id,
          isField: field.matches('input, select, textarea'),
          covered: covers.length > 0,
        };
      });
      if (!isField) continue;
      seen.add(name);
      expect.soft(covered, `${key} to ${name}`).toBe(false);
    }
    expect(seen.size).toBeGreaterThan(6);
  });
