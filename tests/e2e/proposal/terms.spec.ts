import { expect, type Page } from '@playwright/test';
import { changeOffer, emptyOffer } from '#contract/offer.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { addTranscript, changeSpeakers } from '#contract/session-lines.ts';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { callServer } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';

const block = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const said = 'We have twelve sites in South Wales.';
const transcript = `00:01 Rae Rep: Where does it hurt?\n00:09 Bo Buyer: ${said} Each kitchen loses hours.`;
const priced = (item: string, unit: string, price: string) => ({
  id: crypto.randomUUID(),
  item,
  unit,
  price,
  source: null,
});

/** A session with a call and a price list; opens its proposal. */
async function openProposal(page: Page, product: Product): Promise<string> {
  const { session } = (await (await page.request.get(`${product.address}/api/auth/get-session`)).json()) as {
    session: { token: string };
  };
  const headers = { authorization: `Bearer ${session.token}` };
  const priceItems = [
    priced('Job Desk', 'per site per month', '42.50'),
    priced('Set-up', 'per site', '250'),
    priced('Training', 'per day', '800'),
  ];
  const offer = { ...emptyOffer, currency: 'GBP', priceItems, rules: ['Prices are before VAT.'] };
  await callServer(product, changeOffer, { offer, revision: 0 }, headers);
  const made = await callServer(product, createSession, { companyName: 'Norring Line' }, headers);
  const sessionId = made.body.data?.sessionId ?? '';
  await callServer(product, addTranscript, { sessionId, requestId: crypto.randomUUID(), text: transcript }, headers);
  const { speakers } = (await callServer(product, readSession, { sessionId }, headers)).body.data;
  for (const { id: speakerId, name } of speakers) {
    const side = name === 'Rae Rep' ? ('rep' as const) : ('prospect' as const);
    await callServer(
      product,
      changeSpeakers,
      { sessionId, change: { kind: 'rename', speakerId, name, side } },
      headers,
    );
  }
  await page.goto(`${product.address}/pdf-generation/${sessionId}`);
  await expect(block(page, 'Pricing')).toBeVisible();
  return sessionId;
}

test('quantities of the call stand in the prices with their words, others are set by hand, and totals follow', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Desk Ltd');
  await openProposal(page, product);
  const pricing = block(page, 'Pricing');
  await expect(pricing.getByRole('row', { name: /Total per month/ })).toContainText('GBP 510');
  await expect(pricing).toContainText('12 sites, as Bo Buyer said');
  await expect(pricing.getByRole('link', { name: /Show where it was said/ })).toHaveText(/0:09/);
  await pricing.getByText('Quantities: 2 of 3 items').click();
  await expectAccessible(page);
  const training = pricing.getByLabel('Quantity of Training, per day');
  await training.fill('-2');
  await training.press('Enter');
  await expect(training).toHaveAttribute('aria-invalid', 'true');
  await expect(training).toHaveValue('-2');
  await expect(pricing.getByText('Enter 0 or more')).toBeVisible();
  await expectAccessible(page);
  await training.fill('2,5');
  await training.press('Enter');
  await expect(pricing.getByRole('row', { name: /Training/ })).toContainText('GBP 2,000');
  await expect(pricing.getByRole('row', { name: /Total, paid once/ })).toContainText('GBP 5,000');
  await pricing.getByLabel('In the proposal: Set-up, per site').uncheck();
  await pricing.getByRole('button', { name: 'Update totals' }).click();
  await expect(pricing.getByRole('row', { name: /Total, paid once/ })).toContainText('GBP 2,000');
  await expect(pricing.getByRole('row', { name: /Set-up/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pricing.getByRole('row', { name: /Set-up/ })).toContainText('GBP 3,000');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an amount of the return is read as it is meant, and what is none is named beside its field', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Return Ltd');
  await openProposal(page, product);
  const gain = page.getByRole('group', { name: 'Gain per year' });
  const [low, base, high] = ['low', 'base', 'high'].map((which) => gain.getByLabel(`Gain per year, ${which}`));
  if (low === undefined || base === undefined || high === undefined) throw new Error('no fields');
  await low.fill('-5');
  await base.fill('€ 9.000');
  await high.fill('9 000');
  await gain.getByRole('button', { name: 'Recalculate' }).click();
  await expect(low).toBeFocused();
  await expect(low).toHaveAttribute('aria-invalid', 'true');
  await expect(low).toHaveValue('-5');
  await expect(gain.getByText('Low: Enter 0 or more')).toBeVisible();
  await expect(gain.getByText('Base: This is another currency. Enter the amount in GBP')).toBeVisible();
  await expectAccessible(page);
  await low.fill('12,5');
  await base.fill('£ 9.000');
  await expect(gain.getByText(/Enter/)).toHaveCount(0);
  await low.fill('60,000');
  await expect(gain.getByText('Low: Higher than base')).toBeVisible();
  await low.fill('12,5');
  await gain.getByLabel('Basis of gain per year').fill('Two callouts fewer a week');
  await gain.getByRole('button', { name: 'Recalculate' }).click();
  await expect(gain).toContainText('Set by you');
  await expect(low).toHaveValue('12.5');
  await expect(base).toHaveValue('9,000');
  await expect(high).toHaveValue('9,000');
  const shown = block(page, 'Return on investment');
  await expect(shown).toContainText('Gain per year, our estimate: Two callouts fewer a week.');
  await expect(shown).toContainText('Low takes the lowest gain and the highest costs');
});

