import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { createSession } from '#contract/discovery.ts';
import { listPreps } from '#contract/prep.ts';
import { rowOf, stage, textFile } from '#tests/support/content-fixtures.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { withProduct } from '#tests/support/own-product.ts';
import { callServer } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

/** What the shell itself needs: with these alone a screen opens. */
const basics = /\/api\/(configuration|build|session(\?|$)|auth\/|identity\/|records\/client\/get-client-by-orgid)/u;
/** What only a read that found nothing may say. */
const emptyText = /\b(?:no|nothing|none) (?:[\w ]+ )?yet\b|nothing was |no one has/iu;

const notice = (page: Page) => page.getByText('You’re offline.');
const main = (page: Page) => page.getByRole('main');
const loading = (page: Page) => page.getByRole('status', { name: /^(?:Loading|Drafting)/u }).first();
const retry = (page: Page) => main(page).getByRole('alert').getByRole('button', { name: 'Retry' });

/** Breaks off calls for data, all but what the shell needs. */
async function breakOff(page: Page): Promise<void> {
  await page.route(/\/api\//u, (route) => (basics.test(route.request().url()) ? route.fallback() : route.abort()));
}

/** Holds the same calls, as a server does that doesn't answer; what it returns lets them go and waits until each has ended. */
async function holdBack(page: Page, which = /\/api\//u): Promise<() => Promise<void>> {
  const held: Request[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    if (basics.test(route.request().url())) return route.fallback();
    held.push(route.request());
    await released;
    return route.fallback();
  });
  return async () => {
    release();
    await Promise.all(held.map((request) => request.response().catch(() => null)));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

/** The demo's own brief and a session begun from it. */
async function enter(page: Page, product: Product): Promise<{ prep: string; session: string }> {
  const { cookie, headers } = await enterByDemoLink(product);
  const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/su));
  await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: product.address })));
  const prep = await until(async () => {
    const { body } = await callServer(product, listPreps, {}, headers);
    return body.prepSessions.find(({ status }) => status === 'ready')?.prepMeetingId ?? null;
  }, 60_000);
  const made = await callServer(product, createSession, { prepMeetingId: prep }, headers);
  return { prep, session: made.body.data?.sessionId ?? '' };
}

interface Screen {
  path: string;
  /** What stands there once all is read. */
  stands: (page: Page) => Locator;
}

function screensOf({ prep, session }: { prep: string; session: string }): Screen[] {
  const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
  return [
    { path: '/dashboard', stands: (page) => page.getByRole('list', { name: 'Briefs' }).getByRole('link').first() },
    { path: `/dashboard?prep=${prep}`, stands: (page) => page.getByRole('button', { name: 'Start discovery' }) },
    { path: `/dashboard?session=${session}&view=current`, stands: heading('2. Current state') },
    { path: `/pdf-generation/${session}`, stands: heading(/^Proposal for /u) },
    {
      path: '/admin/content',
      stands: (page) => page.getByRole('list', { name: 'Documents' }).getByRole('link').first(),
    },
    { path: '/settings/capture', stands: (page) => page.getByRole('button', { name: 'Save' }) },
    { path: '/settings/numbers', stands: heading('By month') },
    { path: '/account/billing', stands: heading('Usage') },
  ];
}

/** The screen is there, says nothing of being empty, and is either on its way or says what failed. */
async function expectNoFalseWords(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await main(page).innerText()).not.toMatch(emptyText);
}

/** Cut while the screen loads: it stays on its way, and goes on when the network is back. */
async function cutWhileLoading(page: Page, address: string, { stands }: Screen): Promise<void> {
  const letGo = await holdBack(page);
  await page.goto(address);
  await expect(loading(page)).toBeVisible();
  await expectNoFalseWords(page);
  await page.context().setOffline(true);
  await letGo();
  await expect(notice(page)).toBeVisible();
  // What failed is tried once more, and waits for the network then.
  await page.clock.fastForward(5000);
  await expect(loading(page)).toBeVisible();
  await expectNoFalseWords(page);
  await page.context().setOffline(false);
  await expect(stands(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(loading(page)).toHaveCount(0);
}

/** Reads that are under way. */
function followReads(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    const lasts = request.headers()['accept']?.includes('text/event-stream') === true;
    if (request.url().includes('/api/') && !basics.test(request.url()) && !lasts) open.add(request);
  });
  const ended = (request: Request): void => void open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return open;
}

