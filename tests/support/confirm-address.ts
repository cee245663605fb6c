import type { Page } from '@playwright/test';
import type { MailServer } from './mail-server.ts';

/** Opens the confirmation email's link and presses the button on its page. */
export async function confirmAddress(page: Page, mail: MailServer, email: string): Promise<void> {
  const text = await mail.waitFor(email, /Confirm the address/);
  await page.goto(/Confirm the address: (\S+)/.exec(text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirm address' }).click();
}
