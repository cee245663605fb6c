import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Creates an image as people upload it: neither square nor small. */
export function makeLogo(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#24543f' } })
    .png()
    .toBuffer();
}

/** Signs Ines Falk up and founds her organization; ends on company details. */
export async function signUpAndFound(page: Page, address: string, organization: string): Promise<void> {
  await page.goto(`${address}/sign-up`);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Falk');
  await page.getByLabel('Email').fill(`${randomUUID()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill(`pass-${randomUUID()}`);
  await page.getByRole('button', { name: /sign up|create account/i }).click();
  await page.waitForURL('**/onboarding/create-org');
  await page.getByLabel('Organization Name').fill(organization);
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await expect(page).toHaveURL(/\/onboarding\/org-details$/);
}

/** Fills in and submits company details; ends on the subscription step. */
export async function fillCompany(page: Page, logo: Buffer): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Company Details' })).toBeVisible();
  await expect(dialog.getByText('Website, industry and logo are required.')).toBeVisible();
  await dialog.getByLabel('Company Website').fill('https://www.example.com');
  await dialog.getByLabel('Industry').selectOption({ label: 'Manufacturing' });
  await dialog.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
}

/** Goes from the subscription step to the pricing page with this number of seats. */
export async function goToPricing(page: Page, seats: number): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Pricing' }).click();
  await page.waitForURL(/\/pricing470194\?/);
  await page.getByLabel('Seats').fill(String(seats));
}
