import { test as base } from '@playwright/test';
import { makeLogo } from './onboarding-steps.ts';
import { startProduct, temporaryFolder, type Product } from './product.ts';

/** One product per worker, as after its first start, and an image to upload. */
export const test = base.extend<object, { product: Product; logo: Buffer }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first parameter
    async ({}, use) => {
      const folder = temporaryFolder('onboarding');
      const product = await startProduct(folder.path);
      await use(product);
      await product.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  logo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first parameter
    async ({}, use) => use(await makeLogo()),
    { scope: 'worker' },
  ],
});
