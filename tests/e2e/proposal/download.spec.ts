import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const block = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a download says what the check found, marks it where it stands, and keeps the version that went out', async ({
  page,
  product,
}, info) => {
  await signUpInBrowser(page, product, 'Gate Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await page.goto(`${product.address}/pdf-generation/${sessionId}`);
  await page.getByRole('button', { name: 'Edit: Vision' }).click();
  await page.getByRole('textbox', { name: 'Vision', exact: true }).fill('You save 4 weeks.');
  await page.getByRole('button', { name: 'Done' }).click();
  const unlinked = block(page, 'Vision').getByText(/^Nothing in the call, brief or content says this/);
  await expect(unlinked).toHaveCount(0);

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const menu = page.getByRole('dialog', { name: 'Before you download it' });
  await expect(menu).toContainText(/We found [2-9] things to look at/);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('menu.png') });
  await menu.getByRole('button', { name: 'Look at them' }).click();
  await expect(menu).toHaveCount(0);
  await expect(block(page, 'Vision')).toBeFocused();
  await expect(unlinked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare Version 1 with now' })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('marks.png'), fullPage: true });

  // What is put right loses its mark without another check.
  await page.getByRole('button', { name: 'Edit: Vision' }).click();
  await page.getByRole('textbox', { name: 'Vision', exact: true }).fill('You save time.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Vision')).toContainText('You save time.');
  await expect(unlinked).toHaveCount(0);

  const others = page.getByRole('button', { name: 'Other formats' });
  const askMarkdown = async () => {
    await others.click();
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    await expect(menu).toBeVisible();
  };
  await askMarkdown();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(others).toBeFocused();
  await askMarkdown();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: 'Download anyway' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.md$/u);
  await expect(others).toBeFocused();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions).toContainText('Exported');
  await expect(page.getByRole('button', { name: 'Compare Version 1 with now' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(menu).toBeVisible();
  await page.screenshot({ path: info.outputPath('narrow.png') });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeFocused();
});
