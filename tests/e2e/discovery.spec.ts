import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const stage = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name });

async function newSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
}

test('the five stages: filled, saved at every pause, there after a reload, listed, filtered and deleted', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Stages Ltd');
  await newSession(page);
  await page.getByLabel('First name').fill('Ana');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('ana@lima');
  await page.getByLabel('Company', { exact: true }).fill('Lima Foods');
  await expect(email).toHaveAccessibleDescription(/full email address/u);
  await email.fill('ana@lima.example');
  await expect(email).toHaveAccessibleDescription('');
  await page.getByLabel('Urgency').selectOption('high');
  await saved(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue to current state' }).click();
  await expect(page.getByRole('heading', { name: '2. Current state' })).toBeFocused();
  await page.getByRole('button', { name: 'Add barrier' }).click();
  for (const text of ['Slow quotes', 'Two days lost', 'No view of stock', 'Old scanners', 'Staff leave']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Up to 5. Remove one to add another.')).toBeVisible();
  await page.getByLabel('Financial impact').fill('$40k a month');
  await page.getByLabel('Target date').fill('1 March');
  await page.getByLabel('Emotional impact').fill('Everyone works late.');
  await saved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Barrier 5' })).toHaveValue('Staff leave');
  await expect(page.getByLabel('Emotional impact')).toHaveValue('Everyone works late.');
  await expectAccessible(page);

  await stage(page, /Future state/).click();
  await page.getByRole('button', { name: 'Add outcome' }).click();
  await page.keyboard.type('Quotes the same day');
  await page.getByLabel('Emotional relief').fill('Home by six.');
  await page.getByRole('button', { name: 'Continue to AI summary' }).click();
  await page.getByRole('button', { name: 'Compose summary' }).click();
  await expect(page.getByLabel('Urgency statement')).toHaveValue(
    'Target date: 1 March. Cost today: $40k a month. Urgency: high.',
  );
  await expect(page.getByRole('textbox', { name: 'Barrier theme 4' })).toHaveValue('Old scanners');
  await expect(page.getByRole('textbox', { name: 'Barrier theme 5' })).toHaveCount(0);
  await page.getByLabel('Urgency statement').fill('By 1 March, or the season is lost.');
  await saved(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue to solution and proposal' }).click();
  // Key by key: the draft goes with the first letter, and the field keeps the focus.
  await expect(page.getByRole('article', { name: 'Draft: Current situation' })).toBeVisible();
  await page.getByLabel('Current situation', { exact: true }).click();
  await page.keyboard.type('Quotes take two days.');
  await expect(page.getByLabel('Current situation', { exact: true })).toHaveValue('Quotes take two days.');
  await expect(page.getByRole('article', { name: 'Draft: Current situation' })).toHaveCount(0);
  await expect(page.getByText('Completed')).toBeVisible();
  await saved(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: '← Dashboard' }).click();
  const row = page
    .getByRole('list', { name: 'Discovery sessions' })
    .getByRole('listitem')
    .filter({ hasText: 'Lima Foods' });
  await expect(row).toContainText('Completed');
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('nobody');
  await expect(page.getByText('No sessions match your search and filters')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('lima');
  await page.getByLabel('Filter sessions by status').selectOption('completed');
  await page.getByRole('link', { name: 'Lima Foods' }).click();
  await expect(page.getByRole('heading', { name: '5. Solution and proposal' })).toBeVisible();
  await page.goBack();
  await row.hover();
  await page.getByRole('button', { name: 'Delete the session Lima Foods' }).click();
  await page.getByRole('button', { name: 'Delete session' }).click();
  await expect(page.getByText('No sessions yet')).toBeVisible();
});

test('a brief starts a session with its prospect and its eight questions, word for word', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Handover Ltd');
  await startPreparing(page, prospects.quick.url);
  await expect(page).toHaveTitle(/^Ready:/, { timeout: 60_000 });
  const questions = await page.locator('section[aria-labelledby=questions] li p.newspaper').allTextContents();
  expect(questions).toHaveLength(8);
  await page.getByRole('button', { name: 'Start discovery' }).dblclick();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Fernhollow Cold Chain');
  const panel = page.getByRole('complementary', { name: 'Questions to ask' });
  const shown = await panel
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => document.querySelector(`label[for="${box.id}"] > [dir=auto]`)?.textContent),
    );
  // In the call, what fills an empty field comes first.
  expect(shown.toSorted()).toEqual(questions.toSorted());
  await panel.getByRole('checkbox').first().click();
  await expect(panel.getByText('1 of 8 asked')).toBeVisible();
  await page.reload();
  await expect(panel.getByText('1 of 8 asked')).toBeVisible();
  await expectAccessible(page);
  const first = page.url();
  await page.getByRole('link', { name: '← Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Fernhollow Cold Chain' })).toHaveCount(2);

  // The brief links to its session, and asks before it starts another one.
  await page.getByRole('link', { name: 'Fernhollow Cold Chain' }).first().click();
  await expect(page).toHaveURL(/prep=/);
  const sessions = page.getByRole('navigation', { name: 'Sessions of this brief' });
  await expect(sessions.getByRole('link')).toHaveCount(1);
  const start = page.getByRole('button', { name: 'Start discovery' });
  await start.click();
  const ask = page.getByRole('dialog', { name: 'This brief has a session' });
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(start).toBeFocused();
  await start.click();
  await ask.getByRole('link', { name: /Session of/ }).click();
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('session')).toBe(new URL(first).searchParams.get('session'));
  await page.goBack();
  await start.click();
  await ask.getByRole('button', { name: 'Start a new session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page.goBack();
  await expect(sessions.getByRole('link')).toHaveCount(2);
});

