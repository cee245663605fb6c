import type { Page } from '@playwright/test';

/** Holds requests to a URL until released. */
export async function hold(page: Page, address: string): Promise<{ asked: () => number; release: () => void }> {
  let asked = 0;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { asked: () => asked, release };
}