test('two tabs that wrote one block both see it without opening Edit, and keep mine or take theirs', async ({
  page,
  context,
  product,
}) => {
  await signUpInBrowser(page, product, 'Tabs Ltd');
  await openProposal(page, product);
  const other = await context.newPage();
  await other.goto(page.url());
  const write = async (tab: Page, text: string): Promise<void> => {
    const field = tab.getByRole('textbox', { name: 'Vision', exact: true });
    if (!(await field.isVisible())) await tab.getByRole('button', { name: 'Edit: Vision' }).click();
    await field.fill(text);
  };
  await other.getByRole('button', { name: 'Edit: Vision' }).click();
  await page.getByRole('button', { name: 'Edit: Vision' }).click();
  await context.setOffline(true);
  await write(page, 'Tab one.');
  await write(other, 'Tab two.');
  await context.setOffline(false);
  const alert = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Changed in another tab' });
  await expect
    .poll(async () => (await alert(page).count()) + (await alert(other).count()), { timeout: 20_000 })
    .toBeGreaterThan(0);
  const [mine, theirs] = (await alert(page).count()) > 0 ? [page, other] : [other, page];
  const [kept, stored] = mine === page ? ['Tab one.', 'Tab two.'] : ['Tab two.', 'Tab one.'];
  await mine.getByRole('button', { name: 'Done' }).click();
  // They type on after the conflict was told.
  await write(theirs, `${stored} More.`);
  await expect(block(mine, 'Vision').getByRole('alert')).toContainText(`${stored} More.`);
  await expect(block(mine, 'Vision')).toContainText('Not stored: choose a version');
  await mine.getByRole('button', { name: 'Preview' }).click();
  await expect(alert(mine)).toContainText('Vision. The preview, files and new links use what is stored');
  await mine.getByRole('button', { name: 'Choose a version' }).click();
  await expectAccessible(mine);
  await mine.getByRole('button', { name: 'Edit: Vision' }).click();
  await mine.getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine.getByRole('textbox', { name: 'Vision', exact: true })).toHaveText(`${stored} More.`);
  await expect(alert(mine)).toHaveCount(0);
  await mine.reload();
  await expect(block(mine, 'Vision')).toContainText(`${stored} More.`);
  await expect(block(mine, 'Vision')).not.toContainText(kept);
});

test('a question of the buyer is answered where it was asked, and the buyer reads it on the page', async ({
  page,
  context,
  product,
}) => {
  await signUpInBrowser(page, product, 'Answer Ltd');
  await openProposal(page, product);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel('Ask for the reader’s email').check();
  await page.getByRole('button', { name: 'Create link' }).click();
  const open = page.getByRole('link', { name: 'Open page' });
  const anyway = page.getByRole('button', { name: 'Send anyway' });
  await expect(open.or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  const address = `${product.address}${(await open.getAttribute('href')) ?? ''}`;
  const buyer = await context.browser()?.newContext({ viewport: { width: 390, height: 844 } });
  const reader = await buyer?.newPage();
  if (buyer === undefined || reader === undefined) throw new Error('no browser');
  await reader.goto(address);
  await reader.getByLabel('Your email').fill('bo@norring.example');
  await reader.getByRole('button', { name: 'Open proposal' }).click();
  await reader.getByText('Ask about investment summary').click();
  const ask = reader.locator('#form-question-investment_summary');
  await ask.getByLabel('Your name').fill('Bo Buyer');
  await ask.getByLabel('Your question').fill('Is set-up paid once?');
  await ask.getByRole('button', { name: 'Send question' }).click();
  await expect(reader.getByText('The answer will be here and in your email.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const questions = page.getByRole('list', { name: 'Questions about Investment summary' });
  await expect(questions).toContainText('bo@norring.example');
  await questions.getByRole('button', { name: 'Answer: Is set-up paid once?' }).press('Enter');
  await questions.getByRole('button', { name: 'Send answer' }).click();
  await expect(questions.getByText('Write your answer')).toBeVisible();
  await questions.getByLabel('Your answer').fill('Yes, <b>once</b> per site.');
  await expectAccessible(page);
  await questions.getByRole('button', { name: 'Send answer' }).dblclick();
  await expect(questions).toContainText('Yes, <b>once</b> per site.');
  await expect(questions.getByRole('button', { name: 'Change answer: Is set-up paid once?' })).toBeFocused();
  await reader.goto(address);
  const replies = reader.getByRole('list', { name: 'Questions and answers' });
  await expect(replies).toContainText('Yes, <b>once</b> per site.');
  await expect(replies).toContainText('Is set-up paid once?');
  await expectAccessible(reader);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await buyer.close();
});
