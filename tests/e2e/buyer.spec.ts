import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import type { Product } from '#tests/support/product.ts';

const hostile = '<img src=x onerror="document.title=1"><b>bold</b>';

/** A rep with a proposal and a link to it; returns the address of its page. */
async function shareProposal(page: Page, product: Product, choose?: (page: Page) => Promise<void>): Promise<string> {
  const { address } = product;
  await signUpInBrowser(page, product, 'Gate Ltd');
  await page.goto(`${address}/dashboard`);
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page.getByLabel('Company', { exact: true }).fill('Norring Line');
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto(`${address}/pdf-generation/${sessionId}`);
  for (const label of ['Gain per year', 'Paid once', 'Paid per year']) {
    for (const which of ['low', 'base', 'high']) await page.getByLabel(`${label}, ${which}`).fill('108000');
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByRole('group', { name: label })).toContainText('Set by you');
  }
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await choose?.(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  // What is still open has to be looked at first.
  const open = page.getByRole('link', { name: 'Open page' });
  const anyway = page.getByRole('button', { name: 'Send anyway' });
  await expect(open.or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  return `${address}${(await open.getAttribute('href')) ?? ''}`;
}

/** Somebody else with a browser of their own. */
async function buyer(
  context: BrowserContext,
  options: BrowserContextOptions = { viewport: { width: 390, height: 844 } },
): Promise<BrowserContext> {
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  return browser.newContext(options);
}

test('a buyer reads without script, asks, accepts and names a day; the rep sees it at its section, in the bell and as it is read', async ({
  page,
  product,
  context,
}) => {
  const address = await shareProposal(page, product, async (rep) => {
    await rep.getByLabel('For (optional)').fill('Bo Buyer');
  });
  // The link is copied though this browser refuses its clipboard to scripts, and its card is brought into view.
  await expect(page.locator('[data-toast]').filter({ hasText: 'Link copied' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Bo Buyer' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open page' })).toBeInViewport();
  await expectAccessible(page);
  const plain = await buyer(context, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const noScript = await plain.newPage();
  await noScript.goto(address);
  await expect(noScript.getByRole('heading', { name: 'Proposal for Norring Line', level: 1 })).toBeVisible();
  await expect(noScript.getByText('Views of this page are counted.')).toBeVisible();
  await noScript.getByText('Ask about investment summary').click();
  const ask = noScript.locator('#form-question-investment_summary');
  // Each opened form closes the same way.
  await ask.getByText('Cancel').click();
  await expect(ask.getByLabel('Your question')).toBeHidden();
  await noScript.getByText('Propose a day').click();
  await noScript.locator('#form-date').getByText('Cancel').click();
  await noScript.getByText('Ask about investment summary').click();
  await ask.getByLabel('Your name').fill('Bo Buyer');
  await ask.getByLabel('Your question').fill(hostile);
  await ask.getByRole('button', { name: 'Send question' }).click();
  await expect(noScript.getByText('Your question was sent.')).toBeVisible();
  await plain.close();

  const reading = await buyer(context);
  const read = await reading.newPage();
  await read.goto(address);
  await expectAccessible(read);
  // A table of amounts fits the phone.
  const table = read.getByRole('region', { name: 'Return on investment' });
  await expect(table).toContainText('108,000');
  expect(await table.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  const card = page.getByRole('article', { name: 'Bo Buyer' });
  await expect(card.getByRole('status')).toContainText('eading now');
  await expect(card.getByRole('list', { name: /Sent by the buyer/ })).toContainText(hostile);
  await expect(page.locator('b')).toHaveCount(0);
  await read.getByText('Accept proposal').first().click();
  // Opened, only the form's own button has that name.
  await expect(read.getByText('Accept proposal').filter({ visible: true })).toHaveCount(1);
  await expectAccessible(read);
  const accept = read.locator('#form-accept');
  await accept.getByLabel('Your name').fill('Bo Buyer');
  await accept.getByRole('button', { name: 'Accept proposal' }).click();
  // The page comes back where the buyer pressed, and says so there as at its top.
  const accepted = read.getByRole('status').filter({ hasText: 'Accepted by Bo Buyer on' });
  await expect(accepted).toBeInViewport();
  await expect(accepted).toContainText('was told.');
  await expect(read.locator('.cover')).toContainText('Accepted by Bo Buyer');
  await expectAccessible(read);
  await expect(card).toContainText('Accepted by Bo Buyer');
  expect(await read.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect((await reading.cookies()).length).toBe(0);
  expect(await read.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const questions = page.getByRole('list', { name: 'Questions about Investment summary' });
  await expect(questions).toContainText(hostile);
  await expect(page.getByText('by Bo Buyer').first()).toBeVisible();
  await expectAccessible(page);
  // The question waits on the dashboard until it is marked as answered.
  const proposal = page.url();
  await page.goto(`${product.address}/dashboard`);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: 'Question from the buyer: Norring Line' }).click();
  await expect(page).toHaveURL(proposal);
  await questions.getByRole('button', { name: /^Mark as answered/u }).click();
  await expect(questions).toContainText('Answered');
  await page.goto(`${product.address}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
  await expect(page.getByText('Question from the buyer: Norring Line')).toHaveCount(0);
  await page.goto(proposal);
  await page.getByRole('button', { name: /Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell).toContainText('Proposal accepted: Norring Line');
  await expect(bell).toContainText(hostile);

  // Revoked while it is open: the page closes with its next note.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await card.getByRole('button', { name: 'Revoke link' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(card.getByRole('link', { name: 'Open page' })).toBeVisible();
  await card.getByRole('button', { name: 'Revoke link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click();
  await expect(card).toContainText('Revoked');
  await expect(read.getByRole('heading', { name: 'This proposal is closed' })).toBeVisible({ timeout: 20_000 });
  await reading.close();
});

test('a proposal that an admin has to approve and the check finds something in goes out when both were looked at', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Gate Ltd');
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page.getByLabel('Company', { exact: true }).fill('Norring Line');
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto(`${product.address}/pdf-generation/${sessionId}`);
  await page.getByRole('button', { name: 'Add block to Value proposition' }).click();
  await page.getByLabel('Title').fill('Welcome');
  await page.getByLabel('Text', { exact: true }).fill('Dear [First name], thank you for the call.');
  await page.getByRole('button', { name: 'Save block' }).click();
  await expect(page.getByRole('article', { name: 'Welcome' })).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel('Require an admin’s approval').click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('alert')).toContainText('An admin has to approve');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('Say what should change')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve version 1' }).click();
  await expect(page.getByText(/Version 1: Approved by/u)).toBeVisible();

  await page.getByRole('button', { name: 'Create link' }).click();
  const found = page.getByRole('region', { name: 'No link yet: look at this first' });
  await expect(found).toContainText('A placeholder is still there.');
  await expect(page.getByRole('link', { name: 'Open page' })).toHaveCount(0);
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('link', { name: 'Open page' })).toBeVisible();
  await page.getByText(/sent it anyway: \d+ findings?/u).click();
  await expect(page.getByRole('article').getByText('A placeholder is still there.')).toBeVisible();
});

test('a link with password and email gate opens with both and keeps its reader in', async ({
  page,
  product,
  context,
}) => {
  const address = await shareProposal(page, product, async (rep) => {
    await rep.getByLabel('Password (optional)').fill('harbor-gate-9');
    await rep.getByLabel('Ask for the reader’s email').check();
    await rep.getByLabel('Allow the PDF download').uncheck();
  });
  const visiting = await buyer(context);
  const visit = await visiting.newPage();
  await visit.goto(address);
  await expectAccessible(visit);
  await visit.getByLabel('Your email').fill('bo@norring.example');
  await visit.getByLabel('Password').fill('wrong-password');
  await visit.getByRole('button', { name: 'Open proposal' }).click();
  await expect(visit.getByRole('alert')).toContainText('This password isn’t right.');
  await expectAccessible(visit);
  await visit.getByLabel('Password').fill('harbor-gate-9');
  await visit.getByRole('button', { name: 'Open proposal' }).click();
  await expect(visit.getByRole('heading', { name: 'Proposal for Norring Line' })).toBeVisible();
  await expect(visit.getByRole('link', { name: 'Download PDF' })).toHaveCount(0);
  await visit.reload();
  await expect(visit.getByRole('heading', { name: 'Proposal for Norring Line' })).toBeVisible();
  await page.getByText('Latest views').click();
  await expect(page.getByRole('article')).toContainText('bo@norring.example');
  await visiting.close();
});
