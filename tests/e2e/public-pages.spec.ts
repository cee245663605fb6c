import { expect } from '@playwright/test';
import { expectAccessible, test } from '#tests/support/browser-fixtures.ts';

const article = '/how-ai-sales-transformation';
const addresses = ['/', '/pricing470194', '/about', '/privacy', '/terms', article];

test('each public page has its own title, description, canonical link, picture and data, and axe finds nothing', async ({
  page,
  product,
}) => {
  const titles = new Set<string>();
  for (const path of [...addresses, `${article}.html`]) {
    await page.goto(product.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.add(await page.title());
    expect(await page.title()).toContain('Dealwright');
    const canonical = path.replace(/\.html$/, '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', product.address + canonical);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(60);
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(data)).toHaveProperty('@type');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(titles.size).toBe(addresses.length);
});

test('every link of the public pages leads somewhere, on the page and off it', async ({ page, product }) => {
  const seen = new Map<string, string>();
  for (const path of addresses) {
    await page.goto(product.address + path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) if (href.startsWith(product.address)) seen.set(href, path);
  }
  expect(seen.size).toBeGreaterThan(10);
  for (const [href, from] of seen) {
    const answer = await page.request.get(href);
    expect(answer.status(), `${href} on ${from}`).toBe(200);
    const { hash, pathname } = new URL(href);
    if (hash === '' || !addresses.includes(pathname)) continue;
    expect(await answer.text(), `${href} on ${from}`).toContain(`id="${hash.slice(1)}"`);
  }
});

test('the sitemap names each page, and robots.txt names the sitemap', async ({ request, product }) => {
  const sitemap = await (await request.get(`${product.address}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc).toSorted()).toEqual(
    addresses.map((path) => product.address + path).toSorted(),
  );
  const robots = await (await request.get(`${product.address}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product.address}/sitemap.xml`);
});

test('pages and files come compressed; hashed files are kept, pages are asked for again', async ({
  request,
  product,
}) => {
  const headers = { 'accept-encoding': 'br' };
  const page = await request.get(`${product.address}/`, { headers });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const again = await request.get(`${product.address}/`, {
    headers: { ...headers, 'if-none-match': page.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const script = /src="(\/assets\/start-[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(product.address + script, { headers });
  expect(file.headers()['content-encoding']).toBe('br');
  expect(file.headers()['cache-control']).toContain('immutable');
});

test('the article is 1,500 words or more, with a diagram', async ({ page, product }) => {
  await page.goto(product.address + article);
  const words = (await page.getByRole('article').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(1500);
  await expect(page.getByRole('article').locator('figure li')).toHaveCount(5);
});

test('pricing says what is stated, computes seats, and keeps what is below its address', async ({ page, product }) => {
  await page.goto(`${product.address}/pricing470194xyz`);
  await expect(page.locator('[data-offer]')).toHaveCount(2);
  await page.goto(`${product.address}/pricing470194/any/thing`);
  const offers = page.locator('[data-offer]');
  await expect(offers.nth(0)).toContainText('$87 per month (was $109)');
  await expect(offers.nth(0)).toContainText('180 Meeting Prepper plus 120 Discovery sessions per year, no rollover');
  await expect(offers.nth(1)).toContainText('$109 per month (was $139)');
  await expect(offers.nth(1)).toContainText('15 Meeting Prepper plus 10 Discovery sessions per month, no rollover');
  await expect(offers.locator('s')).toHaveText(['$109', '$139']);
  await expect(page.getByText('10+ users save an extra 10%').first()).toBeVisible();
  await expect(page.getByText('$6 each').first()).toBeVisible();
  const total = page.locator('[data-total]');
  await expect(total).toHaveText('$5,220.00 a year');
  await page.getByLabel('Seats', { exact: true }).fill('10');
  await expect(total).toHaveText('$9,396.00 a year');
  await expect(page.getByText('10 × $87.00 × 12 months, less 10%')).toBeVisible();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(total).toHaveText('$981.00 a month');
  await page.getByLabel('Seats', { exact: true }).fill('0');
  await expect(page.getByText('Enter a number from 1 to 500')).toBeVisible();
});

test('a public page that the path parameter names is shown', async ({ page, product }) => {
  await page.goto(`${product.address}/?path=/about`);
  await expect(page).toHaveURL(`${product.address}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence first' })).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages can be read, the videos played, and signing up is a link', async ({ page, product }) => {
    for (const path of addresses) {
      await page.goto(product.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    }
    await page.goto(`${product.address}/`);
    await expect(page.locator('[data-player] video')).toHaveAttribute('controls');
    await expect(page.locator('[data-controls]')).toBeHidden();
    await expect(page.locator('noscript video, figure video[controls]').first()).toBeAttached();
    await page.locator('#questions summary').nth(1).click();
    await expect(page.locator('#questions details').nth(1)).toHaveAttribute('open');
  });
});
