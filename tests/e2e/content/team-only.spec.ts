import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { overview, rowOf, stage, train } from '#tests/support/content-fixtures.ts';

const warning = 'Team only: don’t read this to a buyer';

test('who may hear a document is chosen with its details, stands in the list, filters it and marks answers', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Hearers Ltd');
  await page.goto(`${product.address}/admin/content`);
  await train(page, [overview]);
  const row = rowOf(page, 'overview.md');
  await expect(row.getByText(warning)).toHaveCount(0);

  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Who may hear it').selectOption({ label: 'Our team only' });
  await expect(page.getByText('Coach cards, proposals and shared briefs leave it out.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Who may hear it' })).toBeVisible();
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await expect(row.getByTitle(warning)).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('combobox', { name: 'Who may hear it' });
  await filter.selectOption({ label: 'Everyone, buyers too' });
  await expect(row).toBeHidden();
  await filter.selectOption({ label: 'Our team only' });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ask your content' }).click();
  await page.getByLabel('Question or words').fill('How many weeks does the implementation take?');
  await page.getByLabel('Question or words').press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('six weeks');
  await expect(answer.getByTitle(warning).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Passages' }).getByTitle(warning).first()).toBeVisible();
  await expectAccessible(page);

  // A document is said to be for the team from the start too.
  await page.getByRole('link', { name: 'Documents' }).click();
  await stage(page, [{ ...overview, name: 'floors.md', buffer: Buffer.from('The lowest we go is 12 euro a sensor.') }]);
  await page.getByLabel('Who may hear it').first().selectOption({ label: 'Our team only' });
  await page.getByRole('button', { name: 'Start training' }).click();
  await expect(rowOf(page, 'floors.md').getByTitle(warning)).toBeVisible();

  // Several at once.
  await page.getByLabel('Select overview.md').check();
  await page.getByLabel('Select floors.md').check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('form', { name: 'Edit the selected' });
  await form.getByLabel('Who may hear it').selectOption({ label: 'Everyone, buyers too' });
  await form.getByRole('button', { name: /^(?:Change|Save|Apply)/ }).click();
  await expect(row.getByTitle(warning)).toHaveCount(0);
  await expect(rowOf(page, 'floors.md').getByTitle(warning)).toHaveCount(0);
});

test('an older open form leaves as it is who may hear a document', async ({ page, context, product }) => {
  await signUpInBrowser(page, product, 'Forms Ltd');
  await page.goto(`${product.address}/admin/content`);
  await train(page, [overview]);
  await rowOf(page, 'overview.md').getByRole('link').click();
  const [older, hearers] = [page, await context.newPage()];
  await hearers.goto(page.url());
  for (const each of [older, hearers]) await each.getByRole('button', { name: 'Edit' }).click();
  await hearers.getByLabel('Who may hear it').selectOption({ label: 'Our team only' });
  await hearers.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hearers.getByTitle(warning).first()).toBeVisible();
  await older.getByLabel('Description').fill('What we sell');
  await older.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(older.getByText('What we sell')).toBeVisible();
  await older.reload();
  await expect(older.getByText('What we sell')).toBeVisible();
  await expect(older.getByTitle(warning).first()).toBeVisible();
});
