import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { overview, prices, rowOf, stage, textFile, train } from '#tests/support/content-fixtures.ts';

test('a question is answered with the page it stands on, or said not to be in the content; saved ones are asked again', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Askers Ltd');
  await page.goto(`${product.address}/admin/content`);
  await train(page, [overview, prices]);
  await page.getByRole('link', { name: 'Ask your content' }).click();
  await expect(page.getByRole('heading', { name: 'Gaps' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Content' });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Ask your content');
  expect(await tabs.evaluate((row) => row.scrollHeight - row.clientHeight)).toBe(0);
  await expectAccessible(page);
  const field = page.getByLabel('Question or words');
  await field.fill('implementation weeks');
  await expect(page.locator('mark').first()).toBeVisible();
  await field.fill('How many weeks does the implementation take?');
  await field.press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('six weeks');
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Save this question' }).click();
  const saved = page.getByRole('region', { name: 'Saved questions' });
  await expect(saved.getByRole('listitem')).toContainText('How many weeks does the implementation take?');
  await page.getByRole('button', { name: 'Ask all now' }).click();
  await expect(saved.getByRole('listitem')).toContainText('Pass');
  await answer
    .getByRole('link', { name: /^Source 1/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'overview.md' })).toBeVisible();
  await expect(page.locator('[aria-current=true]').locator('mark')).toContainText('six weeks');
  await expect(page.getByRole('region', { name: 'Cited in' })).toContainText(
    'How many weeks does the implementation take?',
  );
  await page.goBack();
  await expect(answer).toContainText('six weeks');

  await field.fill('Who won the chess championship of 1972?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This isn’t in your content' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByLabel('Select overview.md').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'overview.md')).toBeHidden();
  await page.getByRole('link', { name: 'Ask your content' }).click();
  await expect(saved.getByRole('listitem')).toContainText('Fail');
  await expect(saved.getByText('The content that should answer it was deleted.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete the question How many weeks does the implementation take?' }).click();
  await expect(saved).toContainText('None yet.');
});

test('a list that cannot be read says so and keeps offering Retry; hundreds of rows are drawn as they come into view', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Many Ltd');
  await page.route('**/api/records/documents/fetch-by-client/**', (route) => route.abort());
  await page.goto(`${product.address}/admin/content`);
  await expect(page.getByText('Failed to load documents')).toBeVisible();
  await expect(page.getByText('No documents yet')).toBeHidden();
  await page.unroute('**/api/records/documents/fetch-by-client/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();

  const files = Array.from({ length: 130 }, (_, at) =>
    textFile(
      `file-${String(at + 1).padStart(3, '0')}.md`,
      `Document number ${at + 1} of many, with a few words of its own.`,
    ),
  );
  await stage(page, files);
  await page.getByRole('button', { name: 'Start training' }).click();
  await expect(page.getByLabel('Select all 130')).toBeVisible({ timeout: 120_000 });
  await page.getByLabel('Sort documents').selectOption('Name');
  const rows = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'file-001.md' })).toBeVisible();
  expect(await rows.count()).toBeLessThan(120);
  await expect(rows.filter({ hasText: 'file-130.md' })).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(rows.filter({ hasText: 'file-130.md' })).toBeVisible();
});
