import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';
import { rowOf, textFile, train } from '#tests/support/content-fixtures.ts';
import { fillCompany, makeLogo, signUpAndFound } from '#tests/support/onboarding-steps.ts';

// What isn't there is told at once, not after all the time of a test.
test.use({ actionTimeout: 20_000 });

const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text });

const watched = new WeakSet<Page>();

/** Answers the calls of an address with this instead of the server's own answer, until it's taken back. */
async function answers(page: Page, address: string, body: unknown, status = 200): Promise<() => Promise<void>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // Where no route is left the driver stops watching calls, and one under way at that moment may never be answered.
  if (!watched.has(page)) await page.route('**/asked-by-nobody', (route) => route.continue());
  watched.add(page);
  await page.route(address, (route) => route.fulfill({ status, contentType: 'application/json', body: text }));
  return () => page.unroute(address);
}
const broken = { error: 'Broken for a test', code: 'internal' };

test('a solution that cannot be loaded, added, changed or deleted says so in the stated words', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Stated Solutions Ltd');
  const [get, create] = ['**/get-solutions-by-client/**', '**/create-solution/**'];
  const [update, remove] = ['**/update-solution/**', '**/delete-solution/**'];
  let undo = await answers(page, get, broken, 500);
  await page.goto(`${product.address}/dashboard?view=solutions`);
  await expect(toast(page, 'Failed to load solutions.')).toContainText('Error');
  await expect(page.getByText('Failed to load solutions', { exact: true })).toBeVisible();
  await undo();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Solutions loaded successfully')).toContainText('Success');

  await page.getByLabel('Solution name').fill('Gates');
  await page.getByLabel('Description', { exact: true }).fill('For ferries');
  undo = await answers(page, create, {});
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(toast(page, 'No solution returned from create API')).toContainText('Error');
  await undo();
  undo = await answers(page, create, broken, 500);
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(toast(page, 'Failed to add solution')).toContainText('Error');
  await undo();
  await page.getByRole('button', { name: 'Add solution' }).click();
  await expect(toast(page, 'Solution added successfully')).toContainText('Success');

  await page.getByRole('button', { name: 'Edit Gates' }).click();
  await page.getByLabel('Solution name').fill('Quick gates');
  undo = await answers(page, update, {});
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'No solution returned from update API')).toBeVisible();
  await undo();
  undo = await answers(page, update, broken, 500);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Failed to update solution')).toBeVisible();
  await undo();
  undo = await answers(page, update, { error: 'Solution not found', code: 'not_found' }, 404);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Solution not found')).toBeVisible();
  await undo();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Solution updated successfully')).toBeVisible();

  const deleteIt = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Delete Quick gates' }).click();
    await page.getByRole('button', { name: 'Delete solution' }).click();
  };
  undo = await answers(page, remove, { deleted: false });
  await deleteIt();
  await expect(toast(page, 'Failed to delete solution')).toBeVisible();
  await undo();
  await deleteIt();
  await expect(toast(page, 'Solution deleted successfully')).toBeVisible();
});

