import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { createClient } from '#contract/company.ts';
import { readSession, type SessionInfo } from '#contract/identity.ts';
import { startProduct, temporaryFolder, type Product } from './product.ts';
import { pagesOfFolder, serveSite, type Pages, type ServedPage, type SiteServer } from './site-server.ts';

interface Prospects {
  /** The bundled site of an invented company, served on loopback. */
  quick: SiteServer;
  /** The same, each page 600 ms late: long enough to see a run at work. */
  slow: SiteServer;
  /** The same, with pages that a test may change between two readings; each test begins with its own paths. */
  changing: { site: SiteServer; pages: Pages };
}

/** One product a worker, on a data folder of its own, with two prospects that it may read. */
export const test = base.extend<{ problems: string[] }, { prospects: Prospects; product: Product }>({
  prospects: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first parameter
    async ({}, use) => {
      const pages = await pagesOfFolder(join(import.meta.dirname, '..', '..', 'server', 'db', 'demo-site'));
      const late = Object.entries(pages).map(([path, body]): [string, ServedPage] => [
        path,
        { body: String(body), delayMs: 600 },
      ]);
      const changing = { ...pages };
      const prospects = {
        quick: await serveSite(pages),
        slow: await serveSite(Object.fromEntries(late)),
        changing: { pages: changing, site: await serveSite(changing) },
      };
      await use(prospects);
      await Promise.all([prospects.quick.close(), prospects.slow.close(), prospects.changing.site.close()]);
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ prospects }, use) => {
      const folder = temporaryFolder('browser');
      const product = await startProduct(folder.path, {
        ALLOW_PRIVATE_HOSTS: `${prospects.quick.host},${prospects.slow.host},${prospects.changing.site.host}`,
      });
      await use(product);
      await product.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** What the page itself complained about; a test that ends with any fails. */
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy/.test(message.text())) problems.push(message.text());
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing that axe knows of is wrong with what the page shows, once what is just appearing stands there in full. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Signs a new person up in the browser and founds an organization; ends on the dashboard. */
export async function signUpInBrowser(
  page: Page,
  product: Product,
  organization: string,
): Promise<{ email: string; password: string }> {
  const person = { email: `${crypto.randomUUID()}@people.example`, password: `Pass-${crypto.randomUUID()}` };
  await page.goto(`${product.address}/sign-up`);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Seller');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/onboarding/create-org');
  await foundInBrowser(page, product, organization);
  return person;
}

/** From the page that asks for the organization's name to the dashboard. */
export async function foundInBrowser(page: Page, product: Product, organization: string): Promise<void> {
  await page.getByLabel('Organization Name').fill(organization);
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await page.waitForURL('**/onboarding/org-details');
  await onboardInBrowser(page, product, organization);
  await page.goto(`${product.address}/dashboard`);
}

/** Gives the organization of who is signed in its client record, which ends the wizard: the dashboard opens. */
async function onboardInBrowser(page: Page, product: Product, organization: string): Promise<void> {
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  const authorization = `Bearer ${session.token}`;
  const known = (await (
    await page.request.get(`${product.address}${readSession.path}`, { headers: { authorization } })
  ).json()) as SessionInfo;
  const data = {
    orgName: organization,
    clerkOrgId: known.activeOrganizationId,
    orgWebsite: 'https://www.example.com',
    companyIndustry: 'Manufacturing',
  };
  const answer = await page.request.post(`${product.address}${createClient.path}`, {
    data,
    headers: { authorization },
  });
  expect(answer.status()).toBe(200);
}

/** Fills the form of the dashboard for a meeting with Rhys Tolland and starts the preparation. */
export async function startPreparing(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Company', { exact: true }).press('Enter');
  await page.getByLabel('First name').fill('Rhys');
  await page.getByLabel('Last name').fill('Tolland');
  await page.getByLabel('Role (optional)').fill('Chief Operating Officer');
  await page.getByRole('button', { name: 'Prepare meeting' }).click();
}
