import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { limits } from '#contract/limits.ts';
import type { AccountMail, AccountNotice } from './account-mail.ts';
import { sessionOf, type Endpoint } from './session-of.ts';

const yearSeconds = 365 * 24 * 60 * 60;
/** Accounts created this recently are signing in for the first time. */
const newcomerMs = 60_000;

const done: Partial<Record<string, AccountNotice>> = {
  '/change-password': 'password-changed',
  '/passkey/verify-registration': 'passkey-added',
  '/passkey/delete-passkey': 'passkey-removed',
  '/two-factor/disable': 'second-factor-off',
  '/change-email': 'address-asked',
};
const signIns = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/verify-email',
  '/callback/:id',
  '/passkey/verify-authentication',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);

interface Person {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
}

/** Remembers in the browser that this person signed in there; returns false if they had before. */
async function meetDevice(ctx: Endpoint, { id }: Person): Promise<boolean> {
  const cookie = ctx.context.createAuthCookie('known_device', { maxAge: yearSeconds });
  const stored = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  const known = typeof stored === 'string' ? stored.split('.') : [];
  const mark = createHash('sha256').update(id).digest('base64url').slice(0, 16);
  const people = [mark, ...known.filter((each) => each !== mark)].slice(0, limits.signIn.peopleOfDevice);
  await ctx.setSignedCookie(cookie.name, people.join('.'), ctx.context.secret, cookie.attributes);
  return !known.includes(mark);
}

/** Emails people what happened to their account. Must run after the second factor: half a sign-in isn't one. */
export function notices(onAccountMail: (mail: AccountMail) => Promise<void>) {
  const tell = async (ctx: Endpoint, kind: AccountNotice, { email, name }: Person): Promise<void> => {
    const link = `${new URL(ctx.context.baseURL).origin}/settings/profile`;
    try {
      await onAccountMail({ kind, to: email, name, link });
    } catch (error) {
      // The change itself succeeded; failing the call would suggest otherwise.
      ctx.context.logger.error(`The email '${kind}' could not be sent`, error);
    }
  };

  const handler = createAuthMiddleware(async (ctx) => {
    if (ctx.request === undefined) return;
    const { newSession, returned } = ctx.context;
    if (
      signIns.has(ctx.path) &&
      newSession !== null &&
      (await ctx.context.internalAdapter.findSession(newSession.session.token)) !== null
    ) {
      const { user } = newSession;
      const before = ctx.context.session?.user;
      const switchedOn = before?.['twoFactorEnabled'] === false && user['twoFactorEnabled'] === true;
      if (switchedOn) return tell(ctx, 'second-factor-on', user);
      const isNewcomer = Date.now() - new Date(user.createdAt).getTime() < newcomerMs;
      if ((await meetDevice(ctx, user)) && ctx.path !== '/verify-email' && !isNewcomer)
        await tell(ctx, 'new-device', user);
      return;
    }
    const kind = done[ctx.path];
    if (kind === undefined || returned instanceof APIError) return;
    const person = ctx.context.session?.user ?? (await sessionOf(ctx))?.user;
    if (person !== undefined) await tell(ctx, kind, person);
  });
  const matcher = ({ path = '' }: { path?: string | undefined }): boolean => signIns.has(path) || path in done;
  return { id: 'notices', hooks: { after: [{ matcher, handler }] } } satisfies BetterAuthPlugin;
}
