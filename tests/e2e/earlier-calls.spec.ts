import { expect, type Page } from '@playwright/test';
import { researchKeys } from '#contract/research.ts';
import { expectAccessible, signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';
import { withProduct } from '#tests/support/own-product.ts';

const transcript = `01:40 Rae Rep: Here is how we work.
01:50 Rhys Tolland: Honestly, our drivers would revolt if we changed the tablets.
02:40 Rae Rep: I will send you the price list by Friday.
`;

async function addCall(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page.getByLabel('Paste the transcript').fill(transcript);
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  await page.getByRole('button', { name: 'Rae Rep' }).click();
  await page.getByLabel('Speaks for').selectOption('rep');
  await page.getByRole('button', { name: 'Save speaker' }).click();
}

test('the next brief on a company tells what its last call promised, with the moment; a promise is marked as kept', async ({
  page,
  prospects,
}) => {
  const settings = {
    RESEARCH_OFF: researchKeys.filter((key) => key !== 'earlier').join(','),
    ALLOW_PRIVATE_HOSTS: prospects.quick.host,
  };
  await withProduct(settings, async (product) => {
    await signUpInBrowser(page, product, 'Again Ltd');
    await startPreparing(page, prospects.quick.url);
    await expect(page).toHaveTitle(/^Ready:/, { timeout: 60_000 });
    const calls = page.getByRole('region', { name: 'Earlier calls' });
    await expect(calls).toHaveCount(0);
    await page.getByRole('button', { name: 'Start discovery' }).click();
    await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
    await addCall(page);
    await page.goto(`${product.address}/dashboard`);
    const promises = page.getByRole('region', { name: 'Open promises' });
    await expect(promises).toContainText('I will send you the price list by Friday.');
    await expect(promises).toContainText('You owe');
    await expectAccessible(page);
    await promises.getByRole('button', { name: /^Done: I will send/ }).click();
    await promises.getByRole('button', { name: /^Reopen: I will send/ }).click();
    await expect(promises.getByRole('button', { name: /^Done: I will send/ })).toBeVisible();
    await startPreparing(page, prospects.quick.url);
    await expect(page).toHaveTitle(/^Ready:/, { timeout: 60_000 });
    await expect(calls).toContainText('I will send you the price list by Friday.');
    await expect(calls).toContainText('Rhys Tolland');
    await expectAccessible(page);
    await calls.getByRole('button', { name: /^Mark as kept: I will send/ }).press('Enter');
    await expect(calls).toContainText('All promises are marked as kept.');
    await page.reload();
    await expect(calls).toContainText('All promises are marked as kept.');
    await calls.getByText('1 marked as kept').click();
    await calls.getByRole('button', { name: /^Reopen: I will send/ }).click();
    await expect(calls.getByRole('button', { name: /^Mark as kept: I will send/ })).toBeVisible();
  });
});

test('an admin’s own card is tested on a past call before it is saved, and comes in the next one', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Cards Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await addCall(page);
  await page.goto(`${product.address}/settings/coach-cards`);
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('form', { name: 'New card' }).getByText(/\w/).first()).toBeVisible();
  await page.getByLabel('Phrases').fill('would revolt');
  await page.getByLabel('Line to say').fill('Drivers try it for a week before anything changes.');
  await page.getByLabel('Question to ask').fill('Who of your drivers should try it first?');
  // Neither a reload nor another page drops what was typed.
  await page.reload();
  await expect(page.getByLabel('Phrases')).toHaveValue('would revolt');
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(/team/);
  await page.goBack();
  await expect(page.getByText('We’ve kept what you typed.')).toBeVisible();
  await expect(page.getByLabel('Question to ask')).toHaveValue('Who of your drivers should try it first?');
  await expect(page.getByLabel('Test on a past session')).toContainText(/:\d\d/u);
  await page.getByRole('button', { name: 'Test card' }).click();
  await expect(page.getByText('Answers 1 of 1 line of the prospect or note.')).toBeVisible();
  await page.getByLabel('Who says it').selectOption('The rep');
  await expect(page.getByLabel('When to show it')).toContainText('The rep says one of these phrases');
  await page.getByRole('button', { name: 'Test card' }).click();
  await expect(page.getByText(/^Answers 0 of \d+ lines of the rep\.$/u)).toBeVisible();
  await page.getByLabel('Who says it').selectOption('Either of them');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('form')).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ hasText: 'Drivers try it for a week' });
  await expect(card).toContainText('Either of them says: “would revolt”');
  await expect(card).toContainText('Shown 0 · Used 0');
  await expectAccessible(page);
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'New session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('They would revolt, he says.');
  await page.keyboard.press('Enter');
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach.getByRole('article', { name: 'Objection' })).toContainText('Drivers try it for a week', {
    timeout: 15_000,
  });
  await page.goto(`${product.address}/settings/coach-cards`);
  await expect(card).toContainText('Shown 1');
  await card.getByRole('button', { name: /^Delete card/ }).click();
  await expect(card).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(card).toContainText('Shown 1');
  await expect(undo).toBeHidden();
});
