import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PrepDetail } from '#contract/prep.ts';
import { expectAccessible, signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';

async function prepare(page: Page, company: string): Promise<void> {
  await startPreparing(page, company);
  await expect(page).toHaveTitle(/^Ready: /, { timeout: 60_000 });
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const statement = (page: Page, section: string, words: string): Locator =>
  region(page, section).locator('[data-claim]').filter({ hasText: words });
const toast = (page: Page, words: string): Locator => page.locator('[data-toast]').filter({ hasText: words });

async function act(page: Page, claim: Locator, action: string): Promise<void> {
  // A menu that is just closing is still there for a moment.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await claim.getByRole('button', { name: /^Actions on/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function textsOfPdf(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts;
}

test('statements are pinned, edited, hidden and marked wrong, notes are written, and all of it survives a reload', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Markers Ltd');
  await prepare(page, prospects.quick.url);
  const summary = region(page, 'Company summary');
  const revenue = statement(page, 'Financial insights', 'reports revenue of £148 million');
  await revenue.getByRole('button', { name: /^Actions on/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pin to the top' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(revenue.getByText('Pinned')).toBeVisible();

  const first = summary.locator('[data-claim]').first();
  const before = await first.locator('[dir]').first().innerText();
  await act(page, first, 'Edit');
  const field = page.getByRole('textbox', { name: 'Edit this statement' });
  await expect(field).toBeFocused();
  await field.fill('They keep food cold, as Rhys said himself.');
  await field.press('Control+Enter');
  await expect(summary.getByText('They keep food cold, as Rhys said himself.')).toBeVisible();
  await expect(summary.getByText('Edited by Robin Seller')).toBeVisible();
  await expect(
    statement(page, 'Company summary', 'They keep food cold')
      .getByRole('link', { name: /^Source \d/ })
      .first(),
  ).toBeVisible();

  const second = summary.locator('[data-claim]').nth(1);
  const hidden = await second.locator('[dir]').first().innerText();
  await act(page, second, 'Hide');
  await expect(summary.getByText('1 hidden')).toBeVisible();

  await act(page, statement(page, 'Financial insights', 'reports revenue of £148 million'), 'This is wrong');
  await expect(toast(page, 'Removed from the brief')).toBeVisible();
  await expect(statement(page, 'Financial insights', 'reports revenue of £148 million')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a note on Talking points' }).click();
  await page.getByRole('textbox', { name: 'Note on Talking points' }).fill('Ask about Rotterdam first.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note on Talking points' })).toHaveValue('Ask about Rotterdam first.');
  await page.getByRole('button', { name: 'Save note' }).dblclick();
  await expect(page.getByRole('list', { name: 'Notes on Talking points' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  await page.reload();
  await expect(summary.getByText('They keep food cold, as Rhys said himself.')).toBeVisible();
  await expect(page.getByText('Note by Robin Seller')).toBeVisible();
  await expect(statement(page, 'Financial insights', 'reports revenue of £148 million')).toHaveCount(0);
  await region(page, 'Financial insights').getByText('marked wrong').click();
  await region(page, 'Financial insights')
    .getByRole('button', { name: /^Not wrong after all: .*£148 million/ })
    .click();
  await expect(statement(page, 'Financial insights', 'reports revenue of £148 million')).toHaveCount(1);
  await summary.getByText('1 hidden').click();
  await summary.getByRole('button', { name: /^Show again/ }).click();
  await expect(summary.getByText(hidden.slice(0, 60)).first()).toBeVisible();
  await act(page, statement(page, 'Company summary', 'They keep food cold'), 'Edit');
  await page.getByRole('button', { name: 'Restore the original words' }).click();
  await expect(summary.getByText(before.slice(0, 60)).first()).toBeVisible();
});

test('two tabs: an edit upon a sentence that the other tab changed is refused with the words kept', async ({
  page,
  context,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Two Tabs Ltd');
  await prepare(page, prospects.quick.url);
  const other = await context.newPage();
  await other.goto(page.url());
  const claims = (tab: Page) => region(tab, 'Company summary').locator('[data-claim]');
  await act(page, claims(page).first(), 'Edit');
  await page.getByRole('textbox', { name: 'Edit this statement' }).fill('From the first tab.');
  await act(other, claims(other).first(), 'Edit');
  await other.getByRole('textbox', { name: 'Edit this statement' }).fill('From the second tab.');
  // The words show before they are stored: only what the server has answered is there for the first tab to meet.
  const stored = other.waitForResponse(
    (answer) => answer.request().postData()?.includes('From the second tab.') === true,
  );
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await stored).status()).toBe(200);
  await expect(claims(other).first().getByText('From the second tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'has changed' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Edit this statement' })).toHaveValue('From the first tab.');
  await page.getByRole('textbox', { name: 'Edit this statement' }).press('Escape');
  await expect(claims(page).first().getByText('From the second tab.')).toBeVisible();
});

test('a refresh says what it costs, leaves the brief readable, and shows what changed with everything kept', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Refreshers Ltd');
  const { pages, site } = prospects.changing;
  await prepare(page, site.url);
  await act(page, region(page, 'Company summary').locator('[data-claim]').first(), 'Pin to the top');
  await expect(region(page, 'Company summary').getByText('Pinned')).toBeVisible();
  const original = { ...pages };
  for (const [path, body] of Object.entries(pages))
    pages[path] = { body: String(body).replaceAll('£148 million', '£163 million'), delayMs: 400 };
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect(page.getByText('counts as one Meeting Prepper session (1 of 3 used)')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText('The brief below stays until the new one is ready.')).toBeVisible();
  await expect(statement(page, 'Financial insights', '£148 million').first()).toBeVisible();
  await expect(region(page, 'Progress')).toHaveCount(0, { timeout: 60_000 });
  const changes = page.getByRole('region', { name: /^What changed since/ });
  await expect(changes.getByText('£163 million').first()).toBeVisible();
  await expect(changes.locator('del').filter({ hasText: '£148 million' }).first()).toBeVisible();
  await expect(region(page, 'Company summary').getByText('Pinned')).toBeVisible();
  await expectAccessible(page);

  for (const path of Object.keys(pages)) pages[path] = { status: 500, body: 'down' };
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByText('The last refresh failed')).toBeVisible({ timeout: 60_000 });
  await expect(statement(page, 'Financial insights', '£163 million').first()).toBeVisible();
  Object.assign(pages, original);
});

test('the brief leaves as a PDF, one printed page, Markdown and plain text, and by mail only where a mail server is connected', async ({
  page,
  context,
  product,
  prospects,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUpInBrowser(page, product, 'Exporters Ltd');
  await prepare(page, prospects.quick.url);
  await page.getByRole('button', { name: 'Add a note on the whole brief' }).click();
  await page.getByRole('textbox', { name: 'Note on the whole brief' }).fill('Bring the depot figures.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('list', { name: 'Notes on the whole brief' })).toBeVisible();

  const printed = await textsOfPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(printed).toHaveLength(1);
  const onePage = (printed[0] ?? '').replaceAll(/\s+/gu, ' ');
  for (const words of [
    'Fernhollow Cold Chain',
    'Rhys Tolland',
    'Bring the depot figures.',
    'Talking points',
    'Discovery questions',
    '8. ',
    'Sources',
  ])
    expect(onePage).toContain(words);

  // A brief with as much in it as can be is one page still, with all eight questions on it.
  await page.route('**/fetch-by-id/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { prepSession: PrepDetail };
    for (const section of Object.values(body.prepSession.brief.sections)) {
      section.claims = Array.from({ length: 12 }, (_, at) => ({
        id: `${section.claims[0]?.id ?? 'x'}-${at}`,
        text: 'Words of a long sentence that goes on. '.repeat(20),
        kind: 'fact' as const,
        quotes: [{ sourceId: body.prepSession.brief.sources[at % 8]?.id ?? '', text: 'x' }],
      }));
    }
    for (const question of body.prepSession.brief.questions)
      question.text = `${question.text} ${'and so on '.repeat(40)}`;
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(page.getByText('Words of a long sentence').first()).toBeVisible();
  const full = await textsOfPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(full).toHaveLength(1);
  for (const words of ['8. ', 'Sources', 'Talking points'])
    expect((full[0] ?? '').replaceAll(/\s+/gu, ' ')).toContain(words);
  await page.unroute('**/fetch-by-id/**');
  await page.reload();
  await expect(page.getByText('Words of a long sentence')).toHaveCount(0);

  const choose = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const [pdf] = await Promise.all([page.waitForEvent('download'), choose('Download PDF')]);
  expect(pdf.suggestedFilename()).toBe('Brief Fernhollow Cold Chain.pdf');
  const texts = await textsOfPdf(new Uint8Array(await readFile(await pdf.path())));
  expect(texts.join(' ')).toContain('Predicted pain points');
  for (const text of texts) expect(text.trim().length).toBeGreaterThan(40);

  await choose('Copy as Markdown');
  await expect(toast(page, 'Brief copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^# Fernhollow Cold Chain[\s\S]*> Note: Bring the depot figures\.[\s\S]*## Sources/u,
  );
  const [text] = await Promise.all([page.waitForEvent('download'), choose('Download plain text')]);
  const plain = await readFile(await text.path(), 'utf8');
  expect(plain).toContain('COMPANY SUMMARY');
  expect(plain).not.toMatch(/[*#<>]/u);
  await choose('Email it to me');
  await expect(toast(page, 'Not emailed')).toContainText('No email server is set up here, so nothing was sent.');
});

test('a link is made, read by somebody who is not signed in, and revoked; a copy is one’s own', async ({
  page,
  browser,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Sharers Ltd');
  await prepare(page, prospects.quick.url);
  const secret = region(page, 'Company summary').locator('[data-claim]').nth(1);
  const hidden = (await secret.locator('[dir]').first().innerText()).slice(0, 70);
  await act(page, secret, 'Hide');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('No link yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create link' }).dblclick();
  const links = page.getByRole('list', { name: 'Links' });
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const [{ link }] = (await page.evaluate(
    async (at) => {
      const { session } = (await (await fetch('/api/auth/get-session')).json()) as { session: { token: string } };
      const answer = await fetch(`/api/preps/${at}/shares`, { headers: { authorization: `Bearer ${session.token}` } });
      return ((await answer.json()) as { shares: { link: string }[] }).shares;
    },
    new URL(page.url()).searchParams.get('prep') ?? '',
  )) as [{ link: string }];

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${product.address}${link}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Fernhollow Cold Chain' })).toBeVisible();
  await expect(visitor.getByText('Shared by Robin Seller')).toBeVisible();
  await expect(visitor.getByText(hidden)).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: /^Actions on/ })).toHaveCount(0);
  await expectAccessible(visitor);
  await links.getByRole('button', { name: 'Revoke link' }).click();
  // It asks first, as for a proposal, and until it's confirmed the link works.
  const asks = page.getByRole('dialog', { name: /^Revoke the link of / });
  await expect(asks).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await expect(links.getByText('Open until')).toBeVisible();
  await links.getByRole('button', { name: 'Revoke link' }).click();
  await asks.getByRole('button', { name: 'Revoke link' }).click();
  await expect(links.getByText('Revoked')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This link doesn’t work', { exact: true })).toBeVisible();
  await visitor.context().close();

  await page.getByRole('button', { name: 'Done' }).click();
  const address = page.url();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Fernhollow Cold Chain' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete brief' }).click();
  await page.getByRole('button', { name: 'Delete brief' }).click();
  await expect(toast(page, 'Prep session deleted successfully')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Fernhollow Cold Chain').first()).toBeVisible();
  await page.goto(`${product.address}/dashboard?prep=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Prep session not found').first()).toBeVisible();
});

test('a run is followed by its stream, and by looking again where the stream is cut off', async ({
  page,
  product,
  prospects,
}) => {
  await signUpInBrowser(page, product, 'Streamers Ltd');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('fetch-by-id')) reads.push(request.headers()['accept'] ?? '');
  });
  await prepare(page, prospects.slow.url);
  expect(reads.filter((accept) => accept === 'text/event-stream').length).toBeGreaterThanOrEqual(1);
  // Without a stream a run of this length is looked up more than ten times.
  expect(reads.filter((accept) => accept === 'application/json').length).toBeLessThan(8);

  await page.route('**/fetch-by-id/**', (route) =>
    route.request().headers()['accept'] === 'text/event-stream' ? route.abort() : route.continue(),
  );
  await page.goto(`${product.address}/dashboard`);
  await prepare(page, prospects.slow.url);
  await expect(page.getByRole('heading', { name: 'Talking points' })).toBeVisible();
});

test('a pasted invitation fills the form, and the preparation runs at once or waits for its hour before the meeting', async ({
  page,
  product,
}) => {
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  await signUpInBrowser(page, product, 'Invited Ltd');
  await page.getByRole('button', { name: 'Fill in from a calendar invitation' }).click();
  await expect(page.getByRole('textbox', { name: 'Invitation' })).toBeFocused();
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(page.getByText('Paste an invitation first')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Invitation' })
    .fill(
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${start}\nSUMMARY:Intro <b>call</b>\nATTENDEE;CN=Rhys Tolland:mailto:rhys@no-such-company.invalid\nATTENDEE;CN=Ada Lovelace:mailto:ada@no-such-company.invalid\nDESCRIPTION:Ada Lovelace\\, Head of IT\nEND:VEVENT\nEND:VCALENDAR`,
    );
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('no-such-company.invalid');
  await expect(page.getByText('Intro <b>call</b>')).toBeVisible();
  await page.getByRole('radio', { name: 'Ada Lovelace' }).check();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Role (optional)')).toHaveValue('Head of IT');
  await expectAccessible(page);
  await page.getByLabel('Company', { exact: true }).fill('https://no-such-company.invalid');
  await page.getByText('More details (optional)').click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@no-such-company.invalid');
  await page.getByLabel('LinkedIn address').fill('https://www.linkedin.com/in/ada-lovelace-of-nowhere');
  await page.getByLabel('Industry').selectOption('Energy');
  await page.getByLabel('Company size').selectOption('51 to 200 employees');
  await page.getByLabel('Urgency').selectOption('High');
  await page.getByLabel(/^When to prepare for /).selectOption('4 hours before');
  await expectAccessible(page);
  const started = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/preps',
  );
  await page.getByRole('button', { name: 'Schedule prep' }).click();
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
  const sent = (await started).postDataJSON() as Record<string, unknown>;
  expect(sent).toMatchObject({
    industryType: 'Energy',
    companySize: '51 to 200',
    urgencyLevel: 'high',
    linkedIn: 'https://www.linkedin.com/in/ada-lovelace-of-nowhere',
    hoursBefore: 4,
  });
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Starts by itself, ');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Cancel gives the session back');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText("We couldn't find a website at this address.")).toBeVisible();
});
