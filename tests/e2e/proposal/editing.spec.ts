import { expect, type Page } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const block = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** Begins with N, a shortcut of the page. */
const typed = 'Nobody waits at the gate.';

/** Opens the proposal of a session that has nothing in it. */
async function openProposal(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await expect(page.getByRole('heading', { name: '1. Prospect' })).toBeVisible();
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await page.goto(`${address}/pdf-generation/${sessionId}`);
  await expect(block(page, 'Vision')).toBeVisible();
}

test('what is typed right after Edit goes into the block, and Done gives the focus back', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Gate Ltd');
  await openProposal(page, product.address);
  for (const [name, open] of [
    ['Vision', 'click'],
    ['Key components', 'key'],
  ] as const) {
    const edit = page.getByRole('button', { name: `Edit: ${name}` });
    if (open === 'click') await edit.click();
    else await edit.press('Enter');
    await page.keyboard.type(typed);
    await expect(page).toHaveURL(/pdf-generation/);
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveText(typed);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(block(page, name)).toContainText(typed);
    await expect(edit).toBeFocused();
  }
  // An own block begins with its title, also when it is opened again.
  await page.getByRole('button', { name: 'Add block to Investment summary' }).click();
  await page.keyboard.type('Notice');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Save block' }).click();
  await page.getByRole('button', { name: 'Edit: Notice' }).press('Enter');
  await page.keyboard.type('N');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('NoticeN');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Notice' })).toBeFocused();
});

test('a saved edit is shown while the proposal that holds it is still being read', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Patient Gate Ltd');
  await openProposal(page, product.address);
  let read = () => {};
  const reading = new Promise<void>((done) => {
    read = done;
  });
  await page.route(/\/proposal$/u, async (route) => {
    await reading;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Edit: Vision' }).click();
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.keyboard.type(typed);
  await stored;
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Vision').getByText('Not stored yet')).toHaveCount(0);
  await expect(block(page, 'Vision')).toContainText(typed);
  await expect(block(page, 'Vision')).not.toContainText('Written in the session');
  read();
  await expect(block(page, 'Vision')).toContainText('Written in the session');
  await expect(block(page, 'Vision')).toContainText(typed);
});

test('what is typed while the editor still loads is kept, and so is what is selected', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Slow Gate Ltd');
  let load = () => {};
  let loading = Promise.resolve();
  const hold = (): void => {
    loading = new Promise((done) => {
      load = done;
    });
  };
  await page.route(/rich-editor/u, async (route) => {
    await loading;
    await route.continue();
  });
  hold();
  await openProposal(page, product.address);
  // On a slow machine the editor takes a while to render, too. Slowing down burns the time, so not on a load.
  const machine = await page.context().newCDPSession(page);
  const slow = (rate: number) => machine.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(8);
  await page.getByRole('button', { name: 'Edit: Key components' }).press('Enter');
  await page.keyboard.type('Nobody waits');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Weekly ');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  load();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.keyboard.type('counts');
  await slow(1);
  const components = page.getByRole('textbox', { name: 'Key components', exact: true });
  await expect(components.getByRole('listitem')).toHaveText(['Nobody waits', 'Weekly counts']);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, 'Key components')).toContainText('Weekly counts');

  // What is typed over a selection takes its place.
  hold();
  await page.reload();
  await expect(block(page, 'Key components')).toBeVisible();
  await slow(8);
  await page.getByRole('button', { name: 'Edit: Key components' }).press('Enter');
  await expect(components).toHaveValue('Nobody waits\nWeekly counts');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  load();
  await expect(page.getByRole('toolbar')).toBeVisible();
  // It also grows the way it did.
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await page.keyboard.type('Lists');
  await slow(1);
  await expect(components.getByRole('listitem')).toHaveText(['Nobody waits', 'Lists']);
});
