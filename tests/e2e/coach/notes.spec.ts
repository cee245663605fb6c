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
  await expect(page.getByText('Costs them about £9,000 a month in detention').first()).toBeVisible();

  await stage(/Future state/).click();
  await expect(offered.filter({ hasText: 'loading plan by 6' })).toBeVisible();

  await stage(/summary/i).click();
  await page.getByRole('button', { name: /Compose/ }).click();
  await expect(page.getByText(/Costs them about £9,000 a month in detention \(noted, 0:\d\d\)/).first()).toBeVisible();
});
