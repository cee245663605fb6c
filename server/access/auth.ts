import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { passkey } from '@better-auth/passkey';
import { bearer, captcha, magicLink, organization } from 'better-auth/plugins';
import type { Db } from '#server/db/open-database.ts';
import {
  account,
  invitation,
  member,
  organization as organizationTable,
  passkey as passkeyTable,
  session,
  twoFactor as twoFactorTable,
  user,
  verification,
} from '#server/db/schema/identity.ts';
import { limits } from '#contract/limits.ts';
import { attemptWindows } from './attempt-windows.ts';
import { addressChange } from './address-change.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountMail } from './account-mail.ts';
import { authHooks, checkMayJoin, checkMayLeave, provesAddress } from './auth-guards.ts';
import { addressHeader } from '#server/platform/client-address.ts';
import { confirmation } from './confirmation.ts';
import type { Environment } from '#server/platform/environment.ts';
import { hostedProvider } from './hosted-provider.ts';
import type { Log } from '#server/platform/log.ts';
import { deleteOwnOrganizations, ownOrganizations } from './membership.store.ts';
import { notices } from './notices.ts';
import { secondFactor } from './second-factor.ts';
import { sessionOrigin } from './session-origin.ts';
import { sessionTimes } from './session-times.ts';

interface AuthOptions {
  db: Db;
  environment: Environment;
  secret: string;
  log: Log;
  /** Receives each one-time sign-in token when it is created; only the server creates them. */
  onOneTimeToken: (email: string, token: string) => void;
  /**
   * Called before an account and its sole-member organizations are deleted; returns a function that deletes their
   * files.
   */
  filesOfAccount: (going: {
    userId: string;
    organizationIds: string[];
    image: string | null;
  }) => Promise<() => Promise<void>>;
  /** Called with the previous photo once a new one has replaced it. */
  dropPhoto: (photo: { userId: string; image: string | null }) => Promise<void>;
  /** Sends people links to their own account. */
  onAccountMail: (mail: AccountMail) => Promise<void>;
}

const day = 24 * 60 * 60;
const perMinute = (max: number) => ({ window: 60, max });

/** Required only at sign-up, never at sign-in (decision A08). */
function signUpCaptcha({ captcha: settings }: Environment) {
  if (settings === null) return [];
  return [
    captcha({
      provider: 'cloudflare-turnstile',
      secretKey: settings.secretKey,
      siteVerifyURLOverride: settings.verifyUrl,
      endpoints: ['/sign-up/email'],
    }),
  ];
}

/** Without PUBLIC_URL the product accepts only this machine's own host names. */
function localAddresses({ host, port }: Environment) {
  const names = ['localhost', '127.0.0.1', '[::1]', host];
  return {
    allowedHosts: names.flatMap((name) => [name, `${name}:*`]),
    fallback: `http://localhost:${port}`,
    protocol: 'http' as const,
  };
}

/** Origin for links in emails that no request triggered. */
function ownOrigin({ publicUrl, port }: Environment): string {
  return publicUrl === '' ? `http://localhost:${port}` : new URL(publicUrl).origin;
}

/**
 * The link leads to a page with a button, because mail scanners open every link.
 * The token goes after '#', where no server, proxy or log sees it.
 */
function confirmationLink(url: string): string {
  const { origin, searchParams } = new URL(url);
  const kept = new URLSearchParams({ token: searchParams.get('token') ?? '' });
  const next = searchParams.get('callbackURL') ?? '';
  if (next !== '') kept.set('next', next);
  return `${origin}/sign-in/confirm#${kept}`;
}

