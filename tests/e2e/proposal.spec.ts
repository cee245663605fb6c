import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';

const transcript = `02:01 Rae Rep: Thanks for the time. Where does it hurt at the gates?
02:09 Bo Buyer: Honestly, people queue for twenty minutes every single morning before the first crossing.
02:40 Rae Rep: If this went well, what would be different next spring?
02:45 Bo Buyer: Everybody would be through the gate within five minutes, whatever the day is.
02:55 Rae Rep: I'll send you the plan for the pilot on Friday.
`;
const block = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A session with a call in it, and the rep said who sells. */
async function openSession(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/dashboard`);
  await page.getByRole('button', { name: 'Start the first session' }).click();
  // The dashboard that is left has fields of the same names.
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  await page.getByLabel('Company', { exact: true }).fill('Norring Line');
  await page.getByLabel('First name').fill('Bo');
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
  return new URL(page.url()).searchParams.get('session') ?? '';
}

test('stage 5 fills with the call, a draft is taken over and edited, and the proposal prints what is shown', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Gate Ltd');
  const sessionId = await openSession(page, product.address);
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /Solution and proposal/ })
    .click();
  const missing = page.getByRole('region', { name: 'What the proposal still needs' });
  await expect(missing).toContainText('of 6 sections ready');
  const draft = page.getByRole('article', { name: 'Draft: Vision' });
  await expect(draft).toContainText('Everybody would be through the gate within five minutes');
  await expectAccessible(page);
  await draft.getByRole('button', { name: /Use and edit/ }).click();
  await expect(page.getByRole('textbox', { name: 'Vision', exact: true })).toHaveValue(
    /^Bo Buyer: “Everybody would be through/,
  );
  await expect(draft).toHaveCount(0);

  await page.getByRole('link', { name: 'Open proposal' }).click();
  await expect(page).toHaveURL(new RegExp(`/pdf-generation/${sessionId}`));
  await expect(page.getByRole('heading', { name: 'Proposal for Norring Line' })).toBeVisible();
  await expect(block(page, 'Timeline and next steps')).toContainText('will send you the plan for the pilot on Friday.');
  await expect(block(page, 'Pricing')).toContainText('Price: to be confirmed.');
  await expectAccessible(page);

  // An edit is saved while it is typed, and stays through a reload.
  await block(page, 'Pricing').getByRole('button', { name: 'Edit: Pricing' }).click();
  await page.getByRole('textbox', { name: 'Pricing', exact: true }).fill('A fixed price of EUR 4,700 for the pilot.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Pricing')).toContainText('EUR 4,700');
  await expect(block(page, 'Pricing')).toContainText('Edited');
  await page.getByRole('button', { name: 'Check proposal' }).click();
  await expect(block(page, 'Pricing').getByText('This price isn’t on the price list.')).toBeVisible();

  // Bold and a list by the keyboard alone; both stay through a reload.
  await page.getByRole('button', { name: 'Edit: Overview' }).press('Enter');
  const overview = page.getByRole('textbox', { name: 'Overview', exact: true });
  await overview.fill('Two readers at each gate.');
  await overview.press('ControlOrMeta+a');
  await overview.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await overview.press('End');
  await overview.press('Enter');
  await overview.press('ControlOrMeta+b');
  await overview.press('Shift+Tab');
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('No queue');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Overview').locator('strong')).toHaveText('Two readers at each gate.');
  await expect(block(page, 'Overview')).toContainText('•No queue');

  // The entries of a list are one list to write in, with formatting of their own; nothing leaves the list.
  await page.getByRole('button', { name: 'Edit: Key components' }).click();
  const components = page.getByRole('textbox', { name: 'Key components', exact: true });
  await expect(page.getByRole('button', { name: 'Numbered list' })).toHaveCount(0);
  await components.press('ControlOrMeta+a');
  await components.press('Delete');
  await page.keyboard.type('A reader at the gate');
  await components.press('Enter');
  await components.press('Enter');
  await components.press('ControlOrMeta+b');
  await page.keyboard.type('Weekly counts');
  await expect(components.locator('li')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Key components').getByRole('listitem')).toHaveCount(2);
  await expect(block(page, 'Key components').locator('strong')).toHaveText('Weekly counts');

  // A rewrite is a difference that is accepted or rejected, and can be taken back.
  await page.getByRole('button', { name: 'Edit: Overview' }).click();
  await overview.fill('In order to begin, we utilize two readers at each gate.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Overview')).toContainText('In order to begin');
  await page.getByRole('button', { name: 'Rewrite: Overview' }).click();
  const rewrite = page.getByRole('region', { name: 'Rewrite: Overview' });
  await rewrite.getByRole('button', { name: 'Plainer words' }).click();
  await expect(rewrite.locator('del').first()).toContainText('Removed:');
  await expectAccessible(page);
  await rewrite.getByRole('button', { name: 'Reject' }).click();
  await expect(block(page, 'Overview')).toContainText('In order to begin');
  await rewrite.getByRole('button', { name: 'Plainer words' }).click();
  await rewrite.getByRole('button', { name: 'Accept' }).click();
  await expect(block(page, 'Overview')).toContainText('To begin, we use two readers at each gate.');
  await rewrite.getByRole('button', { name: 'Undo rewrite' }).click();
  await expect(block(page, 'Overview')).toContainText('In order to begin');
  await rewrite.getByRole('button', { name: 'Close' }).click();

  // Hide, undo, hide again, lock and add.
  await page.getByRole('button', { name: 'Hide: Pricing' }).click();
  await expect(block(page, 'Pricing')).toContainText('Hidden');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(block(page, 'Pricing')).not.toContainText('Hidden');
  await page.getByRole('button', { name: 'Hide: Pricing' }).click();
  await expect(block(page, 'Pricing')).toContainText('Hidden');
  await page.getByRole('button', { name: 'Lock: Vision' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Vision' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add block to Investment summary' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Legal');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('This offer is confidential.');
  await page.getByRole('button', { name: 'Save block' }).click();
  await expect(block(page, 'Legal')).toContainText('This offer is confidential.');

  // A return is arithmetic from the numbers that stand there.
  for (const [label, amount] of [
    ['Gain per year', '30000'],
    ['Paid once', '12000'],
    ['Paid per year', '6000'],
  ] as const) {
    for (const which of ['low', 'base', 'high']) await page.getByLabel(`${label}, ${which}`).fill(amount);
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByRole('group', { name: label })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recalculate' })).toHaveCount(0);
  }
  await expect(block(page, 'Return on investment').getByRole('row', { name: /Net gain over 3 years/ })).toContainText(
    '60,000',
  );
  await expect(block(page, 'Return on investment').getByRole('row', { name: /Payback/ })).toContainText('6 months');

  await page.reload();
  await expect(block(page, 'Legal')).toBeVisible();
  await expect(block(page, 'Overview')).toContainText('In order to begin');
  await expect(block(page, 'Pricing')).toContainText('EUR 4,700');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/^Page 1 of \d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download anyway' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Proposal for Norring Line.pdf');
  const pdf = await readPdf(await readFile(await file.path()));
  const text = pdf.pages.map((each) => each.text).join('\n');
  expect(text).toContain('People queue for twenty minutes every single morning');
  expect(text).toContain('This offer is confidential.');
  expect(text).not.toContain('4,700');
});

test('a version is kept, compared and restored; an unknown session leads back', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Version Ltd');
  const sessionId = await openSession(page, product.address);
  await page.goto(`${product.address}/pdf-generation/${sessionId}`);
  // Drafted again when what was said has been heard.
  await expect(block(page, 'Vision')).toContainText('within five minutes');
  await page.getByLabel('Name').fill('For Bo');
  await page.getByRole('button', { name: 'Keep version' }).click();
  await expect(page.getByRole('button', { name: 'Compare For Bo with now' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Vision' }).click();
  await page.getByRole('textbox', { name: 'Vision', exact: true }).fill('A calm morning.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Vision')).toContainText('A calm morning.');
  await page.getByRole('button', { name: 'Compare For Bo with now' }).click();
  await expect(page.locator('ins', { hasText: 'calm' }).first()).toBeVisible();
  await expect(page.locator('del', { hasText: 'five minutes' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore For Bo' }).click();
  await expect(block(page, 'Vision')).toContainText('within five minutes');
  await expect(page.getByText('Before version 1 was restored')).toBeVisible();

  await page.goto(`${product.address}/pdf-generation/88888888-8888-4888-8888-888888888888`);
  await expect(page.getByText('Session not found in Airtable')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a template orders sections by keyboard, has a cover and locks Pricing; the proposal follows it and says who locked it', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Cover Ltd');
  const sessionId = await openSession(page, product.address);
  await page.goto(`${product.address}/settings/templates`);
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByLabel('Name').fill('Fixed prices');
  await expect(page.getByLabel('Start with a cover page')).toBeChecked();
  await expect(page.getByLabel('Valid for (days)')).toHaveValue('30');
  const up = page.getByRole('button', { name: 'Move up: section Investment summary' });
  await up.focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
  }
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Investment summary: 1 of 7')).toBeAttached();
  await page.getByRole('button', { name: 'Lock: Pricing' }).click();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Say why, so that everyone knows')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Why is Pricing locked?').fill('Prices come from the price list');
  await page.getByLabel('Valid for (days)').fill('0');
  await expect(page.getByText('Enter 1 to 365 days, or leave it empty')).toBeVisible();
  await page.getByLabel('Valid for (days)').fill('14');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('list', { name: 'Templates' })).toContainText('1 locked block · Cover page');

  await page.goto(`${product.address}/pdf-generation/${sessionId}`);
  await page.getByLabel('Template').selectOption('Fixed prices');
  const pricing = block(page, 'Pricing');
  await expect(pricing).toContainText(/Locked in the template by .+: Prices come from the price list/);
  await expect(pricing.getByRole('button', { name: /Edit|Hide|Lock|Unlock/ })).toHaveCount(0);
  await expect(page.getByText(/Starts with a cover page, valid until \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Investment summary');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await page.goto(`${product.address}/dashboard?session=${sessionId}&view=solution`);
  const draft = page.getByRole('article', { name: 'Pricing', exact: true });
  await page.getByText('Investment summary').click();
  await expect(draft).toContainText('Prices come from the price list');
  await expect(page.getByRole('textbox', { name: 'Pricing' })).toHaveCount(0);
});

test('an admin writes a template with a legal text; the proposal follows it, and nobody can edit or hide that text', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Template Ltd');
  const sessionId = await openSession(page, product.address);
  await page.goto(`${product.address}/settings/templates`);
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByLabel('Name').fill('Framework offer');
  await page
    .getByRole('group', { name: 'Value proposition' })
    .getByRole('checkbox', { name: 'Risk mitigation' })
    .uncheck();
  await page.getByRole('button', { name: 'Move up: Vision' }).click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Enter a title')).toBeVisible();
  const text = page.getByRole('group', { name: 'Text 1' });
  await text.getByLabel('Title').fill('Liability');
  const words = text.getByRole('textbox', { name: 'Text', exact: true });
  await words.fill('Liability is limited to the fees of twelve months.');
  await words.press('ControlOrMeta+a');
  await words.press('ControlOrMeta+b');
  await text.getByLabel(/Legal text/).check();
  await expectAccessible(page);
  // Nothing that was typed is lost by a reload.
  await page.reload();
  await page.getByRole('button', { name: 'New template' }).click();
  await expect(text.getByLabel('Title')).toHaveValue('Liability');
  await expect(words.locator('strong')).toHaveText('Liability is limited to the fees of twelve months.');
  await page.getByRole('button', { name: 'Remove text 1: Liability' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('list', { name: 'Templates' })).toContainText('Framework offer');
  await expect(page.getByRole('list', { name: 'Templates' })).toContainText('1 legal text');
  await expectAccessible(page);

  await page.goto(`${product.address}/pdf-generation/${sessionId}`);
  await page.getByLabel('Template').selectOption('Framework offer');
  await expect(block(page, 'Liability')).toContainText('which no one can change here');
  await expect(block(page, 'Liability').locator('strong')).toContainText('Liability is limited');
  await expect(block(page, 'Liability').getByRole('button')).toHaveCount(0);
  await expect(block(page, 'Risk mitigation')).toContainText('Hidden');
  await page.getByRole('button', { name: 'Show: Risk mitigation' }).click();
  await expect(block(page, 'Risk mitigation')).not.toContainText('Hidden');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(block(page, 'Liability')).toHaveCount(0);
});
