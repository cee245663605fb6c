import type { Browser, Page } from '@playwright/test';
import { startProduct, temporaryFolder, type Product } from './product.ts';

/** Runs `work` with a product of its own settings, removed afterward; `folder` keeps its data between starts. */
export async function withProduct(
  settings: Record<string, string>,
  work: (product: Product) => Promise<void>,
  folder?: string,
): Promise<void> {
  const own = temporaryFolder('identity');
  const product = await startProduct(folder ?? own.path, settings);
  try {
    await work(product);
  } finally {
    await product.stop();
    own.remove();
  }
}

/** Runs `work` in a separate browser context, as on another device. */
export async function elsewhere(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Fills in the sign-up form on the current page; an invited address is already there. */
export async function fillSignUp(page: Page, { email, password }: { email?: string; password: string }): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Seller');
  if (email !== undefined) await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Signs in on the certified reference server's pages and consents to sharing the address. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