test('sessions, briefs, documents, the booking link and the switch of organizations fail in the stated words', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Stated Failures Ltd');
  const dashboard = `${product.address}/dashboard`;
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  const session = page.url();
  const byId = '**/sessions/fetch-by-id/**';
  const endpoint = '**/load-session/**';
  const undos = [await answers(page, byId, broken, 500), await answers(page, endpoint, '')];
  await page.goto('about:blank');
  await page.goto(session);
  await expect(page.getByText('Failed to load session', { exact: true })).toBeVisible();
  await expect(page.getByText('No response received from session endpoint')).toBeVisible();
  for (const undo of undos) await undo();
  await page.goto(dashboard);
  const deleteSession = page.getByRole('button', { name: /^Delete the session/ });
  await expect(deleteSession).toBeVisible();
  let undo = await answers(page, endpoint, broken, 500);
  await deleteSession.click();
  await page.getByRole('button', { name: 'Delete session' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete session' })).toContainText(
    'HTTP error! Status: 500',
  );
  await undo();
  await page.getByRole('button', { name: 'Keep it' }).click();

  await startPreparing(page, prospects.quick.url);
  await expect(page).toHaveTitle(/^Ready:/, { timeout: 60_000 });
  const brief = page.url();
  const prep = '**/prep-sessions/fetch-by-id/**';
  undo = await answers(page, prep, broken, 500);
  await page.goto('about:blank');
  await page.goto(brief);
  await expect(page.getByText('Failed to load prep session', { exact: true })).toBeVisible();
  await undo();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveTitle(/^Ready:/);
  undo = await answers(page, prep, broken, 500);
  // What is shown is looked at again once somebody comes back to the page.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Failed to load prep session details')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await undo();
  await page.goto(brief.replace(/prep=[\w-]+/, 'prep=77777777-7777-4777-8777-777777777777'));
  await expect(toast(page, 'Prep session not found')).toContainText('Error');
  await expect(page.getByText('Prep session not found', { exact: true }).last()).toBeVisible();
  await page.goto(dashboard);
  undo = await answers(page, '**/prep-sessions/delete/**', broken, 500);
  await page
    .getByRole('button', { name: /^Delete the brief/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete brief' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete prep session' })).toBeVisible();
  await undo();
  await page.getByRole('button', { name: 'Keep it' }).click();

  await page.goto(`${product.address}/settings/profile`);
  undo = await answers(page, '**/update-user/**', broken, 500);
  await page.getByLabel('Calendar booking URL').fill('https://book.example.com/ines');
  const booking = page.getByRole('region', { name: 'Booking link' });
  await booking.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Failed to update calendar booking URL')).toBeVisible();
  await undo();

  await page.goto(`${product.address}/admin/content`);
  await train(page, [textFile('first.md', 'A gate costs 420 euros.')]);
  const deleteIt = async (): Promise<void> => {
    await rowOf(page, 'first.md').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  const process = '**/content/process-document/**';
  await page.getByRole('link', { name: 'first.md' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  undo = await answers(page, process, broken, 500);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update document' })).toBeVisible();
  await undo();
  await page.goto(`${product.address}/admin/content`);
  undo = await answers(page, process, '');
  await deleteIt();
  await expect(toast(page, 'No response received from delete endpoint')).toContainText('Delete Failed');
  await undo();
  await page.reload();
  await expect(rowOf(page, 'first.md')).toBeVisible();
  await page.route(process, async (route) => {
    const { documentIds } = route.request().postDataJSON() as { documentIds: string[] };
    const data = { success: false, deletedId: documentIds[0], error: 'It is in use' };
    await route.fulfill({ json: { status: 'success', documents: [], data } });
  });
  await deleteIt();
  await expect(toast(page, 'Failed to delete document')).toContainText(': It is in use');
  await page.unroute(process);

  undo = await answers(page, '**/prep-sessions/fetch-by-client**', broken, 500);
  await page.goto(dashboard);
  await expect(page.getByText('Failed to load prep sessions').first()).toBeVisible();
  await undo();

  const noClient = await page.request.get(`${product.address}/api/auth/get-session`);
  const { session: known } = (await noClient.json()) as { session: { token: string } };
  await page.request.post(`${product.address}/api/identity/org/create-org/route`, {
    headers: { authorization: `Bearer ${known.token}` },
    data: { orgName: 'Second Ltd' },
  });
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { memberships: { clientId: string }[] };
    for (const membership of body.memberships) membership.clientId = '';
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(dashboard);
  await expect(page.getByText('Client ID not available').first()).toBeVisible();
  await page.unroute('**/api/session');
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { memberships: { clerkOrgId: string }[] };
    await route.fulfill({ response: answer, json: { ...body, activeOrganizationId: body.memberships[0]?.clerkOrgId } });
  });
  // A browser whose storage is full shows every screen; what it cannot keep, it says.
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('no storage');
    };
  });
  await page.goto(dashboard);
  await page.getByRole('button', { name: /^Organization: / }).click();
  await page.getByRole('menuitemradio', { name: 'Second Ltd' }).click();
  await expect(toast(page, 'Failed to switch organizations. Please try again.')).toContainText('Error');

  undo = await answers(page, '**/get-client-by-orgid/**', broken, 500);
  await page.goto(`${product.address}/settings/company`);
  await expect(page.getByText('Error: Unable to load client data. Please try again.')).toBeVisible();
  await undo();
});

test('the wizard says in the stated words what could not be set up', async ({ page, product }) => {
  const undoFounding = await answers(page, '**/create-org/**', broken, 500);
  const founded = signUpAndFound(page, product.address, 'Stated Setup Ltd');
  await expect(page.getByText('Broken for a test')).toBeVisible();
  await undoFounding();
  await page.getByRole('button', { name: 'Create Organization' }).click();
  await founded;
  const dialog = page.getByRole('dialog');
  const logo = await makeLogo();
  const fill = async (): Promise<void> => {
    await dialog.getByLabel('Company Website').fill('https://www.example.com');
    await dialog.getByLabel('Industry').selectOption({ label: 'Manufacturing' });
    await dialog.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await dialog.getByRole('button', { name: 'Next' }).click();
  };
  await expect(dialog.getByRole('heading', { name: 'Company Details' })).toBeVisible();
  const create = '**/create-client/**';
  const stated = dialog.getByText('An error occurred during setup. Please try again.');
  let undo = await answers(page, create, broken, 500);
  await fill();
  await expect(stated).toBeVisible();
  await undo();
  undo = await answers(page, create, { data: { id: '' } });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(stated).toBeVisible();
  await undo();
  await page.reload();
  const created = page.waitForRequest(create);
  await fillCompany(page, logo);
  expect((await created).postDataJSON()).toMatchObject({ instance: 'Development', companyIndustry: 'Manufacturing' });
  // As the next load finds it: until then the page may still write what it holds.
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('new-onboarding-store') ?? '{}') as { state?: { clientId?: string } };
    if (kept.state) kept.state.clientId = '';
    localStorage.setItem('new-onboarding-store', JSON.stringify(kept));
  });
  undo = await answers(page, '**/get-client-by-orgid/**', { clients: [] });
  await page.reload();
  await page.getByRole('button', { name: 'Continue to Pricing' }).click();
  await expect(toast(page, 'Missing data')).toContainText('Please complete previous steps first.');
  await undo();
});
