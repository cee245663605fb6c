import { expect, type Page } from '@playwright/test';
import { expectAccessible, signUpInBrowser, startPreparing, test } from '#tests/support/browser-fixtures.ts';
import { honestAnswer } from '#tests/support/model/model-answers.ts';
import { serveModel, type AskedOfModel, type ModelReply } from '#tests/support/model/model-server.ts';
import { withProduct } from '#tests/support/own-product.ts';

const shots = process.env['MODEL_SHOTS'] ?? '';

/** Pictures for people to look at, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  if (shots === '') return;
  for (const width of [1440, 390])
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      // Colors change over a moment.
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${shots}/${name}-${width}-${theme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('admins test the model and see what it took of each prep; without one they are told how to add it', async ({
  page,
  prospects,
}) => {
  test.slow();
  let answer: (asked: AskedOfModel) => ModelReply = () => ({
    content: '{"ready":true,"model":"atlas-large"}',
    delayMs: 1500,
  });
  const model = await serveModel((asked) => answer(asked));
  const settings = {
    ALLOW_PRIVATE_HOSTS: `${prospects.quick.host},${new URL(model.url).host}`,
    MODEL_URL: model.url,
    MODEL_NAME: 'atlas-large',
  };
  await withProduct(settings, async (product) => {
    await page.goto(product.demoLink);
    await page.goto(`${product.address}/settings/model`);
    await expect(page.getByRole('heading', { name: 'Agents and model', level: 1 })).toBeVisible();
    await expect(page.getByText('atlas-large', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Test model' }).click();
    await expect(page.getByRole('button', { name: 'Testing...' })).toBeVisible();
    await picture(page, 'testing');
    await expect(page.getByText(/atlas-large answered in \d/u)).toBeVisible();
    await expect(page.getByText('{"ready":true,"model":"atlas-large"}')).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'answered');

    answer = () => ({ status: 401 });
    await page.getByRole('button', { name: 'Test model' }).click();
    await expect(page.getByText('The model’s server refused the key. (status 401)')).toBeVisible();
    await expect(page.getByText('Ask your operator to check MODEL_KEY.')).toBeVisible();
    await expectAccessible(page);

    answer = (asked) => (asked.call === 'brief' ? { status: 500 } : honestAnswer(asked));
    await page.goto(`${product.address}/dashboard`);
    await startPreparing(page, prospects.quick.url);
    await expect(page.getByText('The model’s server answered with an error.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/atlas-large: 3 calls/u)).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'brief');
    await page.goto(`${product.address}/settings/model`);
    // The newest first: the demo's own brief asked this model too, and may have had its answer.
    await expect(page.getByText(/^The model wrote Company summary/u).first()).toBeVisible();
    await expect(page.getByText(/3 calls, .* tokens sent/u).first()).toBeVisible();
    // The organization's own model goes before the operator's, and ends at its limit.
    await page.getByRole('combobox', { name: 'Model' }).selectOption('anthropic');
    await page.getByRole('button', { name: 'Save model settings' }).click();
    await expect(page.getByText('Enter the key of this provider')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Model' }).selectOption('openai-compatible');
    await page.getByLabel('Name of the model').fill('own-model');
    await page.getByLabel('Address').fill(model.url);
    await page.getByLabel('Key (optional)').fill('sk-test-secret-9876');
    await page.getByLabel('Monthly limit (tokens)').fill('1');
    await page.getByLabel('Price of a million tokens sent ($)').fill('3');
    await page.getByLabel('Price of a million tokens received ($)').fill('15');
    await page.getByLabel('Monthly limit ($)').fill('0.5');
    await page.getByRole('button', { name: 'Save model settings' }).click();
    await expect(page.getByText(/It ends in 9876/u)).toBeVisible();
    await expect(page.getByText('own-model', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Meeting Prepper/u })).toContainText('$0.00');
    await expectAccessible(page);
    await picture(page, 'own');
    await page.getByLabel('Price of a million tokens sent ($)').fill('');
    await page.getByLabel('Monthly limit (tokens)').fill('10');
    await page.getByRole('button', { name: 'Save model settings' }).click();
    await expect(page.getByText('This month’s limit is reached.')).toBeVisible();
    answer = () => ({ status: 429 });
    await page.getByRole('button', { name: 'Test model' }).click();
    await expect(page.getByText('The model’s server asked for fewer requests. (status 429)')).toBeVisible();
    await picture(page, 'failed');
  });
  await model.close();
});

test('without a model admins are told how to add one', async ({ page, product }) => {
  await signUpInBrowser(page, product, 'Modelless Ltd');
  await page.goto(`${product.address}/settings/model`);
  await expect(page.getByText('No model is set')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test model' })).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'none');
});
