import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { overview, prices, rowOf, stage, textFile, train } from '#tests/support/content-fixtures.ts';
import { watchPage } from '#tests/support/watch-page.ts';

const process = '**/api/automation/content/process-document/route';
test('files go in with their details, are told of as stated, and can be opened, edited and found', async ({
  page,
  product,
}) => {
  const watched = await watchPage(page);
  await signUpInBrowser(page, product, 'Trainers Ltd');
  await page.getByRole('link', { name: 'Content Management' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expectAccessible(page);

  await stage(page, [overview, prices]);
  await page.getByLabel('Description').fill('For every new prospect');
  await page.getByLabel('Audience').fill('Finance,');
  await page.getByRole('combobox', { name: 'Tags', exact: true }).fill('2026, Europe');
  await page.getByLabel('Content type').fill('Pricing');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start training' }).click();
  for (const { name } of [overview, prices]) await expect(rowOf(page, name)).toContainText('Ready');
  // One toast is visible: of two that come at once, the later one.
  await expect
    .poll(async () => (await watched()).toasts.join('\n'))
    .toMatch(/Processing Complete: Successfully processed (overview\.md|prices\.pdf)/);
  await expect
    .poll(async () => (await watched()).progress)
    .toEqual(expect.arrayContaining(['overview.md 20', 'overview.md 100', 'prices.pdf 20', 'prices.pdf 100']));
  // The entries leave by themselves.
  await expect(page.getByRole('list', { name: 'Uploads' })).toBeHidden();
  await expect(rowOf(page, 'prices.pdf')).toContainText('Pricing, Finance, 2026, Europe');
  await expectAccessible(page);

  await rowOf(page, 'prices.pdf').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'prices.pdf' })).toBeVisible();
  await expect(page.getByText('A sensor costs 42 euros a month')).toBeVisible();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stages' })).toContainText('2 pages');
  await page.getByRole('button', { name: 'Show the page' }).click();
  // Leafing faster than a page is drawn.
  for (const name of ['Next page', 'Previous page', 'Next page']) await page.getByRole('button', { name }).click();
  await expect(page.getByRole('region', { name: 'Page 2 as it looks' })).toContainText('Page 2 of 2');
  await expect(page.locator('canvas')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Europe from tags' }).click();
  await page.getByRole('combobox', { name: 'Tags', exact: true }).fill('Asia,');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('2026, Asia');
  await page.getByRole('button', { name: 'Train again' }).click();
  await expect
    .poll(async () => (await watched()).toasts)
    .toContain('Training again: prices.pdf is read and indexed again.');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('2026, Asia');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Original', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('prices.pdf');

  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Tag', { exact: true }).selectOption('Asia');
  await expect(rowOf(page, 'overview.md')).toBeHidden();
  await expect(rowOf(page, 'prices.pdf')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'prices.pdf')).toBeVisible();
  await expect(rowOf(page, 'overview.md')).toBeHidden();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await page.getByLabel('Sort documents').selectOption('Name');
  await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link')).toHaveText([
    'overview.md',
    'prices.pdf',
  ]);
  await page.getByLabel('Search documents').fill('nothing has this');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all documents' }).click();

  await page.getByRole('list', { name: 'Documents' }).getByRole('link', { name: 'overview.md' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'prices.pdf' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Select prices.pdf')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  // What a search hides is not selected: nobody changes or deletes what they don't see.
  await page.getByLabel('Search documents').fill('prices');
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  await page.getByLabel('Search documents').fill('');
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Add audience').fill('IT,');
  await page.getByLabel('Remove tags').fill('2026,');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change 2 documents' }).click();
  await expect(rowOf(page, 'overview.md')).toContainText('Pricing, Finance, IT, Europe');
  await expect(rowOf(page, 'prices.pdf')).toContainText('Pricing, Finance, IT, Asia');
  await page.getByRole('link', { name: 'overview.md' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'overview.md' })).toBeVisible();
});

