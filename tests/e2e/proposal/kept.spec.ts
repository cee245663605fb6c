import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const block = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openProposal(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await page.goto(`${address}/pdf-generation/${sessionId}`);
  await expect(block(page, 'Vision')).toBeVisible();
}

async function addBlock(page: Page, title: string, text: string): Promise<void> {
  await button(page, 'Add block to Terms').click();
  await box(page, 'Title').fill(title);
  await box(page, 'Text').fill(text);
}

test('undo leaves what another tab added, moves are told, and what is removed gives the focus to its section', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Two Gates Ltd');
  await openProposal(page, product.address);
  await button(page, 'Hide: Vision').click();
  await expect(block(page, 'Vision')).toContainText('Hidden');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await addBlock(other, 'Warranty', 'Two years on each reader.');
  await button(other, 'Save block').click();
  await expect(block(other, 'Warranty')).toContainText('Two years');
  await other.close();
  await expect(block(page, 'Warranty')).toContainText('Two years');
  // The last step to undo takes its button along.
  await button(page, 'Undo').press('Enter');
  await expect(block(page, 'Vision')).not.toContainText('Hidden');
  await expect(block(page, 'Warranty')).toContainText('Two years');
  await expect(page.getByRole('group', { name: 'How to show it' })).toBeFocused();

  const section = page.getByRole('region', { name: 'Transformation journey' });
  await button(page, 'Move down: Current situation').press('Enter');
  await expect(section.getByRole('status').filter({ hasText: 'Current situation: 2 of 3' })).toBeAttached();
  await button(page, 'Remove: Warranty').press('Enter');
  await expect(block(page, 'Warranty')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Terms' })).toBeFocused();
});

test('a block that can’t be stored keeps its words, and another tab of the screen asks before they are lost', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Lost Gate Ltd');
  await openProposal(page, product.address);
  await addBlock(page, 'Warranty', 'Two years on each reader.');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.route(/\/layout$/u, (route) => route.abort());
  await button(page, 'Save block').click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Not saved' })).toBeVisible();
  await page.unroute(/\/layout$/u);
  await expect(box(page, 'Text')).toHaveText('Two years on each reader.');
  await page.context().setOffline(true);
  await button(page, 'Save block').click();
  await expect(page.getByText('Waiting for your network.')).toBeVisible();
  await expect(box(page, 'Text')).toHaveText('Two years on each reader.');
  await button(page, 'Preview').click();
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asks.getByRole('button', { name: 'Keep editing' }).click();
  await page.context().setOffline(false);
  await expect(block(page, 'Warranty')).toContainText('Two years');
  await expect(button(page, 'Add block to Terms')).toBeFocused();
});

test('blanks at the end don’t open the editor anew, so that a press of Done arrives', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Blank Gate Ltd');
  await openProposal(page, product.address);
  await button(page, 'Edit: Overview').click();
  await page.keyboard.type('Two readers at each gate.');
  for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('Enter');
  await expect(block(page, 'Overview')).toContainText('Edited');
  const done = await button(page, 'Done').boundingBox();
  await page.mouse.move((done?.x ?? 0) + 10, (done?.y ?? 0) + 10);
  await page.mouse.down();
  // As long as a hand takes.
  await page.waitForTimeout(120);
  await page.mouse.up();
  await expect(button(page, 'Done')).toHaveCount(0);
  await expect(block(page, 'Overview')).toContainText('Two readers at each gate.');

  // The cells of a pasted table make a table of prices.
  await button(page, 'Edit: Pricing').click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<table><tr><td>Item</td><td>Price</td></tr><tr><td>Reader</td><td>EUR 100</td></tr></table><p>Net</p>',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(box(page, 'Pricing')).toContainText('Net');
  await button(page, 'Done').click();
  await expect(block(page, 'Pricing').getByRole('row', { name: 'Reader EUR 100' })).toBeVisible();
});
