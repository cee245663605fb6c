import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { rowOf } from '#tests/support/content-fixtures.ts';

const waits = 'Waiting for your network';
const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' });
const upload = (page: Page, name: string) => uploads(page).getByRole('listitem').filter({ hasText: name });

async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
}
const back = (page: Page) => page.context().setOffline(false);

interface Sent {
  url: string;
  requestId: string;
}

/** What was sent of addresses, in its order; a call that the browser couldn't send counts too. */
function watchSent(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (/\/process-(?:weburl|youtube)\//u.test(request.url())) sent.push(request.postDataJSON() as Sent);
  });
  return sent;
}

/** Lets the next call reach the server, and loses its answer with the network; returns once the server has answered. */
async function loseAnswer(page: Page, send: () => Promise<void>): Promise<void> {
  const calls = /\/process-(?:weburl|youtube)\//u;
  const progress = '**/api/content/progress**';
  // What is asked beside it would tell the page what the lost answer told.
  await page.route(progress, (route) => route.abort());
  let isCut = (): void => {};
  const whenCut = new Promise<void>((resolve) => {
    isCut = resolve;
  });
  const answered = new Promise<void>((resolve, reject) => {
    void page.route(
      calls,
      async (route) => {
        try {
          await route.fetch();
          resolve();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
        await whenCut;
        // The browser that is cut may have given it up by itself.
        await route.abort().catch(() => undefined);
      },
      { times: 1 },
    );
  });
  await send();
  await answered;
  await cut(page);
  isCut();
  await page.unroute(progress);
}

test('web pages and videos that are added without a network wait, say so, and go once when it is back', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Tunnels Ltd');
  const sent = watchSent(page);
  const kinds = [
    {
      tab: 'webpage',
      field: 'Web address',
      wrong: 'no address at all',
      whyWrong: 'This isn’t the address of a web page.',
      addresses: ['/index.html', '/customers.html', '/news.html'].map((path) => prospects.quick.url + path),
    },
    {
      tab: 'video',
      field: 'YouTube address',
      wrong: 'https://example.com/film',
      whyWrong: 'This isn’t the address of a YouTube video.',
      addresses: ['harbour1234', 'harbour5678', 'silentfilm1'].map((id) => `https://www.youtube.com/watch?v=${id}`),
    },
  ];
  for (const { tab, field, wrong, whyWrong, addresses } of kinds)
    await test.step(tab, async () => {
      const [first = '', second = '', third = ''] = addresses;
      await page.goto(`${product.address}/admin/content?tab=${tab}`);
      await expect(page.getByLabel(field)).toBeVisible();
      const add = async (address: string) => {
        await page.getByLabel(field).fill(address);
        await page.getByRole('button', { name: 'Add', exact: true }).click();
      };
      const rows = rowOf(page, 'Ready');

      // The form is free for the next one, and what is taken back isn't sent.
      await cut(page);
      for (const address of [first, third, wrong]) {
        await add(address);
        await expect(upload(page, address)).toContainText(waits);
        await expect(page.getByLabel(field)).toHaveValue('');
      }
      await page.getByRole('button', { name: `Take back ${third}` }).click();
      await expect(upload(page, third)).toHaveCount(0);
      expect(sent).toEqual([]);
      await back(page);
      await expect(rows).toHaveCount(1);
      await expect(upload(page, wrong)).toContainText(whyWrong);
      expect(sent.map(({ url }) => url).sort()).toEqual([first, wrong].sort());

      // Failed, and retried without a network: it waits as well.
      await cut(page);
      await page.getByRole('button', { name: `Retry ${wrong}` }).click();
      await expect(upload(page, wrong)).toContainText(waits);
      await back(page);
      await expect(upload(page, wrong)).toContainText(whyWrong);
      await page.getByRole('button', { name: `Dismiss ${wrong}` }).click();

      // Cut before the answer came: it goes under the same request id, and the server has it once.
      sent.length = 0;
      await loseAnswer(page, () => add(second));
      await expect(upload(page, second)).toContainText(waits);
      await back(page);
      await expect(rows).toHaveCount(2);
      await expect(uploads(page)).toHaveCount(0);
      expect(sent.length).toBeGreaterThan(1);
      expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
      await page.reload();
      await expect(rows).toHaveCount(2);
      sent.length = 0;
    });
});