test('what fails says why and can be retried, at once and after a reload', async ({ page, product }) => {
  const watched = await watchPage(page);
  await signUpInBrowser(page, product, 'Failing Ltd');
  await page.goto(`${product.address}/admin/content`);
  await stage(page, [textFile('empty.md', ''), overview]);
  await page.getByRole('button', { name: 'Start training' }).click();
  await expect(rowOf(page, 'overview.md')).toContainText('Ready');
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem').filter({ hasText: 'empty.md' })).toContainText('Failed');
  await expect
    .poll(async () => (await watched()).toasts.join('\n'))
    .toMatch(/Processing Failed: Failed to process empty\.md: \S/);
  await expect.poll(async () => (await watched()).progress).toContain('empty.md 0');
  await expectAccessible(page);
  await page.reload();
  await expect(rowOf(page, 'empty.md')).toContainText('Failed');
  await page.getByRole('button', { name: 'Retry empty.md' }).click();
  await expect(page.getByText('Not processed: 1')).toBeVisible();

  await page.route(process, (route) => route.abort());
  await stage(page, [prices]);
  await page.getByRole('button', { name: 'Start training' }).click();
  const failed = uploads.getByRole('listitem').filter({ hasText: 'prices.pdf' });
  await expect(failed).toContainText('Failed to process document');
  await page.getByRole('button', { name: 'Retry prices.pdf' }).click();
  await expect(failed).toContainText('Failed to retry document processing');
  // Nothing of it is at the server yet: the browser kept the bytes over the reload.
  await page.reload();
  await expect(failed).toContainText('Failed to retry document processing');
  await page.unroute(process);
  await page.getByRole('button', { name: 'Retry prices.pdf' }).click();
  await expect(rowOf(page, 'prices.pdf')).toContainText('Ready');
});

test('a reload in the middle of an upload loses neither files nor what was typed', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Reloaders Ltd');
  await page.goto(`${product.address}/admin/content`);
  await page.route(process, () => new Promise(() => undefined));
  await stage(page, [overview]);
  await page.getByRole('button', { name: 'Start training' }).click();
  await expect(page.getByText('In progress: 1')).toBeVisible();
  await stage(page, [prices]);
  await page.getByLabel('Start these when it has finished').uncheck();
  await expect(page.getByRole('button', { name: 'Start training' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Description').fill('Typed before the reload');
  // Held until the screen has shown it under way: what somebody keeps waiting still waits after a reload.
  const seen = Promise.withResolvers<undefined>();
  await page.route(process, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByLabel('Start these when it has finished')).not.toBeChecked();
  seen.resolve(undefined);
  await expect(rowOf(page, 'overview.md')).toContainText('Ready');
  await expect(page.getByLabel('Description')).toHaveValue('Typed before the reload');
  await expect(page.getByRole('list', { name: 'Files ready to process' }).getByText('prices.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start training' })).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('button', { name: 'Start training' }).click();
  await expect(rowOf(page, 'prices.pdf')).toContainText('Ready');
  await expect(rowOf(page, 'overview.md')).toHaveCount(1);
});

test('the same again is asked about: skipped, kept beside, or a new version', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Twins Ltd');
  await page.goto(`${product.address}/admin/content`);
  await train(page, [overview]);
  const again = async (file: typeof overview, way: string) => {
    await stage(page, [file]);
    await page.getByRole('button', { name: 'Start training' }).click();
    await expect(page.getByRole('dialog')).toContainText('This file is already here');
    await page.getByLabel(way).check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Continue|Skip 1 file)$/ })
      .click();
  };
  await stage(page, [overview]);
  await page.getByRole('button', { name: 'Start training' }).click();
  await expect(page.getByRole('dialog')).toContainText('The same content as overview.md, version 1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Remove overview.md' }).click();
  await again(overview, 'Skip');
  await expect(page.getByRole('list', { name: 'Files ready to process' })).toBeHidden();
  await expect(rowOf(page, 'overview.md')).toHaveCount(1);
  await again(overview, 'Keep both');
  await expect(rowOf(page, 'overview.md')).toHaveCount(2);
  await expect(rowOf(page, 'overview.md').filter({ hasText: 'Ready' })).toHaveCount(2);
  await page.getByLabel('Select all 2').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();

  await train(page, [overview]);
  await again(
    textFile(
      'overview.md',
      '# Fernhollow sensors\n\nThe second edition says that the implementation takes five weeks.\n',
    ),
    'Replace as new version',
  );
  await rowOf(page, 'overview.md').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Version 2');
  await expect(page.getByText('takes five weeks')).toBeVisible();
  await page
    .getByLabel('File of the new version')
    .setInputFiles(textFile('overview-3.md', 'The third edition says four weeks, no more than that.'));
  await expect(page.getByText('The third edition says four weeks')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});

