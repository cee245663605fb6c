import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { rowOf, stage } from '#tests/support/content-fixtures.ts';
import { linesOnPage, pdfOf } from '#tests/support/sample-documents.ts';

const text = linesOnPage(Array.from({ length: 30 }, (_, at) => `Line ${at} says what each vehicle costs in a year.`));

test('a document of which most pages are pictures is called partly read, with its pages, wherever it is told of', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Trainers Ltd');
  await page.getByRole('link', { name: 'Content Management' }).click();
  const pages = [text, text, ...Array.from({ length: 5 }, () => 'picture' as const)];
  await stage(page, [{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(pages)) }]);
  await page.getByRole('button', { name: 'Start training' }).click();
  const told = 'Pages 3–7 hold pictures and no text';
  const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'plan.pdf' });
  await expect(upload).toContainText('Partly read');
  await expect(upload.getByRole('progressbar')).toHaveAttribute('data-partly');
  await expect(page.locator('[data-toast]').filter({ hasText: told })).toHaveClass(/border-s-amber/);
  await expect(upload).toContainText(told);
  const row = rowOf(page, 'plan.pdf');
  await expect(row).toContainText('Partly read');
  await expect(row).toContainText('2 of 7 pages read');
  await expect(row).not.toContainText('Ready');
  await page.getByRole('button', { name: /^Notifications, \d unread$/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell).toContainText('Partly read: plan.pdf');
  await expect(bell).toContainText(told);
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name: 'plan.pdf' }).click();
  await expect(page.getByRole('heading', { name: 'plan.pdf' })).toBeVisible();
  await expect(page.getByRole('main').getByText(told).last()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stages' })).toContainText('Partly read');
  await expect(page.getByRole('list', { name: 'Stages' })).not.toContainText('Ready');
  await expectAccessible(page);
});