test('notes without the mouse, a pasted transcript, speakers, and a second reader who sees them come', async ({
  page,
  context,
  product,
}) => {
  await signUpInBrowser(page, product, 'Notes Ltd');
  await newSession(page);
  await stage(page, /The call/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The call' })).toBeFocused();
  const second = await context.newPage();
  await second.goto(page.url());
  const said = (view: Page) => view.getByRole('grid', { name: 'Notes and transcript' }).getByRole('row');
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('They quote by hand');
  await page.keyboard.press('Enter');
  await expect(said(second)).toHaveText([/They quote by hand/]);
  await page.keyboard.press('Alt+b');
  await expect(said(page)).toHaveCount(2);
  await page.keyboard.press('Alt+p');
  await page.keyboard.type('Watch the tone');
  await page.keyboard.press('Enter');
  await expect(said(page).filter({ hasText: 'Private note' })).toHaveText([/Watch the tone/]);
  // Only that one note is private.
  await expect(page.getByRole('button', { name: 'Private note' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toBeVisible();
  await expect(page.getByText('Not sent yet')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  await expect(page.getByText('Paste a transcript or choose a file.')).toBeVisible();
  await page
    .getByLabel('Paste the transcript')
    .fill(
      '00:02 Marisol Vega: Is that Dale?\n00:06 Dale Brandvold: Yep.\n00:09 Speaker 3: Morning.\n01:15 Dale Brandvold: It is cold.',
    );
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  await expect(said(page)).toHaveCount(7);
  await expect(said(second).filter({ hasText: 'Dale Brandvold' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Dale Brandvold' }).click();
  await page.getByLabel('Name').fill('Dale B.');
  await page.getByLabel('Speaks for').selectOption('prospect');
  await page.getByRole('button', { name: 'Save speaker' }).click();
  await expect(said(second).filter({ hasText: 'Dale B.' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Speaker 3' }).click();
  await page.getByLabel('Same person as').selectOption({ label: 'Dale B.' });
  await page.getByRole('button', { name: 'Merge speakers' }).click();
  await expect(said(second).filter({ hasText: 'Dale B.' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Marisol Vega' }).click();
  await page.getByRole('button', { name: 'This was me' }).click();
  await expect(said(second).filter({ hasText: 'Rep' })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'call.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:02:00.000 --> 00:02:03.000\n<v Dale B.>From the file.\n'),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  await expect(said(page).filter({ hasText: 'From the file.' })).toContainText('2:00');
  await expect(said(page).filter({ hasText: 'Dale B.' })).toHaveCount(4);

  // The summary of the call has what was marked, with its moment.
  await page.getByText('After the call', { exact: true }).click();
  const bookmarks = page.getByRole('region', { name: 'Bookmarks' });
  await expect(bookmarks.getByRole('listitem')).toHaveCount(1);
  await expect(bookmarks.getByRole('link', { name: /Show where it was said/u })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your private notes' });
  await expect(own.getByRole('listitem')).toContainText('Watch the tone');
  await expect(page.getByRole('region', { name: 'Follow-up email' })).not.toContainText('Watch the tone');
  await expectAccessible(page);
});

test('without a connection nothing is lost: notes and fields wait on the device, over a reload, and are sent', async ({
  page,
  context,
  product,
}) => {
  await signUpInBrowser(page, product, 'Offline Ltd');
  await newSession(page);
  await page.route('**/api/records/sessions/update-session/**', (route) => route.abort());
  await page.route('**/api/sessions/*/lines', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('textbox', { name: 'Note' }).fill('Said in a tunnel');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await stage(page, /The call/).click();
  await expect(page.getByRole('row').filter({ hasText: 'Said in a tunnel' })).toContainText('Not sent yet');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  await saved(page);
  const second = await context.newPage();
  await second.goto(page.url().replace('view=call', 'view=prospect'));
  await expect(second.getByLabel('First name')).toHaveValue('Ana');
});

test('two tabs: entries of one list are put together, and of a text that both changed both stand until one is chosen', async ({
  page,
  context,
  product,
}) => {
  await signUpInBrowser(page, product, 'Tabs Ltd');
  await newSession(page);
  await stage(page, /Current state/).click();
  const second = await context.newPage();
  await second.goto(page.url());
  for (const [view, text] of [
    [page, 'From one'],
    [second, 'From two'],
  ] as const) {
    await view.route('**/update-session/**', (route) => route.abort());
    await view.getByRole('button', { name: 'Add barrier' }).click();
    await view.keyboard.type(text);
    await view.getByLabel('Target date').fill(text);
  }
  await page.unrouteAll();
  await page.getByLabel('Emotional impact').focus();
  await saved(page);
  await second.unrouteAll();
  await expect(second.getByText('Changed in another tab or by someone else')).toBeVisible();
  await expectAccessible(second);
  await expect(second.getByLabel('Target date')).toHaveValue('From two');
  await second.getByRole('button', { name: 'Keep mine' }).click();
  await saved(second);
  await expect(page.getByLabel('Target date')).toHaveValue('From two');
  for (const view of [page, second]) {
    await expect(view.getByRole('textbox', { name: 'Barrier 1' })).toHaveValue('From one');
    await expect(view.getByRole('textbox', { name: 'Barrier 2' })).toHaveValue('From two');
  }
});

test('a list or session that cannot be read says so in the stated words and can be read again', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Failures Ltd');
  await newSession(page);
  const address = page.url();
  const answer = (status: number, body: string) =>
    page.route('**/api/automation/load-session/**', (route) => route.fulfill({ status, body }));
  await answer(500, '{}');
  await page.goto(`${product.address}/dashboard`);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load sessions' })).toBeVisible();
  for (const [body, text] of [
    ['', 'No response received from sessions endpoint'],
    ['[]', 'No response received from sessions endpoint'],
    ['[{"data":{"sessions":[{"sessionId":"x"}]}}]', 'Invalid response format'],
  ] as const) {
    await page.unrouteAll();
    await answer(200, body);
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }
  await page.unrouteAll();
  await page.route('**/api/automation/load-session/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: JSON.stringify({ body: await response.text() }) });
  });
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Untitled session' })).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/records/sessions/fetch-by-id/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page.goto(`${product.address}/dashboard?session=00000000-0000-4000-8000-000000000000`);
  await expect(
    page.getByText('Failed to load session').or(page.getByText('Session not found in Airtable')).first(),
  ).toBeVisible();
});
