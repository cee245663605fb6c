import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });

test('an admin writes a frame, takes a deletion back, and a rep sees its points filled with quote and moment', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Frames Ltd');
  await page.route('**/api/qualification-frames', (route) => route.abort());
  await page.goto(`${product.address}/settings/frames`);
  await expect(page.getByText('Failed to load qualification frames')).toBeVisible();
  await page.unroute('**/api/qualification-frames');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No frames yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add frame' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('House rules');
  await page.getByRole('textbox', { name: 'Label' }).fill('Works council');
  await page.getByRole('button', { name: 'Save frame' }).click();
  await expect(page.getByText('Choose a field or enter words')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Barriers' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Or by these words' }).fill('works council\nunion');
  await page.getByRole('button', { name: 'Add point' }).click();
  const second = page.getByRole('group', { name: 'Point 2' });
  await second.getByRole('textbox', { name: 'Label' }).fill('Money');
  await second.getByRole('textbox', { name: 'What to ask' }).fill('What is set aside for this?');
  await second.getByRole('checkbox', { name: 'Budget' }).check();
  await page.reload();
  await page.getByRole('button', { name: 'Add frame' }).click();
  await expect(second.getByRole('checkbox', { name: 'Budget' })).toBeChecked();
  await page.getByRole('button', { name: 'Move up: point 2' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save frame' }).click();
  await expect(row(page, 'House rules')).toContainText('Money, Works council');
  await page.getByRole('button', { name: 'Delete frame: House rules' }).click();
  await expect(page.getByText('No frames yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'House rules')).toContainText('Money, Works council');
  await page.getByRole('button', { name: 'Edit frame: House rules' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('House frame');
  await page.getByRole('button', { name: 'Save frame' }).click();
  await expect(row(page, 'House frame')).toBeVisible();

  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await coach(page).getByText('Qualification').click();
  await coach(page).getByLabel('Frame').selectOption('House frame');
  const point = (label: string) => coach(page).locator('dl > div').filter({ hasText: label });
  await expect(point('Money')).toContainText('What is set aside for this?');
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('They are careful. The works council has to agree first.');
  await page.keyboard.press('Enter');
  await expect(point('Works council')).toContainText('“The works council has to agree first.”');
  await expect(point('Works council')).toContainText('From the call');
  await expect(point('Money')).toContainText('Empty');
  await expectAccessible(page);
  await coach(page).getByLabel('Frame').selectOption('MEDDICC');
  // What the call tells is there: a works council is a step of how they decide, and signs nothing.
  await expect(point('Decision process')).toContainText('“The works council has to agree first.”');
  for (const [note, label] of [
    ['CFO signs', 'Economic buyer'],
    ['also talking to Loadstar', 'Competition'],
  ] as const) {
    await expect(point(label)).toContainText('Empty');
    await page.keyboard.press('Alt+n');
    await page.keyboard.type(note);
    await page.keyboard.press('Enter');
    await expect(point(label)).toContainText(`“${note}”`);
  }
  await expect(point('Decision process')).toContainText('“CFO signs”');
  await expect(point('Decision criteria')).toContainText('Empty');
  await coach(page).getByLabel('Frame').selectOption('House frame');
  await page.reload();
  await coach(page).getByText('Qualification').click();
  await expect(coach(page).getByLabel('Frame').locator('option:checked')).toHaveText('House frame');
  await point('Works council')
    .getByRole('link', { name: /Show where it was said/ })
    .press('Enter');
  await expect(page.getByRole('grid', { name: 'Notes and transcript' }).getByText('has to agree first')).toBeVisible();
});

const methodology = `# Kiln check

## Trouble

What goes wrong in the yard.

- Which kiln stood still last?

## Works council

Ask: Has the works council seen the plan?

Listen for: "works council", "the union"

## Signature

- Who signs above 20,000?
`;

test('a methodology document becomes a frame that an admin checks and saves; what was typed before is kept', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Methods Ltd');
  await page.goto(`${product.address}/settings/frames`);
  const choose = async (name: string, text: string) => {
    await page
      .getByLabel('Draft from a document')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await expect(page.getByText('No frames yet')).toBeVisible();
  await choose('letter.md', '# Hello\n\nThe canteen is closed.\n');
  await expect(page.getByText('We found no list of points in this document.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add frame' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Typed by hand');
  await page.reload();
  await choose('kiln.md', methodology);
  await expect(page.getByText('A draft would replace it.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the unsaved frame' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed by hand');
  await page.reload();
  await choose('kiln.md', methodology);
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByText('Drafted from kiln.md: 3 points. Check what fills each, then save.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kiln check');
  const second = page.getByRole('group', { name: 'Point 2' });
  await expect(second.getByRole('textbox', { name: 'What to ask' })).toHaveValue(
    'Has the works council seen the plan?',
  );
  await expect(second.getByRole('textbox', { name: 'Or by these words' })).toHaveValue('works council\nthe union');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save frame' }).click();
  await expect(row(page, 'Kiln check')).toContainText('Trouble, Works council, Signature');
});