test('deleting is confirmed, told as stated, and a refusal leaves everything', async ({ page, product }) => {
  const watched = await watchPage(page);
  await signUpInBrowser(page, product, 'Deleters Ltd');
  await page.goto(`${product.address}/admin/content`);
  await train(page, [overview, prices, textFile('third.md', 'A third document with some words of its own.')]);
  await page.getByRole('link', { name: 'third.md' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete third.md?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'overview.md' })).toBeVisible();
  await expect(rowOf(page, 'third.md')).toBeHidden();
  await expect
    .poll(async () => (await watched()).toasts)
    .toEqual(
      expect.arrayContaining([
        'Deleting Documents: Starting deletion of 1 documents...',
        'Success: Document deleted successfully',
      ]),
    );

  await page.route(process, (route) => route.abort());
  await page.getByLabel('Select all 2').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Failed to initiate delete operation');
  await expectAccessible(page);
  await page.unroute(process);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No documents yet')).toBeVisible();
});

test('a web page is previewed, added and read again; a site is crawled; a wrong address is said under the field', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Readers Ltd');
  await page.goto(`${product.address}/admin/content?tab=webpage`);
  await expect(page.getByText('No web pages yet')).toBeVisible();
  const address = page.getByLabel('Web address');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Enter the address of a web page')).toBeVisible();
  await address.fill('no address at all');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This isn’t the address of a web page.')).toBeVisible();
  await expect(address).toHaveValue('no address at all');
  await address.fill(`${prospects.quick.url}/index.html`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Nothing is stored yet');
  await expectAccessible(page);
  await page.getByLabel('Check for changes').selectOption('Every week');
  await page.reload();
  await expect(address).toHaveValue(`${prospects.quick.url}/index.html`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Web pages' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Ready' })).toHaveCount(1);
  await expect(address).toHaveValue('');
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Every week');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Check for changes').selectOption('Every day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Every day');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Web pages' }).click();
  await address.fill(prospects.quick.url);
  await page.getByLabel('Follow its links').check();
  await page.getByLabel('Maximum pages').fill('0');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Enter a number from 1 to 500')).toBeVisible();
  await page.getByLabel('Maximum pages').fill('4');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => rows.filter({ hasText: 'Ready' }).count(), { timeout: 120_000 }).toBeGreaterThan(3);
  await address.fill(`${prospects.quick.url}/no-such-page`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('Failed');
});

test('a first web page that fails is told of once, with what to do in full, and not as if nothing was added', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Private Ltd');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.address}/admin/content?tab=webpage`);
  await expect(page.getByText('No web pages yet')).toBeVisible();
  await page.getByLabel('Web address').fill('http://10.0.0.1/plans');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('Failed');
  await expect(page.getByText('No web pages yet')).toHaveCount(0);
  await page.reload();
  const reason = rowOf(page, 'Failed').getByTitle(/private network/u);
  await expect(reason).toBeVisible();
  expect(await reason.evaluate((text) => text.clientWidth)).toBeGreaterThan(450);
});

test('a video is read by its captions, or by a transcript where it has none', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Watchers Ltd');
  await page.goto(`${product.address}/admin/content?tab=video`);
  await expect(page.getByText('No videos yet')).toBeVisible();
  const address = page.getByLabel('YouTube address');
  await address.fill('https://example.com/film');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This isn’t the address of a YouTube video.')).toBeVisible();
  await address.fill('https://youtu.be/harbour1234');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rowOf(page, 'Harbour demo')).toContainText('Ready');
  await expectAccessible(page);
  await rowOf(page, 'Harbour demo').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Watch from 0:02' })).toHaveAttribute('href', /harbour1234.*t=2s/);
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('captions');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Videos' }).click();
  await address.fill('https://www.youtube.com/watch?v=silentfilm1');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('no captions');
  await page.reload();
  await rowOf(page, 'Failed').getByRole('link').click();
  await expect(page.getByText('Not trained on.')).toBeVisible();
  await page.getByLabel('Transcript file').setInputFiles({
    name: 'silent.srt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      '1\n00:00:05,000 --> 00:00:09,000\nThe silent film shows how a pallet is unloaded in ninety seconds.\n',
    ),
  });
  await page.getByRole('button', { name: 'Train on this transcript' }).click();
  await expect(page.getByText('a pallet is unloaded in ninety seconds')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('a pasted transcript');
});
