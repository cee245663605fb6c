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
