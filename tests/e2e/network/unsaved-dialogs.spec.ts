import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a new webhook that was begun asks before it is left, however it is left', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Half a Hook Ltd');
  await page.goto(`${product.address}/settings/profile`);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Webhooks' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  // Nothing typed, nothing to ask.
  await page.getByRole('button', { name: 'New webhook' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'New webhook' }).click();
  await form.getByLabel('Name').fill('Harbour office');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(form.getByLabel('Name')).toHaveValue('Harbour office');
  }
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(form).toBeHidden();
});

test('a transcript too long for the browser’s storage asks before it is left; a kept one doesn’t', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Long Words Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await page.goto(`${product.address}/dashboard?session=${sessionId}&view=call`);
  const dialog = page.getByRole('dialog', { name: 'Add transcript' });
  const open = () => page.getByRole('button', { name: 'Add transcript' }).click();
  await open();
  await dialog.getByLabel('Paste the transcript').fill('Ana: Good morning.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByLabel('Paste the transcript')).toHaveValue('Ana: Good morning.');
  // The storage is full.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await dialog.getByLabel('Paste the transcript').fill('Ana: Good morning.\nSam: The whole of it.');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Paste the transcript')).toHaveValue(/The whole of it/u);
  await dialog.getByLabel('Paste the transcript').fill('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a transcript file that was chosen asks before it is left, until it is removed or added', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Chosen File Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await page.goto(`${product.address}/dashboard?session=${sessionId}&view=call`);
  const dialog = page.getByRole('dialog', { name: 'Add transcript' });
  const file = { name: 'call.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana: Good morning.\nSam: Hello.') };
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toContainText('call.txt');
  await dialog.getByRole('button', { name: 'Remove call.txt' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Add transcript' }).click();
  await expect(page.getByText('Hello.', { exact: true })).toBeVisible();
  await expect(question(page)).toBeHidden();
});
