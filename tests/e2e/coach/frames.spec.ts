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
