import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('a file is refused in words, another is mapped, imported and found among the sessions', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Import Ltd');
  await page.getByRole('link', { name: 'import a CSV file' }).click();
  await expect(page.getByText('No imports yet. Each file you import is listed here.')).toBeVisible();
  const file = page.getByLabel('CSV file');
  const choose = (name: string, bytes: Buffer) => file.setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
  await choose('old.csv', Buffer.from([0x4e, 0x0a, 0xe4, 0x0a]));
  await expect(page.getByRole('alert').filter({ hasText: 'This file isn’t UTF-8 text.' })).toBeVisible();
  await choose('large.csv', Buffer.alloc(5 * 1024 * 1024, 'a'));
  await expect(page.getByRole('alert').filter({ hasText: 'larger than 4 MB' })).toBeVisible();

  await choose('prospects.csv', Buffer.from('Given name;Firm;Shoe size\nAda;Acme;38\nBo;;40\n=1;Acme;1\n;;41\n'));
  const columns = page.getByRole('list', { name: 'Columns' });
  await expect(columns).toContainText('Ada · Bo');
  await expect(page.getByLabel('Field of Given name')).toHaveValue('firstName');
  await page.getByLabel('Field of Firm').selectOption('Company');
  await expect(page.getByLabel('Field of Shoe size')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  const imports = page.getByRole('list', { name: 'Imports' });
  await expect(imports).toContainText('Done. 2 imported, 2 not imported.');
  await imports.getByText('Rows that weren’t imported').click();
  await expect(imports).toContainText('Line 4: “First name” begins like a formula.');
  await expect(imports).toContainText('Line 5: Names neither a person nor a company.');
  await expectAccessible(page);
  await page.goBack();
  const sessions = page.getByRole('list', { name: 'Discovery sessions' });
  await expect(sessions.getByRole('link')).toHaveText(['Bo', 'Acme']);
});
