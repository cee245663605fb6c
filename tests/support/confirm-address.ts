import type { Page } from '@playwright/test';
import type { MailServer } from './mail-server.ts';

/** Opens the link of the confirmation mail and presses the button of the page that it leads to. */
export async function confirmAddress(page: Page, mail: MailServer, email: string): Promise<void> {
  const text = await mail.waitFor(email, /Confirm the address/);
  await page.goto(/Confirm the address: (\S+)/.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirm address' }).click();
}
