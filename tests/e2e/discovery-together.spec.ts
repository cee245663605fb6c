import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { callServer } from '#tests/support/people.ts';
import { addMultiUser, readInvitationLink } from '#contract/team.ts';

/** The calls of who is signed in on a page. */
async function headersOf(page: Page, address: string): Promise<Record<string, string>> {
  const { session } = (await (await page.request.get(`${address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  return { authorization: `Bearer ${session.token}` };
}

test('a colleague reads along as it is written, writes once invited, and both are told apart', async ({
  page,
  browser,
  product,
}) => {
  await signUpInBrowser(page, product, 'Together Ltd');
  const admin = await headersOf(page, product.address);
  const users = [
    { firstName: '', lastName: '', email: `${crypto.randomUUID()}@people.example`, role: 'org:member' as const },
  ];
  const invited = await callServer(product, addMultiUser, { users }, admin);
  const invitationId = invited.body.results[0]?.invitationId ?? '';
  const { link } = (await callServer(product, readInvitationLink, { invitationId }, admin)).body;
  const colleague = await (await browser.newContext()).newPage();
  const { pathname, search } = new URL(link);
  await colleague.goto(`${product.address}${pathname}${search}`);
  await colleague.getByLabel('First name').fill('Grace');
  await colleague.getByLabel('Last name').fill('Hopper');
  await colleague.getByLabel('Password', { exact: true }).fill(`Pass-${crypto.randomUUID()}`);
  await colleague.getByRole('button', { name: 'Sign Up' }).click();
  await colleague.waitForURL('**/dashboard');

  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page.getByLabel('Company', { exact: true }).fill('Lima Foods');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await colleague.goto(page.url());
  await expect(colleague.getByText("You're reading along")).toBeVisible();
  await expect(colleague.getByLabel('Company', { exact: true })).toHaveValue('Lima Foods');
  await expect(colleague.getByLabel('Company', { exact: true })).not.toBeEditable();
  await expect(colleague.getByRole('textbox', { name: 'Note' })).toHaveCount(0);
  await expectAccessible(colleague);
  await page.getByLabel('First name').fill('Ana');
  await expect(colleague.getByLabel('First name')).toHaveValue('Ana');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Invite to write' }).click();
  await page.getByLabel('Grace Hopper').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save writers' }).click();
  await colleague.getByRole('textbox', { name: 'Note' }).fill('Heard by Grace');
  await colleague.keyboard.press('Enter');
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Heard by Grace' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete session' }).click();
  await page.getByRole('button', { name: 'Delete session' }).click();
  await expect(colleague.getByText('This session was deleted')).toBeVisible();
  await expect(page.getByText('No sessions yet')).toBeVisible();
});
