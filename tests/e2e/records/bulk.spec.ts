import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

async function makeSessions(page: Page, address: string, companies: readonly string[]): Promise<void> {
  const { session } = (await (await page.request.get(`${address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  for (const companyName of companies) {
    const made = await page.request.post(`${address}/api/automation/create-session/route`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { companyName },
    });
    expect(made.status()).toBe(200);
  }
}

test('sessions are sorted, picked by click, key and range, and deleted together; what fails stays, with the reason', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Bulk Ltd');
  await makeSessions(page, product.address, ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm']);
  await page.reload();
  const section = page.getByRole('region', { name: 'Discovery sessions' });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Elm');
  await section.getByLabel('Sort sessions').selectOption('Company');
  await expect(rows.first()).toContainText('Amber');

  // Space picks the row with the focus; Shift click picks to there; a picked row can be dropped again.
  await section.getByRole('link', { name: 'Amber' }).focus();
  await page.keyboard.press('Space');
  await expect(section.getByText('1 selected')).toBeVisible();
  await section.getByLabel('Select the session Cedar').click({ modifiers: ['Shift'] });
  await expect(section.getByText('3 selected')).toBeVisible();
  await section.getByLabel('Select the session Birch').uncheck();
  await expect(section.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);

  // A search hides a picked row: it's no longer counted, so that nobody deletes what they don't see.
  await section.getByRole('searchbox').fill('amber');
  await expect(section.getByText('1 selected')).toBeHidden();
  await section.getByRole('searchbox').fill('d');
  await expect(rows).toHaveCount(2);
  await expect(section.getByText('1 selected')).toBeVisible();
  await section.getByRole('searchbox').fill('');
  await expect(section.getByText('2 selected')).toBeVisible();

  await section.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 sessions?' });
  await expect(dialog.getByRole('listitem')).toHaveText([/Amber/, /Cedar/]);
  await expectAccessible(page);
  // The second deletion fails once.
  let calls = 0;
  await page.route('**/api/automation/load-session/route', async (route) => {
    const isDelete = route.request().postData()?.includes('delete') === true;
    calls += isDelete ? 1 : 0;
    if (isDelete && calls === 2) await route.fulfill({ status: 500, json: { error: 'Broken' } });
    else await route.continue();
  });
  await dialog.getByRole('button', { name: 'Delete sessions' }).click();
  const left = page.getByRole('dialog', { name: 'Delete 1 session?' });
  await expect(left.getByRole('alert')).toContainText('Not deleted:');
  await expect(left.getByRole('listitem')).toHaveText([/Cedar/]);
  await left.getByRole('button', { name: 'Try again' }).click();
  await expect(left).toBeHidden();
  await expect(rows).toHaveCount(3);
  await section.getByLabel('Select all 3').check();
  await section.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete sessions' }).click();
  await expect(page.getByText('No sessions yet')).toBeVisible();
});

test('bulk deletion reads the list once, and a session whose answer got lost is not said to be there', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Lost Answers Ltd');
  await makeSessions(page, product.address, ['Fern', 'Gorse', 'Hazel', 'Iris']);
  await page.reload();
  const section = page.getByRole('region', { name: 'Discovery sessions' });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  let lists = 0;
  let cut = 0;
  await page.route('**/api/automation/load-session/route', async (route) => {
    const { action } = route.request().postDataJSON() as { action: string };
    lists += action === 'loadAll' ? 1 : 0;
    // The first deletion is done; its answer is lost, and what is tried again finds nothing.
    if (action === 'delete' && cut === 0) {
      cut += 1;
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await section.getByLabel('Select all 4').check();
  await section.getByLabel('Select the session Iris').uncheck();
  await section.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete sessions' }).click();
  await expect(page.getByText('3 sessions deleted', { exact: true })).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  expect(cut).toBe(1);
  expect(lists).toBe(1);
});

test('where neither the deletion nor the list can be read, what happened is left open', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Open Ends Ltd');
  await makeSessions(page, product.address, ['Juniper', 'Kale']);
  await page.reload();
  const section = page.getByRole('region', { name: 'Discovery sessions' });
  await section.getByLabel('Select all 2').check();
  await section.getByRole('button', { name: 'Delete selected' }).click();
  await page.route('**/api/automation/load-session/route', (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken' } }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Delete sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 sessions?' });
  await expect(dialog.getByRole('alert')).toContainText('We can’t tell whether they were deleted.');
  await expect(dialog.getByRole('alert')).not.toContainText('Not deleted');
  await page.unroute('**/api/automation/load-session/route');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No sessions yet')).toBeVisible();
});
