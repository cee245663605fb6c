import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';

test('without a transcription server the screen says so and offers the other ways', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Unset Ltd');
  await page.getByRole('button', { name: 'Start the first session' }).click();
  await page
    .getByRole('navigation', { name: 'Stages' })
    .getByRole('link', { name: /The call/ })
    .click();
  const ways = page.getByRole('list', { name: 'Ways to take the call' }).getByRole('listitem');
  await expect(ways).toHaveCount(3);
  await expect(ways.nth(1)).toContainText('No transcription server is set.');
  await expect(ways.nth(1).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await ways.nth(0).getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByRole('timer', { name: 'Time in the call' })).toBeVisible();
  await page.goto(`${product.address}/settings/capture`);
  await expect(page.getByText('No transcription server is set.')).toBeVisible();
});
