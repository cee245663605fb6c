import { expect, test } from '@playwright/test';
import { createSession, updateSession } from '#contract/discovery.ts';
import { expectAccessible } from '#tests/support/browser-fixtures.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { serveModel, type ModelReply } from '#tests/support/model/model-server.ts';
import { withProduct } from '#tests/support/own-product.ts';
import { callServer } from '#tests/support/people.ts';

const says = (...lines: { text: string; from: number[] }[]): ModelReply => ({ content: JSON.stringify({ lines }) });

test('a model rewrites a block as a difference, what it adds is left out with the reason, and what fails is said', async ({
  page,
}) => {
  let reply: ModelReply = { content: '' };
  const model = await serveModel(() => reply);
  const settings = { MODEL_PROVIDER: 'openai-compatible', MODEL_URL: model.url, MODEL_NAME: 'test-model' };
  await withProduct(settings, async (product) => {
    const { cookie, headers } = await enterByDemoLink(product);
    const cookies = cookie.split('; ').map((each) => each.split(/=(.*)/su));
    await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: product.address })));
    const made = await callServer(product, createSession, { companyName: 'Norring Line' }, headers);
    const sessionId = made.body.data?.sessionId ?? '';
    const vision = 'Everyone is through the gate in 5 minutes.\nRefunds fall from 64,000 euros a year.';
    await callServer(product, updateSession, { sessionId, vision }, headers);
    await page.goto(`${product.address}/pdf-generation/${sessionId}`);
    await page.getByRole('button', { name: 'Rewrite: Vision' }).click();
    const rewrite = page.getByRole('region', { name: 'Rewrite: Vision' });
    const block = page.getByRole('article', { name: 'Vision', exact: true });

    reply = says(
      { text: 'Each passenger is through the gate in 5 minutes.', from: [1] },
      { text: 'Refunds fall from 90,000 euros a year.', from: [2] },
    );
    await rewrite.getByRole('button', { name: 'More formal' }).click();
    await expect(rewrite.locator('ins').first()).toContainText('Added:');
    await expect(rewrite.getByRole('region', { name: 'Left out' })).toContainText(
      'number or date that isn’t in the block',
    );
    await expectAccessible(page);
    await rewrite.getByRole('button', { name: 'Reject' }).click();
    await expect(block).toContainText('Everyone is through');
    await rewrite.getByRole('button', { name: 'Longer' }).click();
    await rewrite.getByRole('button', { name: 'Accept' }).click();
    await expect(block).toContainText('Each passenger is through the gate in 5 minutes.');
    await expect(block).toContainText('64,000');

    // What rules can't do fails with its reason; what they can, they do, and say so.
    reply = { status: 401 };
    await rewrite.getByRole('button', { name: 'More formal' }).click();
    await expect(rewrite.getByRole('alert')).toContainText(
      'The model’s server refused the key. The block is unchanged.',
    );
    await rewrite.getByRole('button', { name: 'Shorter' }).click();
    await expect(rewrite).toContainText('Rules wrote instead.');
    await expectAccessible(page);
  });
  await model.close();
});
