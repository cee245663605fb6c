import { expect, type Page } from '@playwright/test';
import { pdfFile } from './pdf-file.ts';

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function textFile(name: string, text: string): SentFile {
  return { name, mimeType: 'text/markdown', buffer: Buffer.from(text) };
}

/** Returns a list's row by the name in it. */
export function rowOf(page: Page, name: string) {
  return page
    .getByRole('list', { name: /^(Documents|Web pages|Videos)$/ })
    .getByRole('listitem')
    .filter({ hasText: name });
}

export async function stage(page: Page, files: SentFile[]): Promise<void> {
  await page.getByLabel('Files to train on').setInputFiles(files);
  const [last] = files.slice(-1);
  if (last && files.length <= 8)
    await expect(page.getByRole('list', { name: 'Files ready to process' }).getByText(last.name)).toBeVisible();
}

/** Uploads files and waits until each is ready in the list. */
export async function train(page: Page, files: SentFile[]): Promise<void> {
  await stage(page, files);
  await page.getByRole('button', { name: 'Start training' }).click();
  for (const { name } of files) await expect(rowOf(page, name)).toContainText('Ready');
}

/** A document on setup times and one with prices, which the end-to-end tests ask about. */
export const overview = textFile(
  'overview.md',
  '# Fernhollow sensors\n\nFernhollow sensors watch the temperature of a cold chain from the farm to the shop.\n\n## Implementation\n\nThe implementation takes six weeks: two for the set-up and four for the pilot in one region.\n',
);
export const prices = {
  name: 'prices.pdf',
  mimeType: 'application/pdf',
  buffer: pdfFile([
    ['Price list of the Fernhollow sensors'],
    [
      'A sensor costs 42 euros a month for up to 500 sensors.',
      'From 500 sensors on, the price falls to 31 euros a month.',
    ],
  ]),
};