/** Creates the identity library: people, sessions, organizations and members; its HTTP calls are under /api/auth. */
export function createAuth({
  db,
  environment,
  secret,
  log,
  onOneTimeToken,
  filesOfAccount,
  dropPhoto,
  onAccountMail,
}: AuthOptions) {
  const { idleSeconds, updateSeconds } = sessionTimes(environment);
  const tries = accountLimits();
  const secure = environment.publicUrl.startsWith('https://');
  return betterAuth({
    appName: 'Dealwright',
    baseURL: environment.publicUrl === '' ? localAddresses(environment) : environment.publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: (request) => {
      const own = request === undefined ? [] : [new URL(request.url).origin];
      return environment.publicUrl === '' ? own : [environment.publicUrl];
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user,
        session,
        account,
        verification,
        organization: organizationTable,
        member,
        invitation,
        twoFactor: twoFactorTable,
        passkey: passkeyTable,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      autoSignIn: true,
      requireEmailVerification: environment.smtp !== null,
      revokeSessionsOnPasswordReset: true,
      onExistingUserSignUp: ({ user: { email, name } }) =>
        onAccountMail({ kind: 'known-address', to: email, name, link: `${ownOrigin(environment)}/sign-in` }),
      onPasswordReset: ({ user: { email, name } }) =>
        onAccountMail({
          kind: 'password-changed',
          to: email,
          name,
          link: `${ownOrigin(environment)}/settings/profile`,
        }),
      sendResetPassword: ({ user: { email, name }, token, url }) =>
        onAccountMail({ kind: 'reset', to: email, name, link: `${new URL(url).origin}/sign-in/reset#${token}` }),
    },
    emailVerification: {
      sendOnSignUp: environment.smtp !== null,
      sendOnSignIn: environment.smtp !== null,
      autoSignInAfterVerification: true,
      expiresIn: day,
      sendVerificationEmail: async ({ user: { email, name, emailVerified }, url }, request) => {
        // The server's own calls (the demo workspace) send no email.
        if (request === undefined) return;
        const isChange = new URL(request.url).pathname.endsWith('/change-email');
        if (isChange || !emailVerified)
          await onAccountMail({
            kind: isChange ? 'new-address' : 'verification',
            to: email,
            name,
            link: confirmationLink(url),
          });
      },
    },
    // Linking accounts requires both sides to have verified the address; stated here so that no one loosens it.
    account: {
      accountLinking: {
        enabled: true,
        trustedProviders: [],
        requireLocalEmailVerified: true,
        allowDifferentEmails: false,
      },
    },
    onAPIError: { errorURL: '/sign-in' },
    user: {
      // Beside the one name that the library keeps, where it divides.
      additionalFields: { givenName: { type: 'string', required: false, returned: false } },
      // A hosted provider manages the address; without mail, no new address could be confirmed (decision A150).
      changeEmail: { enabled: environment.smtp !== null && environment.oidc === null },
      deleteUser: {
        enabled: true,
        beforeDelete: async ({ id, image = null }) => {
          await checkMayLeave(db, id);
          const removeFiles = await filesOfAccount({
            userId: id,
            organizationIds: await ownOrganizations(db, id),
            image,
          });
          await deleteOwnOrganizations(db, id);
          await removeFiles();
        },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async ({ email }, ctx) => {
            if (ctx?.request === undefined) return;
            await checkMayJoin(db, environment, email);
            if (
              ctx.path === '/sign-up/email' &&
              (await provesAddress(db, environment, { secret, email, body: ctx.body }))
            )
              return { data: { emailVerified: true } };
          },
        },
        update: {
          after: async ({ id, image = null }, ctx) => {
            const before = ctx?.context.session?.user;
            if (before?.id === id && (before.image ?? null) !== image)
              await dropPhoto({ userId: id, image: before.image ?? null });
          },
        },
      },
      session: { create: { before: sessionOrigin(db, environment) } },
    },
    hooks: authHooks(db, environment, tries),
    session: {
      expiresIn: idleSeconds,
      updateAge: updateSeconds,
      // The confirmation plugin decides which calls need a recent sign-in.
      freshAge: 0,
      additionalFields: { hosted: { type: 'boolean', required: false, input: false } },
    },
    advanced: {
      useSecureCookies: secure,
      cookiePrefix: 'dealwright',
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    rateLimit: {
      enabled: true,
      customStorage: attemptWindows(),
      window: 60,
      max: 300,
      customRules: {
        '/sign-in/email': perMinute(20),
        '/sign-up/email': perMinute(20),
        '/sign-in/social': perMinute(60),
        '/two-factor/*': perMinute(limits.signIn.codesPerAddress),
        '/get-session': perMinute(1200),
        '/request-password-reset': perMinute(5),
        '/send-verification-email': perMinute(5),
        '/change-email': perMinute(5),
      },
    },
    logger: {
      log: (level, message) =>
        log[level === 'warn' || level === 'error' ? level : 'debug']({ part: 'identity' }, message),
    },
    telemetry: { enabled: false },
    // Only the server creates the demo link; no one may request a sign-in link over HTTP.
    disabledPaths: ['/sign-in/magic-link'],
    plugins: [
      bearer(),
      organization({ creatorRole: 'admin' }),
      secondFactor(db, tries),
      confirmation(db, tries),
      passkey({
        rpName: 'Dealwright',
        rpID: environment.publicUrl === '' ? 'localhost' : new URL(environment.publicUrl).hostname,
      }),
      magicLink({
        disableSignUp: true,
        expiresIn: 30 * day,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token }) => onOneTimeToken(email, token),
      }),
      ...hostedProvider(environment),
      notices(onAccountMail),
      addressChange(onAccountMail),
      ...signUpCaptcha(environment),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
