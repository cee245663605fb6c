import { expect, type Page } from '@playwright/test';
import { updateUser } from '#contract/members.ts';
import { authCode } from '#tests/support/auth-calls.ts';
import { expectAccessible, foundInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { confirmAddress } from '#tests/support/confirm-address.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startNameServer } from '#tests/support/name-server.ts';
import { freePort, startOidcProvider } from '#tests/support/oidc-servers.ts';
import { elsewhere, fillSignUp, signIn, signInAtProvider, withProduct } from '#tests/support/own-product.ts';
import { temporaryFolder, type Product } from '#tests/support/product.ts';

const toProvider = 'Continue to your company’s sign-in page';

/** Signs up at the provider and founds an organization; ends on the dashboard. */
async function arrive(page: Page, product: Product, email: string, organization: string): Promise<void> {
  await page.goto(`${product.address}/sign-up`);
  await signInAtProvider(page, email);
  await page.waitForURL('**/onboarding/create-org');
  await foundInBrowser(page, product, organization);
}

// Each starts a product of its own, some two.
test.beforeEach(() => {
  test.slow();
});

test('an admin proves the company’s domain and requires its sign-in page; a password of the domain is then led there', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const port = await freePort();
  const [names, oidc] = [await startNameServer(), await startOidcProvider(`http://localhost:${port}`)];
  await withProduct({ PORT: String(port), DNS_SERVER: names.address, ...oidc.settings }, async (product) => {
    await arrive(page, product, 'ada@strict.example', 'Strict Ltd');
    await page.goto(`${product.address}/settings/profile`);
    await expect(page.getByText('Your company’s sign-in page keeps this address.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change email' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sign-in' }).click();
    await page.getByRole('textbox', { name: 'Domain' }).fill('strict');
    await page.getByRole('button', { name: 'Claim domain' }).click();
    await expect(page.getByText('This isn’t a domain.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Domain' }).fill('ada@strict.example');
    await page.getByRole('button', { name: 'Claim domain' }).click();
    await expect(page.getByText('Waiting for its record')).toBeVisible();
    await page.getByRole('button', { name: 'Check record' }).click();
    await expect(page.getByRole('alert')).toContainText('We didn’t find the record at _dealwright.strict.example');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy the value of the record for strict.example' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied, { timeout: 30_000 }).toMatch(/^dealwright-verification=/);
    names.publish('_dealwright.strict.example', [await copied()]);
    await page.getByRole('button', { name: 'Check record' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Require hosted sign-in' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Require it', exact: true }).click();
    await expect(page.getByText('Hosted sign-in required', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    await elsewhere(browser, async (other) => {
      await other.goto(`${product.address}/sign-in?error=access_denied`);
      await other.getByText('Sign in with a password instead').click();
      await signIn(other, { email: 'bob@strict.example', password: 'tin roof violin 42' });
      await expect(other.getByText('this address signs in there, not with a password or passkey here')).toBeVisible();
      await other.goto(`${product.address}/sign-in/forgot`);
      await other.getByLabel('Email').fill('bob@strict.example');
      await other.getByRole('button', { name: 'Send link' }).click();
      await expect(other.getByRole('alert')).toContainText('Your company requires its own sign-in page');
      await expectAccessible(other);
      await other.getByRole('link', { name: toProvider }).click();
      await signInAtProvider(other, 'bob@strict.example');
      await other.waitForURL('**/onboarding/create-org');
    });

    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByText('required hosted sign-in for')).toBeVisible();
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'No longer require it' }).click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove strict.example' }).click();
    await page.getByRole('button', { name: 'Remove the domain' }).click();
    await expect(page.getByRole('heading', { name: 'Your domains' })).toHaveCount(0);
  });
  await Promise.all([oidc.close(), names.close()]);
});

test('when the session ends, the hosted page opens beside it and what was typed is kept', async ({ page }) => {
  const port = await freePort();
  const oidc = await startOidcProvider(`http://localhost:${port}`);
  await withProduct({ PORT: String(port), ...oidc.settings }, async (product) => {
    await arrive(page, product, 'ada@kept.example', 'Kept Ltd');
    await page.goto(`${product.address}/settings/profile`);
    const field = page.getByLabel('Calendar booking URL');
    await field.fill('https://cal.example/ada');
    const ended = await page.request.post(`${product.address}/api/auth/sign-out`, {
      headers: { origin: product.address },
      data: {},
    });
    expect(ended.status()).toBe(200);
    // Sent without the mouse: another call may have found the session over first, and the dialog covers the button then.
    await field.evaluate((input: HTMLInputElement) => {
      input.form?.requestSubmit();
    });
    const dialog = page.getByRole('dialog', { name: 'Authentication token not available' });
    await expect(dialog.getByText('Sign in with a password instead')).toBeVisible();
    await expectAccessible(page);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: toProvider }).click(),
    ]);
    await expect(dialog).toHaveCount(0);
    await expect(field).toHaveValue('https://cal.example/ada');
    if (!tab.isClosed()) await expect(tab.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
    const saving = page.waitForResponse(`**${updateUser.path}`);
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saving).status()).toBe(200);
  });
  await oidc.close();
});

