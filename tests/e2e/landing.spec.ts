import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { withProduct } from '#tests/support/own-product.ts';

const card = (page: Page, kind: string) => page.locator(`[data-card=${kind}]`);

test('the landing page has its eight sections in order, its links and its six and three cards', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/`);
  const order = await page.evaluate(() =>
    [
      'header',
      '[data-hero]',
      '[data-card=feature]',
      '[data-player]',
      '[data-card=audience]',
      '[data-accordion]',
      '#pricing',
      'footer',
    ].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const header = page.getByRole('banner');
  await expect(header.getByText('Dealwright', { exact: true })).toBeVisible();
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['How it works', '/#how-it-works'],
    ['Blog & Insights', '/how-ai-sales-transformation'],
    ['About', '/about'],
  ]);
  for (const name of ['Sign In', 'Sign Up']) await expect(header.getByRole('button', { name })).toBeVisible();
  await expect(card(page, 'feature')).toHaveCount(6);
  await expect(card(page, 'audience').getByRole('heading')).toHaveText([
    'SDR agencies',
    'Professional services',
    'SaaS and technology',
  ]);
  const main = page.getByRole('main');
  for (const text of [
    'Meeting Prepper',
    'Prospect research in about 2 minutes',
    'company summary, financial insights, top 3 competitors, personal insights, industry trends, predicted pain points, solution mapping, talking points and 8 discovery questions',
    'Discovery Conversion agent',
    'Live coaching in discovery sessions',
    'Solution Proposal agent',
    'A proposal generated during the call',
    'PDFs, documents, web pages and YouTube videos',
    '30-60 minutes',
    '21-minute path',
    'Prices rise on 30 June 2027',
    'buy extra sessions ($6 each)',
  ])
    await expect(main.getByText(text).first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of ['Resources', 'Legal']) await expect(footer.getByRole('navigation', { name })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', /^https:\/\//);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:support@dealwright.example');
});

test('the hero video appears after 300 ms, muted and in a loop; with reduced motion it waits to be asked', async ({
  page,
  product,
}) => {
  await page.clock.install({ time: '2026-11-22T10:00:00Z' });
  await page.clock.pauseAt('2026-11-22T10:00:01Z');
  await page.goto(`${product.address}/`);
  const video = page.locator('video[data-hero]');
  const toggle = page.getByRole('button', { name: /^(Play|Pause)$/ }).first();
  await expect(toggle).toBeVisible();
  await expect(video).not.toHaveAttribute('src');
  await page.clock.runFor(299);
  await expect(video).not.toHaveAttribute('data-shown');
  await page.clock.runFor(2);
  await expect(video).toHaveAttribute('data-shown');
  await expect(toggle).toHaveText('Pause');
  expect(
    await video.evaluate((each: HTMLVideoElement) => [each.muted, each.loop, each.autoplay, each.playsInline]),
  ).toEqual([true, true, true, true]);
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
  await toggle.click();
  await expect(toggle).toHaveText('Play');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(toggle).toHaveText('Play');
  await page.clock.runFor(2_000);
  await expect(video).not.toHaveAttribute('src');
  await toggle.click();
  await expect(toggle).toHaveText('Pause');
});

test('the demo video loads when 30% of it is visible, and its controls and keys do what they say', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/demo-[^/]+\.mp4$/.test(request.url())) asked.push(request.url());
  });
  await page.goto(`${product.address}/`);
  const player = page.getByRole('region', { name: 'Demo of Dealwright' });
  const video = player.locator('video');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  const { top, height } = await video.evaluate((each) => {
    const box = each.getBoundingClientRect();
    return { top: box.top + window.scrollY, height: box.height };
  });
  const showShare = (share: number): Promise<void> =>
    page.evaluate(
      (at) => {
        window.scrollTo(0, at);
      },
      top + height * share - 800,
    );
  await showShare(0.2);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await showShare(0.4);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await video.scrollIntoViewIfNeeded();

  const at = (): Promise<number> => video.evaluate((each: HTMLVideoElement) => each.currentTime);
  const is = (name: 'muted' | 'paused'): Promise<boolean> =>
    video.evaluate((each: HTMLVideoElement, key) => each[key as 'muted'], name);
  expect(await is('muted')).toBe(true);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => is('paused')).toBe(false);
  expect(await is('muted')).toBe(false);
  await player.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => is('paused')).toBe(true);
  const before = await at();
  await player.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await expect.poll(async () => Math.round((await at()) - before)).toBe(15);
  await player.getByRole('button', { name: 'Back 15 seconds' }).click();
  await expect.poll(async () => Math.abs(Math.round((await at()) - before))).toBe(0);
  await player.getByRole('button', { name: 'Mute' }).click();
  expect(await is('muted')).toBe(true);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => is('paused')).toBe(false);
  // Only the first play unmutes.
  expect(await is('muted')).toBe(true);
  await player.getByRole('button', { name: 'Pause' }).press('k');
  await expect.poll(() => is('paused')).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('m');
  expect(await is('muted')).toBe(false);

  const seek = player.getByRole('slider', { name: 'Position in the video' });
  const box = await seek.boundingBox();
  if (box === null) throw new Error('no seek bar');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(player.locator('[data-preview]')).toBeVisible();
  await expect(player.locator('[data-preview]')).toHaveText(/^0:3\d$/);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(at).toBeGreaterThan(25);
  await player.getByRole('button', { name: 'Fullscreen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(await video.evaluate((each: HTMLVideoElement) => each.textTracks[0]?.cues?.length)).toBeGreaterThan(5);
  const captions = player.getByRole('button', { name: 'Captions' });
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
});

test('two example briefs sit beside the demo video, and both are PDFs of the product', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.address}/`);
  const examples = page.locator('a[data-example]');
  await expect(examples).toHaveCount(2);
  const video = await page.locator('[data-player]').boundingBox();
  for (const link of await examples.all()) {
    const box = await link.boundingBox();
    expect(box?.x).toBeGreaterThan((video?.x ?? 0) + (video?.width ?? 0));
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', product.address).href);
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('one question at a time is open, and the open one closes', async ({ page, product }) => {
  await page.goto(`${product.address}/`);
  const items = page.locator('#questions details');
  expect(await items.count()).toBeGreaterThanOrEqual(5);
  const open = page.locator('#questions details[open]');
  await expect(open).toHaveCount(1);
  await expect(items.first()).toHaveAttribute('open');
  await items.nth(2).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(items.nth(2)).toHaveAttribute('open');
  await items.nth(3).locator('summary').press('Enter');
  await expect(open).toHaveCount(1);
  await items.nth(3).locator('summary').press('Enter');
  await expect(open).toHaveCount(0);
});

test('signed in, / is the dashboard at once and keeps other parameters', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Returning Ltd');
  const shown: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest())
      shown.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(`${product.address}/?signup=true&from=mail`);
  await expect(page).toHaveURL(/\/dashboard\?from=mail$/);
  expect(shown).toEqual(['302 /', '200 /dashboard']);
  await page.getByRole('link', { name: 'Dealwright' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  for (const path of ['/about', '/privacy', '/terms', '/how-ai-sales-transformation']) {
    await page.goto(product.address + path);
    await expect(page).toHaveURL(product.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a price rise that has passed is not threatened with', async ({ page }) => {
  const settings = {
    PRICE_RISE_DATE: '2020-01-31',
    SUPPORT_EMAIL: 'help@seller.example',
    BOOKING_URL: 'https://meet.seller.example/a?b=1&c=2',
  };
  await withProduct(settings, async (product) => {
    for (const path of ['/', '/pricing470194']) {
      await page.goto(product.address + path);
      await expect(page.getByRole('contentinfo')).toContainText('help@seller.example');
      await expect(page.getByText(/Prices rise/)).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', settings.BOOKING_URL);
  });
});

test('axe finds nothing, in both themes and from 360 px on nothing is cut off', async ({ page, product }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${product.address}/`);
      await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await expectAccessible(page);
    }
  }
});
