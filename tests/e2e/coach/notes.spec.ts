import { expect } from '@playwright/test';
import { signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

const notes = [
  'Pain: three people retype orders into the planning sheet',
  'Costs them about £9,000 a month in detention',
  'Goal: loading plan by 6',
  'needs to be live by 15 Jan',
  'budget ~60k, from ops',
  'Not 60k, he corrected: £45,000',
  'told him 29 a month',
  'budget?',
];

test('a call that is only noted fills the same fields, and stage 4 tells the moment of each note', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Notes Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  const stage = (name: RegExp) => page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name });
  await stage(/The call/).click();
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
  const ask = page.getByRole('complementary', { name: 'Questions to ask' });
  await expect(ask).toContainText('Next · Where they are now · from your industry’s playbook');
  const first = await ask.locator('.font-serif').textContent();
  await ask.getByRole('button', { name: 'Another question' }).click();
  await expect(ask.locator('.font-serif')).not.toHaveText(first ?? '');
  for (const text of notes) {
    await page.keyboard.press('Alt+n');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  const heard = page.getByRole('region', { name: 'Heard in the call' });
  await expect(heard).toContainText('“£45,000”');
  await expect(heard).not.toContainText('60k');

  await stage(/Current state/).click();
  const offered = page.getByRole('list', { name: 'From the call' });
  await expect(offered.filter({ hasText: 'three people retype orders into the planning sheet' })).toBeVisible();
  await expect(offered.filter({ hasText: 'needs to be live by 15 Jan' })).toBeVisible();
  await offered.filter({ hasText: '£9,000' }).getByRole('button', { name: 'Accept' }).click();
  // What is cleared goes at once, and comes back with the reason if that can't be kept.
  const retyped = page.getByRole('listitem').filter({ hasText: 'From the call' }).filter({ hasText: 'retype orders' });
  let refuse: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/suggestions', async (route) => {
    await held;
    await route.abort();
  });
  await retyped.getByRole('button', { name: 'Clear' }).click();
  await expect(retyped).toHaveCount(0);
  refuse?.();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Not kept' })).toBeVisible();
  await expect(retyped).toHaveCount(1);
  await page.unroute('**/suggestions');
  await retyped.getByRole('button', { name: 'Clear' }).click();
  await expect(retyped).toHaveCount(0);
  await expect(page.getByText('Costs them about £9,000 a month in detention').first()).toBeVisible();

  await stage(/Future state/).click();
  await expect(offered.filter({ hasText: 'loading plan by 6' })).toBeVisible();

  await stage(/summary/i).click();
  await page.getByRole('button', { name: /Compose/ }).click();
  await expect(page.getByText(/Costs them about £9,000 a month in detention \(noted, 0:\d\d\)/).first()).toBeVisible();
});

test('each noted doubt has its card with its note; all suggestions are accepted at once, and taken back', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Doubts Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  const rail = page.getByRole('navigation', { name: 'Stages' });
  const stage = (name: RegExp) => rail.getByRole('link', { name });
  await stage(/The call/).click();
  await expect(page.getByRole('heading', { name: 'The call' })).toBeVisible();
  const doubts = ['rhys: too expensive', 'where is data stored, GDPR?', 'any references in chilled?'];
  for (const text of [...notes.slice(0, 4), ...doubts]) {
    await page.keyboard.press('Alt+n');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  const coach = page.getByRole('complementary', { name: 'Coach' });
  const cards = coach.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [at, text] of doubts.toReversed().entries()) await expect(cards.nth(at)).toContainText(text);

  // The target date is typed; the other three wait in two stages.
  await expect(stage(/Current state/)).toContainText('3 suggestions waiting');
  await stage(/Current state/).click();
  await page.getByLabel('Target date').fill('June');
  await expect(stage(/Current state/)).toContainText('2 suggestions waiting');
  await expect(stage(/Future state/)).toContainText('1 suggestion waiting');
  await rail.getByRole('button', { name: 'Accept all 3 suggestions' }).click();
  const cost = page.getByRole('textbox', { name: 'Financial impact' });
  await expect(cost).toHaveValue('Costs them about £9,000 a month in detention');
  await expect(page.getByLabel('Target date')).toHaveValue('June');
  await expect(rail.getByRole('button', { name: /Accept all/ })).toHaveCount(0);
  await expect(rail.getByRole('status')).toHaveText('3 accepted');

  // What is written since stays.
  await cost.fill('£9,000 a month, says Rhys');
  await rail.getByRole('button', { name: 'Undo' }).click();
  await expect(rail.getByRole('button', { name: 'Accept all 2 suggestions' })).toBeVisible();
  await expect(cost).toHaveValue('£9,000 a month, says Rhys');
  await expect(page.getByLabel('Target date')).toHaveValue('June');
});
