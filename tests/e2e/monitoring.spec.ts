import { expect, test } from '@playwright/test';
import { openEnvelopeServer } from '#tests/support/nodes/envelope-server.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';

test('with SENTRY_DSN an error in the browser is told with a masked replay, and nothing that stands on the page or was typed', async ({
  page,
}) => {
  const folder = temporaryFolder('monitoring');
  const sentry = await openEnvelopeServer();
  const product = await startProduct(folder.path, { SENTRY_DSN: sentry.dsn });
  try {
    await page.goto(product.demoLink);
    await expect(page.getByText('Fernhollow').first()).toBeVisible();
    await page.goto(`${product.address}/settings/profile`);
    await page.getByLabel('First name').fill('Unmistakable');
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('no "Unmistakable" at /x/8a1c2f0e-11aa-4c2d-9f00-0a1b2c3d4e5f?token=abc');
      });
    });
    const all = (): string => sentry.envelopes.join('\n');
    await expect.poll(all, { timeout: 30_000 }).toContain('no [quoted] at /x/[id]');
    await expect.poll(all, { timeout: 30_000 }).toContain('"type":"replay_recording"');
    expect(all()).toContain('*****');
    for (const told of ['Unmistakable', 'Fernhollow', 'token=', 'demo@', '/demo/']) expect(all()).not.toContain(told);
  } finally {
    await product.stop();
    sentry.close();
    folder.remove();
  }
});
