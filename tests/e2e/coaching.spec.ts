import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { textFile, train } from '#tests/support/content-fixtures.ts';

const handbook = `# Prices

A seat costs 29 euro a month.

# Objections we hear

"We have no time for this." The first run takes four hours of one person.
`;
const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const stage = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name });

async function newSession(page: Page, address: string, content: boolean): Promise<void> {
  if (content) {
    await page.goto(`${address}/admin/content`);
    await train(page, [textFile('handbook.md', handbook)]);
    await page.goto(`${address}/dashboard`);
  }
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await stage(page, /The call/).click();
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
}

async function note(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Alt+n');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('an objection brings a card in the words of the content, with its place; used, dismissed and told to another tab', async ({
  page,
  context,
  product,
}) => {
  await signUpInBrowser(page, product, 'Coach Ltd');
  await newSession(page, product.address, true);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(coach(second)).toContainText('an answer from your content appears here');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page
    .getByLabel('Paste the transcript')
    .fill(
      '01:40 Rae Seller: Here is how we work.\n01:50 Dale Buyer: Honestly, we have no time for this, everyone is flat out.\n02:40 Rae Seller: I will send you the price list by Friday.',
    );
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  // The button that opened the dialog is gone with the empty list; the focus stays beside it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(coach(page)).toContainText('Say which speakers are on your side');
  await page.getByRole('button', { name: 'Rae Seller' }).click();
  await page.getByLabel('Speaks for').selectOption('rep');
  await page.getByRole('button', { name: 'Save speaker' }).click();
  const card = coach(page).getByRole('article', { name: 'Objection' });
  await expect(card).toContainText('The first run takes four hours of one person.');
  await expect(card.getByText('No source')).toHaveCount(0);
  await expect(coach(page).locator('[aria-live=polite]')).toHaveText(/^Objection\. The first run takes four hours/);
  await expectAccessible(page);
  await page.getByText('After the call').click();
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps).toContainText('“I will send you the price list by Friday.”');
  await expect(steps.getByRole('link', { name: /2:40/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Follow-up email' })).toContainText('- I will send you the price list');
  const mail = page.getByRole('region', { name: 'Follow-up email' });
  await mail.getByRole('button', { name: 'Edit' }).click();
  await mail.getByRole('textbox').press('ControlOrMeta+a');
  await page.keyboard.type('Hello Ana, here is the list.');
  await expectAccessible(page);
  await page.reload();
  await page.getByText('After the call').click();
  await expect(mail).toContainText('Hello Ana, here is the list.');
  await expect(mail.getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute('href', /Hello%20Ana/u);
  await mail.getByRole('button', { name: 'Start over' }).click();
  await expect(mail).toContainText('- I will send you the price list');
  await expectAccessible(page);
  await page.keyboard.press('Alt+u');
  await expect(card.getByRole('button', { name: 'Used' })).toHaveAttribute('aria-pressed', 'true');
  await second.bringToFront();
  await expect(coach(second).getByRole('button', { name: 'Used' })).toHaveAttribute('aria-pressed', 'true');
  await page.bringToFront();
  await card.getByRole('link', { name: /Source/ }).click();
  await expect(page).toHaveURL(/item=/);
  await expect(page.getByText('The first run takes four hours of one person.').first()).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.keyboard.press('Alt+x');
  await expect(coach(page).getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(coach(page)).toContainText('You dismissed the cards of this call.');
});

test('without content: questions marked as such; snoozed it is silent, and the help key still brings a card', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Silent Ltd');
  await newSession(page, product.address, false);
  await expect(coach(page)).toContainText('marked No source');
  await coach(page).getByRole('button', { name: 'Snooze 5 min' }).click();
  await expect(coach(page).getByRole('button', { name: 'Snoozed 5 min, wake' })).toBeVisible();
  await note(page, 'Where is our data stored, is it encrypted and GDPR compliant?');
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  await expect(coach(page).getByRole('article')).toHaveCount(0);
  await page.keyboard.press('Alt+h');
  const card = coach(page).getByRole('article', { name: 'Security' });
  await expect(card).toContainText('No source');
  await page.keyboard.press('Alt+h');
  await coach(page).getByLabel('Shows cards').selectOption('high');
  await page.reload();
  await expect(coach(page).getByLabel('Shows cards')).toHaveValue('high');
  await coach(page).getByRole('button', { name: /wake/ }).click();
  await expect(coach(page).getByRole('button', { name: 'Snooze 5 min' })).toBeVisible();
});

test('a field suggests what the prospect said with its moment; taken by hand, and typed text is never written over', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Fields Ltd');
  await newSession(page, product.address, false);
  const said = 'The late loads cost us about 31,000 euro a year in penalties.';
  await note(page, said);
  await stage(page, /Current state/).click();
  const field = page.getByLabel('Financial impact');
  const suggestion = page.getByRole('listitem').filter({ hasText: said });
  await expect(suggestion).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible(page);
  await suggestion.getByRole('link', { name: /Show where it was said/ }).click();
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Notes and transcript' }).getByText(said)).toBeInViewport();
  await stage(page, /Current state/).click();
  await field.fill('About 30k, says finance');
  await expect(suggestion).toHaveCount(0);
  await note(page, 'It costs us 45,000 euro a year in penalties, that is what we lose.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('About 30k, says finance');
  await field.fill('');
  // The later number takes the place of the earlier one once it was heard.
  const again = page.getByRole('list', { name: 'From the call' }).getByRole('listitem').filter({ hasText: '45,000' });
  const words = (await again.locator('p[dir=auto]').textContent())?.slice(1, -1) ?? '';
  await again.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(words);
  await page.keyboard.press('End');
  await page.keyboard.type(' And more.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(`${words} And more.`);
  const origin = page.getByRole('list', { name: 'Said in the call' });
  await expect(origin).toContainText(`“${words}”`);
  await expect(origin.getByRole('link', { name: /Show where it was said/ })).toBeVisible();
  await expectAccessible(page);
  await coach(page).getByText('Qualification').click();
  await coach(page).getByLabel('Frame').selectOption('SPIN');
  await expect(coach(page).locator('dl div').filter({ hasText: 'Implication' })).toContainText('Confirmed');
});

test('stage 4 puts their words under a theme, with who said them and a link to the moment; the end tells what was talked about', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Themes Ltd');
  await newSession(page, product.address, true);
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page
    .getByLabel('Paste the transcript')
    .fill(
      '01:40 Rae Seller: What does a seat in the ferry cost you today?\n01:50 Dale Buyer: So we type every seat of the ferry into a list by hand.\n02:40 Rae Seller: I will send you the price list by Friday.',
    );
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  await page.getByRole('button', { name: 'Rae Seller' }).click();
  await page.getByLabel('Speaks for').selectOption('rep');
  await page.getByRole('button', { name: 'Save speaker' }).click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('To do: book a table on the ferry by Monday');
  await page.keyboard.press('Enter');
  await page.getByText('After the call').click();
  const talked = page.getByRole('region', { name: 'What was talked about' });
  await expect(talked).toContainText('seat', { ignoreCase: true });
  await expect(talked).toContainText('1 min');
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps).toContainText('Rae Seller · Rep · by Friday');
  await expect(steps).toContainText('Noted · Rep · by Monday');
  await expect(page.getByRole('region', { name: 'Follow-up email' })).toContainText(
    '- Book a table on the ferry by Monday.',
  );
  await expectAccessible(page);
  await stage(page, /Current state/).click();
  await page.getByRole('button', { name: 'Add barrier' }).click();
  await page.keyboard.type('we type every seat of the ferry into a list by hand.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await stage(page, /AI summary/).click();
  await page.getByRole('button', { name: 'Compose summary' }).click();
  await expect(page.getByRole('textbox', { name: 'Barrier theme 1' })).toHaveValue(
    'Work by hand: “We type every seat of the ferry into a list by hand.” (Dale Buyer, 1:50)',
  );
  await expect(page.getByRole('link', { name: /Show where it was said: 1:50/ })).toBeVisible();
  await expectAccessible(page);
});
