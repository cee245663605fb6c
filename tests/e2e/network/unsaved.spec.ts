import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const dashboard = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true });

interface Form {
  path: string;
  /** Types into one field of the form and returns it. */
  type: (page: Page) => Promise<ReturnType<Page['getByLabel']>>;
}

async function fill(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  return field;
}

const forms: Record<string, Form> = {
  company: { path: '/settings/company', type: (page) => fill(page, 'Description', 'Ferries for freight') },
  name: { path: '/settings/profile', type: (page) => fill(page, 'First name', 'Robyn') },
  'booking link': {
    path: '/settings/profile',
    type: (page) => fill(page, 'Calendar booking URL', 'https://book.example/robin'),
  },
  invitations: { path: '/settings/team', type: (page) => fill(page, 'Email addresses', 'a@people.example') },
  'names to spell': { path: '/settings/capture', type: (page) => fill(page, 'Names to spell right', 'Quillon') },
  model: { path: '/settings/model', type: (page) => fill(page, 'Monthly limit (tokens)', '5000') },
  'new solution': {
    path: '/dashboard?view=solutions',
    type: (page) => fill(page, 'Description', 'Plans the loading of ferries'),
  },
  'price list': {
    path: '/dashboard?view=solutions',
    type: (page) => fill(page, 'Rules, one per line', 'Freight is extra'),
  },
};

test('a form with unsaved changes asks before it is left, and keeps them when the person stays', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Unsaved Ltd');
  for (const [name, form] of Object.entries(forms))
    await test.step(name, async () => {
      await page.goto(`${product.address}${form.path}`);
      const field = await form.type(page);
      const typed = await field.inputValue();
      await dashboard(page).click();
      await expect(question(page)).toBeVisible();
      await question(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(question(page)).toBeHidden();
      await expect(field).toHaveValue(typed);
      // The browser's own question, and the answer that stays.
      const asked = page.waitForEvent('dialog');
      void page.reload().catch(() => undefined);
      const native = await asked;
      expect(native.type()).toBe('beforeunload');
      await native.dismiss();
      await expect(field).toHaveValue(typed);
      await dashboard(page).click();
      await question(page).getByRole('button', { name: 'Leave without saving' }).click();
      await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
    });
});

test('Back asks as well, sign-out asks too, and nothing asks once it is saved or taken back', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Saved Ltd');
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Company' }).click();
  const text = page.getByLabel('Description', { exact: true });
  await text.fill('Ferries');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue('Ferries');
  await expect(page).toHaveURL(/settings\/company/);

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(text).toHaveValue('Ferries');

  await page.getByRole('button', { name: 'Save company' }).click();
  await expect(page.getByText('Company saved', { exact: true })).toBeVisible();
  await dashboard(page).click();
  await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();

  await page.goto(`${product.address}/dashboard?view=solutions`);
  await page.getByLabel('Solution name').fill('Ferry planner');
  await page.getByLabel('Solution name').fill('');
  await dashboard(page).click();
  await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
});