/** Cut while it stands: everything stays. */
async function cutWhileStanding(page: Page, { stands }: Screen, reads: ReadonlySet<Request>): Promise<void> {
  // What the way back asked for is there, and drawn.
  await expect.poll(() => reads.size).toBe(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const before = await main(page).innerText();
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
  expect(await main(page).innerText()).toBe(before);
  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(stands(page)).toBeVisible();
}

/** The network is there and the server can't be reached: what failed is said, and read again in place. */
async function serverGone(page: Page, { stands }: Screen): Promise<void> {
  await breakOff(page);
  await page.reload();
  await expect(retry(page).first()).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await expectNoFalseWords(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Pressed in one go: what one of them reads again takes others away.
  await retry(page).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(retry(page)).toHaveCount(0);
  await expect(stands(page)).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const back = (page: Page) => page.context().setOffline(false);
async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
}

/** Fields and notes of a call wait on the device, and are sent when the network or the server is back. */
async function typeInSession(page: Page, product: Product, session: string): Promise<void> {
  const saved = page.getByText('Saved', { exact: true });
  await page.goto(`${product.address}/dashboard?session=${session}&view=current`);
  await expect(saved).toBeVisible();
  await cut(page);
  await page.getByLabel('Target date').fill('1 March');
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Said in a tunnel');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Not sent yet.');
  await back(page);
  await expect(saved).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // A process that is stopped takes connections and answers none.
  process.kill(product.pid, 'SIGSTOP');
  await page.getByLabel('Emotional impact').fill('Everyone works late.');
  await expect(page.getByText('Saving...', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Target date')).toHaveValue('1 March');
  process.kill(product.pid, 'SIGCONT');
  await expect(saved).toBeVisible();
}

/** A block is edited and hidden while the network is cut. */
async function editProposal(page: Page, product: Product, session: string): Promise<void> {
  await page.goto(`${product.address}/pdf-generation/${session}`);
  await button(page, 'Edit: Pricing').click();
  await cut(page);
  await page.getByRole('textbox', { name: 'Pricing', exact: true }).fill('EUR 4,700 for the pilot.');
  await expect(page.getByRole('alert')).toContainText('Not sent yet.');
  await back(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Done').click();
  const pricing = page.getByRole('article', { name: 'Pricing', exact: true });
  await expect(pricing).toContainText('EUR 4,700');
  await cut(page);
  await button(page, 'Hide: Pricing').click();
  await back(page);
  await expect(pricing).toContainText('Hidden');
  await page.reload();
  await expect(pricing).toContainText('EUR 4,700');
  await expect(pricing).toContainText('Hidden');
  await page.goto(`${product.address}/dashboard?session=${session}&view=current`);
  await expect(page.getByLabel('Target date')).toHaveValue('1 March');
  await expect(page.getByLabel('Emotional impact')).toHaveValue('Everyone works late.');
}

/** Files wait, those that were on their way too. */
async function addFiles(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/admin/content`);
  const price = (name: string) => textFile(name, `# ${name}\n\nA tunnel reader costs 90 euros.\n`);
  await stage(page, [price('tunnel.md')]);
  await cut(page);
  await button(page, 'Start training').click();
  await expect(button(page, 'Waiting for your network')).toBeVisible();
  await back(page);
  await expect(rowOf(page, 'tunnel.md')).toContainText('Ready');
  // Cut while the file goes up: it waits, and goes once more.
  const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'bridge.md' });
  const letGo = await holdBack(page, /process-document/u);
  await stage(page, [price('bridge.md')]);
  await button(page, 'Start training').click();
  await expect(upload).toContainText('Processing');
  await cut(page);
  await letGo();
  await expect(upload).toContainText('Waiting for your network');
  await back(page);
  await expect(rowOf(page, 'bridge.md')).toHaveCount(1);
  await expect(rowOf(page, 'bridge.md')).toContainText('Ready');
}

/** A form is saved once the network is back. */
async function saveForm(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/settings/company`);
  await page.getByLabel('Description').fill('Readers for tunnels.');
  await cut(page);
  await button(page, 'Save company').click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await back(page);
  await expect(button(page, 'Save company')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Readers for tunnels.');
}

test('in each kind of screen a cut network keeps what stands, says so, and all goes on by itself', async ({ page }) => {
  await withProduct({}, async (product) => {
    const ids = await enter(page, product);
    await page.clock.install();
    const reads = followReads(page);
    for (const screen of screensOf(ids))
      await test.step(screen.path, async () => {
        await cutWhileLoading(page, product.address + screen.path, screen);
        await cutWhileStanding(page, screen, reads);
        await serverGone(page, screen);
      });
  });
});

// Apart from the screens: a page whose clock is moved has the time limits of its calls moved with it.
test('what is typed and added while the network is cut is kept, and sent when it is back', async ({ page }) => {
  await withProduct({}, async (product) => {
    const ids = await enter(page, product);
    await typeInSession(page, product, ids.session);
    await editProposal(page, product, ids.session);
    await addFiles(page, product);
    await saveForm(page, product);
  });
});
