import { expect, type Page } from '@playwright/test';
import { createOTP } from '@better-auth/utils/otp';
import { base32 } from '@better-auth/utils/base32';
import { expectAccessible, signUpInBrowser, test } from '#tests/support/browser-fixtures.ts';
import { confirmAddress } from '#tests/support/confirm-address.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { freePort, startGoogleLike, startOidcProvider, type OidcServer } from '#tests/support/oidc-servers.ts';
import { elsewhere, signIn, withProduct } from '#tests/support/own-product.ts';

test('sign-in and sign-up open over the landing page, and signup=true opens the latter by itself', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No account yet? Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${product.address}/?signup=true&from=mail`);
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await expect(page).toHaveURL(`${product.address}/?from=mail`);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Seller');
  await page.getByLabel('Work email').fill(`${crypto.randomUUID()}@people.example`);
  await page.getByLabel('Password', { exact: true }).fill('Password2026!');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await page.getByLabel('Password', { exact: true }).fill('tin roof violin 42');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL('**/onboarding/create-org');
});

test('a second factor, a passkey and the list of sign-ins protect an account', async ({ page, browser, product }) => {
  const person = await signUpInBrowser(page, product, 'Careful Ltd');
  await page.goto(`${product.address}/settings/profile`);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.getByRole('dialog').locator('code').innerText();
  const code = (): Promise<string> => createOTP(new TextDecoder().decode(base32.decode(secret))).totp();
  const backup = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').first().innerText();
  await expectAccessible(page);
  await page.getByLabel('Code from the app').fill(await code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. After your password')).toBeVisible();

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const authenticator = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: authenticator });
  await page.getByLabel('Name of the new passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Password').fill('not the password');
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('The password isn’t correct')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();
  await expectAccessible(page);

  await elsewhere(browser, async (other) => {
    await other.goto(`${product.address}/sign-in`);
    await signIn(other, person);
    await other.getByLabel('Code').fill('000000');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByRole('alert')).toContainText('The code isn’t correct');
    await other.getByRole('button', { name: 'Use a backup code' }).click();
    await other.getByLabel('Backup code').fill(backup);
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.waitForURL('**/dashboard');

    await page.reload();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
    await other.goto(`${product.address}/settings/profile`);
    await other.waitForURL('**/sign-in');
  });

  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${product.address}/`);
  await page.goto(`${product.address}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(`${product.address}/settings/profile`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL(`${product.address}/`);
  await page.goto(`${product.address}/dashboard`);
  await page.waitForURL('**/sign-in');
});

test('with mail, an address is confirmed by its link and a forgotten password is replaced by another', async ({
  page,
}) => {
  const mail = await startMailServer();
  await withProduct({ SMTP_URL: mail.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' }, async (product) => {
    const person = { email: 'robin@people.example', password: 'tin roof violin 42' };
    await page.goto(`${product.address}/sign-up`);
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Seller');
    await page.getByLabel('Work email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expectAccessible(page);
    await confirmAddress(page, mail, person.email);
    await page.waitForURL('**/onboarding/create-org');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${product.address}/`);

    // A link that was used confirms again, and signs nobody in.
    await confirmAddress(page, mail, person.email);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await expect(page.getByText('Sign in to continue.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/\/sign-in/);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The sign-in form has a field of that name too, and stands until this page is there.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('a link is on its way')).toBeVisible();
    const reset =
      /Choose a new password: (\S+)/.exec(await mail.waitFor(person.email, /Choose a new password:/))?.[1] ?? '';
    await page.goto(reset);
    await page.getByLabel('New password').fill('another tin roof 43');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await signIn(page, { ...person, password: 'another tin roof 43' });
    await page.waitForURL('**/onboarding/create-org');
  });
  await mail.close();
});

interface Hosted {
  name: string;
  start: (product: string) => Promise<OidcServer>;
  signIn: (page: Page) => Promise<void>;
  /** What is left to do there the second time. */
  again: (page: Page) => Promise<void>;
}

const choose = (page: Page): Promise<void> => page.getByText('ada@hosted.example').first().click();

const hosted: Hosted[] = [
  {
    name: 'oidc-provider',
    start: startOidcProvider,
    async signIn(page) {
      await page.getByPlaceholder('Enter any login').fill('ada@hosted.example');
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    again: () => Promise.resolve(),
  },
  {
    name: 'the Google-like server of emulate',
    signIn: choose,
    again: choose,
    start: (product) =>
      startGoogleLike(product, [{ email: 'ada@hosted.example', name: 'Ada Hosted', email_verified: true }]),
  },
];

for (const { name, start, signIn: signInThere, again } of hosted) {
  test(`sign-up and sign-in hand over to ${name} and come back`, async ({ page }) => {
    const port = await freePort();
    const oidc = await start(`http://localhost:${port}`);
    await withProduct({ PORT: String(port), ...oidc.settings }, async (product) => {
      await page.goto(`${product.address}/`);
      await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
      await signInThere(page);
      await page.waitForURL('**/onboarding/create-org');
      await page.getByLabel('Organization Name').fill('Hosted Ltd');
      await page.getByRole('button', { name: 'Create Organization' }).click();
      await page.waitForURL('**/onboarding/org-details');
      await page.context().clearCookies({ domain: 'localhost', name: /dealwright/ });
      await page.goto(`${product.address}/sign-in?error=access_denied`);
      await expect(page.getByRole('alert')).toContainText('The sign-in was interrupted');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue to your company’s sign-in page' }).click();
      await again(page);
      // Signed in again; the company is not set up yet, so the wizard takes over from the dashboard.
      await page.waitForURL('**/onboarding/welcome');
      await expect(page.getByText('Set Up Your Company')).toBeVisible();
    });
    await oidc.close();
  });
}

test('test mode opens protected screens for the fake admin alone, and only where the server allows it', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/dashboard`);
  await page.waitForURL('**/sign-in');
  await withProduct({ TEST_MODE: 'true' }, async (inTest) => {
    await page.goto(`${inTest.address}/`);
    await expect(page.getByRole('link', { name: 'Sign In', exact: true }).first()).toHaveAttribute('href', '/sign-in');
    await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toHaveAttribute('href', '/sign-up');
    await page.goto(`${inTest.address}/dashboard`);
    await expect(page.getByText('Test mode', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
    // Counts as onboarded: what the server knows of its company (nothing) sends it nowhere.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Prepare for a meeting' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${inTest.address}/onboarding/org-details`);
    await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
  });
});

test('a link that is no invitation of ours says so and shows a way out', async ({ page, product }) => {
  await page.goto(`${product.address}/sign-up?ticket=made-up`);
  await expect(page.getByRole('heading', { name: 'This isn’t one of our invitations' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
