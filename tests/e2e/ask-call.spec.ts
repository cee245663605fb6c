import { expect } from '@playwright/test';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { textFile, train } from '#tests/support/content-fixtures.ts';

const handbook = `# Prices

A seat of Waymark costs 29 euro a month.
`;

test('ask in the call without the mouse: what was said leads to its moment, what stands in the content to its place; nothing is said as such', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product, 'Ask Ltd');
  await page.goto(`${product.address}/admin/content`);
  await train(page, [textFile('handbook.md', handbook)]);
  await page.goto(`${product.address}/dashboard`);
  await page.getByRole('button', { name: 'Start the first session' }).click();
  const pane = page.getByRole('complementary', { name: 'Ask', exact: true });
  await expect(pane.getByLabel('Ask about this call')).toBeVisible();
  const ask = async (question: string) => {
    await page.keyboard.press('Alt+q');
    await expect(pane.getByLabel('Ask about this call')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
  };
  await ask('Who is the lawyer of Halden?');
  await expect(pane).toContainText('We found no answer to “Who is the lawyer of Halden?” in 0 lines of the call');
  await expectAccessible(page);
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('Marisol Vega, the finance director, signs off on every purchase.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await ask('Who signs off on a purchase?');
  await expect(pane).toContainText('“Marisol Vega, the finance director, signs off on every purchase.”');
  await expectAccessible(page);
  await pane.getByRole('link', { name: /Show where it was said/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The call', exact: true })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Notes and transcript' }).getByText('Marisol Vega')).toBeInViewport();
  await ask('How much does a seat of Waymark cost?');
  const content = pane.getByRole('region', { name: 'From your content' });
  await expect(content).toContainText('29 euro');
  await content.getByRole('link', { name: /Prices/ }).press('Enter');
  await expect(page).toHaveURL(/item=/);
});
