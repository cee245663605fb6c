import { expect } from '@playwright/test';
import { expectAccessible, foundInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { confirmAddress } from '#tests/support/confirm-address.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { freePort } from '#tests/support/oidc-servers.ts';
import { elsewhere, fillSignUp, withProduct } from '#tests/support/own-product.ts';

// Each starts a product of its own, some two.
test.beforeEach(() => {
  test.slow();
});

test('invited by mail, a colleague signs up in another browser and stands on the dashboard, with no second mail to confirm', async ({
  page,
  browser,
}) => {
  const mail = await startMailServer();
  // The links in mails name the port, so it is known beforehand.
  await withProduct(
    { PORT: String(await freePort()), SMTP_URL: mail.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' },
    async (product) => {
      const [admin, guest, byHand] = ['ada@fir.example', 'grace@fir.example', 'mary@fir.example'];
      const password = 'tin roof violin 42';
      const linkIn = async (to: string, button: string): Promise<string> =>
        new RegExp(`${button}: (\\S+)`).exec(await mail.waitFor(to, new RegExp(button)))?.[1] ?? '';
      await page.goto(`${product.address}/sign-up`);
      await fillSignUp(page, { email: admin, password });
      await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
      await confirmAddress(page, mail, admin);
      await page.waitForURL('**/onboarding/create-org');
      await foundInBrowser(page, product, 'Fir & Sons');
      await page.goto(`${product.address}/settings/team`);
      await page.getByLabel('Email addresses').fill(`${guest}, ${byHand}`);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: guest }).filter({ hasText: 'Sent' })).toBeVisible();

      await elsewhere(browser, async (visitor) => {
        await visitor.goto(await linkIn(guest, 'Accept the invitation'));
        await expect(visitor.getByRole('heading', { name: 'Join Fir & Sons' })).toBeVisible();
        await expect(visitor.getByLabel('Work email')).toHaveValue(guest);
        await expectAccessible(visitor);
        await fillSignUp(visitor, { password });
        await visitor.waitForURL('**/dashboard');
        await expect(visitor.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
      });
      expect(mail.received.filter(({ to }) => to === guest)).toHaveLength(1);

      await page.reload();
      await expect(page.getByRole('region', { name: 'Members' }).getByText(guest)).toBeVisible();

      // The link that an admin passes on by hand proves no mailbox: its address is confirmed by mail first.
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: `Copy link for ${byHand}` }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied, { timeout: 30_000 }).toContain('/sign-up?ticket=');
      await elsewhere(browser, async (visitor) => {
        await visitor.goto(await copied());
        await expect(visitor.getByLabel('Work email')).toHaveValue(byHand);
        await fillSignUp(visitor, { password });
        await expect(visitor.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
        await confirmAddress(visitor, mail, byHand);
        await visitor.waitForURL('**/dashboard');
      });
    },
  );
  await mail.close();
});
