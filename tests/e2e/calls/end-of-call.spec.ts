import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('a rep ends the call, its clock stops in every tab, and it can go on', async ({ page, context, product }) => {
  await signUpInBrowser(page, product, 'Clock Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  const end = page.getByRole('button', { name: 'End call' });
  const help = page.getByRole('button', { name: 'Help me now' });
  const clock = page.getByRole('timer');
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
  await expect(end).toHaveCount(0);
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await note.fill('They type each load twice');
  await note.press('Enter');
  await expect(clock).toHaveText(/^\d+:\d\d$/u);
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await end.click();
  await expect(clock).toHaveText(/^Ended after \d+:\d\d$/u);
  await expect(page.getByRole('button', { name: 'Capture audio' })).toHaveCount(0);
  // There is nobody left to answer; the cards stay, and going on brings the help back.
  await expect(help).toHaveCount(0);
  await expect(page.getByText('In progress')).toBeVisible();
  await expectAccessible(page);

  // What comes after it is one press away, below however many lines.
  const after = page.getByRole('region', { name: 'Follow-up email' });
  await expect(after).toBeHidden();
  await page.getByRole('link', { name: 'Next steps and email' }).click();
  await expect(after).toBeVisible();
  await page.getByText('After the call').click();
  await expect(after).toBeHidden();
  await page.getByRole('link', { name: 'Next steps and email' }).click();
  await expect(page.getByText('After the call')).toBeInViewport();
  await expect(after).toBeVisible();

  // A second tab sees the same; a note taken now stays at the end of the call.
  const second = await context.newPage();
  await second.goto(page.url());
  const told = (await clock.textContent()) ?? '';
  await expect(second.getByRole('timer')).toHaveText(told);
  await page.bringToFront();
  await note.fill('Call back on Friday');
  await note.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Notes and transcript' }).getByRole('row').last()).toContainText(
    told.replace('Ended after ', ''),
  );
  await expect(clock).toHaveText(told);

  await page.getByRole('button', { name: 'Continue call' }).click();
  await expect(clock).toHaveText(/^\d+:\d\d$/u);
  await expect(second.getByRole('timer')).toHaveText(/^\d+:\d\d$/u);
  await expect(end).toBeVisible();
  await expect(help).toBeVisible();
});

test('a transcript without times gets no minutes, and the email quotes what the prospect said', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Untimed Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page.getByLabel('First name').fill('Dale');
  await page.getByLabel('Last name').fill('Buyer');
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page
    .getByLabel('Paste the transcript')
    .fill(
      'Robin Seller: What does a seat in the ferry cost you today?\nDale Buyer: So we type every seat of the ferry into a list by hand. It costs us about 40,000 pounds a year.\nRobin Seller: I will send you the price list by Friday.',
    );
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByText('After the call').click();
  const talked = page.getByRole('region', { name: 'What was talked about' });
  await expect(talked).toContainText('seat', { ignoreCase: true });
  await expect(talked).not.toContainText(' min');
  await expect(page.getByRole('region', { name: 'Follow-up email' })).toContainText(
    'What it costs you:\n- “It costs us about 40,000 pounds a year.”',
  );
});
