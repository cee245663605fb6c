import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { expect, test as base, type Page } from '@playwright/test';
import { createClient } from '#contract/company.ts';
import { createOrganization, readSession, type SessionInfo } from '#contract/identity.ts';
import { startCaptionServer } from './caption-server.ts';
import { someAddress } from './people.ts';
import { startProduct, temporaryFolder, type Product } from './product.ts';
import { pagesOfFolder, serveSite, type Pages, type ServedPage, type SiteServer } from './site-server.ts';

interface Prospects {
  /** The bundled site of an invented company, served on loopback. */
  quick: SiteServer;
  /** The same with 600 ms per page, long enough to see a run in progress. */
  slow: SiteServer;
  /** The same, with pages a test may change between two runs; each test starts with its own paths. */
  changing: { site: SiteServer; pages: Pages };
}

/** One product per worker, on its own data folder, with sites it may read and a stand-in for YouTube. */
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
      const captions = await startCaptionServer();
      const hosts = [prospects.quick, prospects.slow, prospects.changing.site, captions].map(({ host }) => host);
      const product = await startProduct(folder.path, {
        ALLOW_PRIVATE_HOSTS: hosts.join(','),
        YOUTUBE_URL: captions.url,
      });
      await use(product);
      await product.stop();
      await captions.close();
      folder.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** Errors the page itself reported; a test with any fails. */
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

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks that axe finds no violations, once animations have finished. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  // Without its wrapper, which opens a second page and returns every passed check, axe takes a quarter of the time.
  // Parsing it takes as long as a run, so it is sent once to each document.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'], iframes: false })");
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/**
 * Signs a new person up in the browser's session and founds an organization; ends on the dashboard.
 * Calls the API directly, because the forms have their own tests (identity, onboarding).
 */
export async function signUpInBrowser(
  page: Page,
  product: Product,
  organization: string,
): Promise<{ email: string; password: string }> {
  const person = { email: `${crypto.randomUUID()}@people.example`, password: `Pass-${crypto.randomUUID()}` };
  const signedUp = await page.request.post(`${product.address}/api/auth/sign-up/email`, {
    data: { ...person, name: 'Robin Seller' },
    headers: { origin: product.address, 'x-forwarded-for': someAddress() },
  });
  expect(signedUp.status()).toBe(200);
  const founded = await page.request.post(`${product.address}${createOrganization.path}`, {
    data: { orgName: organization },
    headers: { authorization: `Bearer ${await tokenOf(page, product)}` },
  });
  expect(founded.status()).toBe(200);
  await onboardInBrowser(page, product, organization);
  await page.goto(`${product.address}/dashboard`);
  return person;
}

/** Returns the token of the browser's session. */
async function tokenOf(page: Page, product: Product): Promise<string> {
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  return session.token;
}

/** Goes from the organization name form to the dashboard. */
export async function foundInBrowser(page: Page, product: Product, organization: string): Promise<void> {
  await page.getByLabel('Organization Name').fill(organization);
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await page.waitForURL('**/onboarding/org-details');
  await onboardInBrowser(page, product, organization);
  await page.goto(`${product.address}/dashboard`);
}

/** Creates the client record of the signed-in person's organization, which ends the wizard and opens the dashboard. */
async function onboardInBrowser(page: Page, product: Product, organization: string): Promise<void> {
  const authorization = `Bearer ${await tokenOf(page, product)}`;
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

/** Fills in the dashboard's form for a meeting with Rhys Tolland and starts the prep. */
export async function startPreparing(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Company', { exact: true }).press('Enter');
  await page.getByLabel('First name').fill('Rhys');
  await page.getByLabel('Last name').fill('Tolland');
  await page.getByLabel('Role (optional)').fill('Chief Operating Officer');
  await page.getByRole('button', { name: 'Prepare meeting' }).click();
}