test('a provider that was down when the server started is found once it is up, without a restart', async ({ page }) => {
  const [port, providerPort] = [await freePort(), await freePort()];
  const settings = {
    OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
    OIDC_CLIENT_ID: 'dealwright',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-test',
  };
  await withProduct({ PORT: String(port), ...settings }, async (product) => {
    await page.goto(`${product.address}/sign-in`);
    await expect(page.getByRole('alert')).toContainText('sign-in page. Nothing was changed. Try again in a minute.');
    await expectAccessible(page);
    const oidc = await startOidcProvider(`http://localhost:${port}`, providerPort);
    await page.getByRole('button', { name: toProvider }).click();
    await signInAtProvider(page, 'ada@late.example');
    await page.waitForURL('**/onboarding/create-org');
    await oidc.close();
  });
});

test('an account with an authenticator app is asked for its code after the hosted sign-in too', async ({
  page,
  browser,
}) => {
  const [port, mail, folder] = [await freePort(), await startMailServer(), temporaryFolder('factor')];
  const person = { email: 'ada@factor.example', password: 'tin roof violin 42' };
  let code: (ahead?: number) => Promise<string> = () => Promise.reject(new Error('No authenticator was set up'));
  await withProduct(
    { PORT: String(port), SMTP_URL: mail.url, MAIL_FROM: 'no-reply@here.example' },
    async (product) => {
      await page.goto(`${product.address}/sign-up`);
      await fillSignUp(page, person);
      await confirmAddress(page, mail, person.email);
      await page.waitForURL('**/onboarding/create-org');
      await foundInBrowser(page, product, 'Factor Ltd');
      await page.goto(`${product.address}/settings/profile`);
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByRole('dialog').getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Continue' }).click();
      const secret = await page.getByRole('dialog').locator('code').innerText();
      code = authCode(`otpauth://totp/person?${new URLSearchParams({ secret })}`);
      await page.getByLabel('Code from the app').fill(await code());
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText('On. After your password')).toBeVisible();
    },
    folder.path,
  );

  const oidc = await startOidcProvider(`http://localhost:${port}`);
  await withProduct(
    { PORT: String(port), SMTP_URL: mail.url, MAIL_FROM: 'no-reply@here.example', ...oidc.settings },
    async (product) => {
      await elsewhere(browser, async (other) => {
        await other.goto(`${product.address}/sign-in`);
        await signInAtProvider(other, person.email);
        await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
        await expectAccessible(other);
        await other.getByLabel('Code').fill('000000');
        await other.getByRole('button', { name: 'Continue' }).click();
        await expect(other.getByRole('alert')).toContainText('The code isn’t correct');
        // A code works once; the next one is taken up to half a minute early.
        await other.getByLabel('Code').fill(await code(1));
        await other.getByRole('button', { name: 'Continue' }).click();
        await other.waitForURL('**/dashboard');
      });
    },
    folder.path,
  );
  folder.remove();
  await Promise.all([oidc.close(), mail.close()]);
});
