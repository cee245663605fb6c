import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { researchAt, serveResearch } from '#tests/support/research-services.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';

let asking: Product;
let cold: SiteServer;
let other: SiteServer;
let services: SiteServer;
const folder = temporaryFolder('research');

test.beforeAll(async () => {
  cold = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'server', 'db', 'demo-site')));
  other = await serveSite({
    '/': `<title>Fernhollow Tin</title><h1>Fernhollow Tin</h1><p>Fernhollow Tin digs for tin in the far west of the country.</p><p>${'We dig deep and we dig well, every day of the year. '.repeat(8)}</p>`,
  });
  services = await serveResearch({
    entities: [
      {
        id: 'Q1',
        name: 'Fernhollow',
        website: other.url,
        description: 'mining company with works in the west',
        place: 'Truro',
        founded: 1902,
      },
      {
        id: 'Q2',
        name: 'Fernhollow',
        aliases: ['Fernhollow Cold Chain'],
        website: cold.url,
        description: 'logistics company for chilled and frozen food',
        place: 'Hereford',
        founded: 1998,
        employees: { count: 1400, year: 2024 },
      },
    ],
  });
  asking = await startProduct(folder.path, {
    ALLOW_PRIVATE_HOSTS: `${cold.host},${other.host}`,
    ...researchAt(services, 'guess,gdelt,edgar'),
  });
});
test.afterAll(async () => {
  await asking.stop();
  await Promise.all([cold, other, services].map((each) => each.close()));
  folder.remove();
});

async function fillForm(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Company', { exact: true }).press('Enter');
  await page.getByLabel('First name').fill('Rhys');
  await page.getByLabel('Last name').fill('Tolland');
}

test('of two companies with one name the right one is picked by keyboard, and its brief joins what other sources state', async ({
  page,
}) => {
  await signUpInBrowser(page, asking, 'Pickers Ltd');
  await fillForm(page, 'Fernhollow');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/preps/candidates', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Prepare meeting' }).press('Enter');
  await expect(page.getByText('Finding the company...')).toBeVisible();
  await expectAccessible(page);
  release();
  const heading = page.getByRole('heading', { name: 'Which company do you mean?' });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  const choice = page.getByRole('button', { name: 'Hereford' });
  await expect(choice).toContainText(cold.host);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?prep=/);
  await expect(page).toHaveTitle(/^Ready: Fernhollow Cold Chain/, { timeout: 60_000 });
  await expect(page.getByText('Number of employees: between 870 and 1,400; the sources differ').first()).toBeVisible();
  await expect(page.getByText('digs for tin')).toHaveCount(0);
});

test('a name that nobody has leads to the web address, and what was typed is kept', async ({ page }) => {
  await signUpInBrowser(page, asking, 'Seekers Ltd');
  await fillForm(page, 'Nobody Whatsoever');
  await page.getByRole('button', { name: 'Prepare meeting' }).click();
  await expect(page.getByRole('heading', { name: 'No company called “Nobody Whatsoever” was found' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter the web address' }).click();
  await expect(page.getByLabel('Company', { exact: true })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Rhys');
});

test('a look-up that fails is said, and trying again goes on', async ({ page }) => {
  await signUpInBrowser(page, asking, 'Retriers Ltd');
  await fillForm(page, 'Fernhollow');
  await page.route(
    '**/api/preps/candidates',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"error":"The server is restarting.","code":"unavailable"}',
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Prepare meeting' }).click();
  await expect(page.getByText('We couldn’t look up the company.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Which company do you mean?' })).toBeVisible();
});

test('an admin is told once which hosts learn what and how to switch them off', async ({ page }) => {
  await signUpInBrowser(page, asking, 'Readers Ltd');
  const note = page.getByRole('region', { name: 'Where we look' });
  await expect(note).toContainText('asks Wikidata and Wikipedia');
  await note.getByText('Which host learns what').press('Enter');
  await expect(note.getByText('RESEARCH_OFF=all')).toBeVisible();
  await expectAccessible(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  }
  await note.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
