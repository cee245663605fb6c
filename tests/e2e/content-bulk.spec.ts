import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { rowOf } from '#tests/support/content-fixtures.ts';
import { pdfFile } from '#tests/support/pdf-file.ts';
import { temporaryFolder } from '#tests/support/product.ts';
import { packageOf, wordBody, wordParagraph } from '#tests/support/sample-documents.ts';
import { watchPage } from '#tests/support/watch-page.ts';

/** Lets go of a folder over the page, as the system's file manager does. */
async function dropFolder(page: Page, folder: string, over: string): Promise<void> {
  const box = await page.getByText(over).boundingBox();
  if (box === null) throw new Error('There is no place to drop on');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: box.x + 5, y: box.y + 5, data });
}

test('a folder is dropped, a large file goes up by itself, a passage is marked on its page, and many are trained again and deleted', async ({
  page,
  product,
}) => {
  const watched = await watchPage(page);
  const folder = temporaryFolder('drop');
  mkdirSync(join(folder.path, 'library', 'prices'), { recursive: true });
  writeFileSync(join(folder.path, 'library', '.DS_Store'), randomBytes(64));
  writeFileSync(
    join(folder.path, 'library', 'overview.md'),
    '# Fernhollow sensors\n\nFernhollow sensors watch the temperature of a cold chain.\n',
  );
  writeFileSync(
    join(folder.path, 'library', 'prices', 'prices.pdf'),
    pdfFile([['Price list of the Fernhollow sensors'], ['From 500 sensors on, the price falls to 31 euros a month.']]),
  );
  // Pictures weigh most in a large document.
  const picture = randomBytes(12 * 1024 * 1024).toString('base64');
  writeFileSync(
    join(folder.path, 'large.docx'),
    packageOf('word/document.xml', {
      'word/document.xml': wordBody(wordParagraph('The large brochure says that a sensor lasts eleven years.')),
      'word/media/image1.bin': picture,
    }),
  );

  await signUpInBrowser(page, product, 'Movers Ltd');
  await page.goto(`${product.address}/admin/content`);
  await dropFolder(page, join(folder.path, 'library'), 'Drop files or folders here');
  const staged = page.getByRole('list', { name: 'Files ready to process' });
  await expect(staged.getByRole('listitem')).toHaveCount(2);
  await expect(staged).toContainText('prices.pdf');
  await page.getByLabel('Files to train on').setInputFiles(join(folder.path, 'large.docx'));
  await expect(staged.getByRole('listitem')).toHaveCount(3);
  const sent = page.waitForRequest((request) => request.url().includes('/api/blob-upload/route'));
  await page.getByRole('button', { name: 'Start training' }).click();
  expect((await sent).method()).toBe('POST');
  for (const name of ['overview.md', 'prices.pdf', 'large.docx'])
    await expect(rowOf(page, name)).toContainText('Ready');
  await page.getByRole('button', { name: /^Notifications, \d unread$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('3 documents ready');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Ask your content' }).click();
  await page.getByLabel('Question or words').fill('"31 euros"');
  await page.getByRole('link', { name: 'prices.pdf' }).click();
  await page.getByRole('button', { name: 'Show the page' }).click();
  await expect(page.getByRole('region', { name: 'Page 2 as it looks' })).toContainText(
    'Page 2 of 2, the passage is marked',
  );
  const yellow = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let dots = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0xff && data[at + 1] === 0xe9 && data[at + 2] === 0xa8) dots += 1;
      return dots;
    });
  expect(await yellow()).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByRole('region', { name: 'Page 1 as it looks' })).not.toContainText('marked');

  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByLabel('Select all 3').check();
  await page.getByRole('button', { name: 'Train again' }).click();
  await expect
    .poll(async () => (await watched()).toasts)
    .toContain('Training again: 3 documents are read and indexed again.');
  for (const name of ['overview.md', 'prices.pdf', 'large.docx'])
    await expect(rowOf(page, name)).toContainText('Ready');
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No documents yet')).toBeVisible();
  folder.remove();
});

test('a sitemap is read page by page, and what of it could not be read is named', async ({
  page,
  product,
  prospects,
}) => {
  const { site, pages } = prospects.changing;
  const paths = Object.keys(pages)
    .filter((path) => path.endsWith('.html'))
    .slice(0, 3);
  pages['/sitemap.xml'] = {
    headers: { 'content-type': 'application/xml' },
    body: `<urlset>${[...paths, '/no-such-page'].map((path) => `<url><loc>${site.url}${path}</loc></url>`).join('')}</urlset>`,
  };
  await signUpInBrowser(page, product, 'Mappers Ltd');
  await page.goto(`${product.address}/admin/content?tab=webpage`);
  await page.getByLabel('Web address').fill(site.url);
  await page.getByLabel('Its sitemap').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Web pages' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Ready' })).toHaveCount(paths.length + 1);
  // The form is free for the next address, also once what went has left the list of uploads.
  await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveAttribute('aria-disabled', 'false');
  await rows.filter({ hasText: 'read of' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Pages of this site' }).getByRole('listitem')).toHaveCount(
    paths.length,
  );
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(
    `${paths.length} read, 1 failed, ${paths.length + 1} found`,
  );
  await page.getByText('1 page that was not read').click();
  await expect(page.getByRole('list', { name: 'Pages we didn’t read' })).toContainText('/no-such-page');
  await expectAccessible(page);
  delete pages['/sitemap.xml'];
});
