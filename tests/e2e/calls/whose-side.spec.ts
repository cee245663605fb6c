import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const talk = `Speaker 1: how do you plan your routes today
Speaker 2: we have two dispatchers and they plan on paper
Speaker 1: how many drivers do you have
Speaker 2: about sixty and our drivers start at five
Speaker 1: our platform moves the stops i can show you that
Speaker 2: what does it cost for us`;

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  await page.getByRole('button', { name: 'Add transcript' }).click();
  await page.getByLabel('Paste the transcript').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Add transcript' }).click();
}

test('guessed sides are shown as guesses and changed with one click', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Sides Ltd');
  await paste(page, talk);
  const asked = page.getByRole('region', { name: 'Who is on your side?' });
  await expect(asked.getByText('Guessed, check')).toHaveCount(2);
  const first = asked.getByRole('group', { name: 'Side of Speaker 1' });
  await expect(first.getByRole('button', { name: 'Your side' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Prospect' }).click();
  await expect(asked).toHaveCount(0);
  const bar = page.getByRole('button', { name: /^Speaker \d/u });
  await expect(bar.first()).toHaveText('Speaker 1Prospect');
  await expect(bar.nth(1)).toHaveText('Speaker 2RepGuessed');
});

test('a transcript that names nobody asks one question and says what each answer does', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Nobody Ltd');
  const said = ['we type every order twice', 'that costs us a day each week', 'and we need it solved by march'];
  await paste(page, said.map((each) => `Unknown speaker: ${each}`).join('\n'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('None of the 3 lines names its speaker.');
  await expect(dialog.getByRole('button', { name: /Alternate/u })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back to the text' }).click();
  await dialog.getByRole('button', { name: 'Add transcript' }).click();
  await dialog.getByRole('button', { name: 'Add without speakers' }).click();
  const asked = page.getByRole('region', { name: 'Who is on your side?' });
  await expect(asked).toContainText('3 lines without a speaker.');
  await expect(page.getByText('Say which speakers are on your side in The call.')).toBeVisible();
  await asked.getByRole('button', { name: 'Count as the prospect’s words' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Prospect/u })).toBeVisible();
});
