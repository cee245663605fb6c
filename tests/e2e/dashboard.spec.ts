import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('the dashboard says what is next and what waits, and keeps the form within the first third', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'What Now Ltd');
  const checklist = page.getByRole('region', { name: /Train your agents/ });
  await expect(checklist).toContainText('0 of 4 done');
  await expect(checklist.getByRole('link', { name: 'Set up your solutions' })).toBeVisible();
  await checklist.getByRole('button', { name: 'Prepare for your first meeting' }).click();
  await expect(page.getByLabel('Company', { exact: true })).toBeFocused();
  const sold = page.getByRole('region', { name: 'Solutions', exact: true });
  await expect(sold).toContainText('What you sell will appear here.');
  const used = page.getByRole('region', { name: 'Usage', exact: true });
  await expect(used).toContainText('Meeting Prepper0 of 3 sessions');
  await expect(used).toContainText('Discovery0 of 2 sessions');
  // Nothing is said where there is nothing to say.
  await expect(page.getByRole('region', { name: 'Your meetings' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeHidden();
  // Whichever banners wait, one is shown, and it doesn't push the form down.
  await expect(page.locator('[data-banners] > :visible')).toHaveCount(1);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const heading = await page.getByRole('heading', { name: 'Prepare for a meeting' }).boundingBox();
    expect((heading?.y ?? size.height) + (heading?.height ?? 0)).toBeLessThan(size.height / 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }

  // A meeting of today whose company has no site: its brief fails, which both lists say.
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  const soon = inHours(0.01);
  const started = await page.request.post(`${product.address}/api/preps`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { company: 'http://127.0.0.1:9', firstName: 'Ines', lastName: 'Keller', meetingAt: soon.toISOString() },
  });
  expect(started.status()).toBe(200);
  await page.reload();
  const meetings = page.getByRole('region', { name: 'Your meetings' });
  await expect(meetings).toContainText('Ines Keller');
  await expect(meetings).toContainText('Failed');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await waiting.getByRole('link').click();
  await expect(page).toHaveURL(/\?prep=/);
});

test('a browser without network says so over the screen, and what is typed stays', async ({
  page,
  context,
  product,
}) => {
  await signUpInBrowser(page, product, 'Cut Off Ltd');
  await page.getByLabel('Company', { exact: true }).fill('www.example.com');
  const notice = page.getByText('You’re offline.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await notice.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('www.example.com');
});

test('the dashboard shows what is sold and used, warns of either kind of session, and says what failed to load', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Used Up Ltd');
  const address = `${product.address}/dashboard`;
  await page.goto(`${address}?view=solutions`);
  await page.getByLabel('Solution name').fill('Ferry planner');
  await page.getByLabel('Description', { exact: true }).fill('Plans the loading of ferries.');
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(page.getByRole('button', { name: 'Edit Ferry planner' })).toBeVisible();
  await page.goto(address);
  const sold = page.getByRole('region', { name: 'Solutions', exact: true });
  await expect(sold.getByRole('listitem')).toHaveText(['Ferry planner']);
  const warning = page.getByText(/discovery sessions are used/);
  await expect(page.getByRole('region', { name: 'Usage', exact: true })).toBeVisible();
  await expect(warning).toBeHidden();

  // Both trial sessions are counted once their first stage is done; no prep was made.
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  const headers = { authorization: `Bearer ${session.token}` };
  for (const sessionName of ['One', 'Two']) {
    const made = await page.request.post(`${product.address}/api/automation/create-session/route`, {
      headers,
      data: { sessionName, currentFinancialImpact: '9,000 a month' },
    });
    expect(made.status()).toBe(200);
  }
  await page.reload();
  await expect(warning).toHaveText('2 of 2 discovery sessions are used.');
  await expect(page.getByRole('region', { name: 'Usage', exact: true })).toContainText('Discovery2 of 2 sessions');
  await expectAccessible(page);

  await page.route(/api\/billing$|get-solutions-by-client/u, (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken' } }),
  );
  await page.reload();
  await expect(sold).toContainText('Failed to load solutions');
  await expect(page.getByRole('region', { name: 'Usage', exact: true })).toContainText('Failed to load billing');
  await page.unroute(/api\/billing$|get-solutions-by-client/u);
  await sold.getByRole('button', { name: 'Retry' }).click();
  await expect(sold.getByRole('listitem')).toHaveText(['Ferry planner']);
});
