import { APIError, createAuthMiddleware } from 'better-auth/api';
import { BASE_ERROR_CODES } from '@better-auth/core/error';
import { limits } from '#contract/limits.ts';
import { line, properName } from '#contract/text.ts';
import type { Db } from '#server/db/open-database.ts';
import { hiddenHeader } from './even-time.ts';
import type { AccountLimits } from './account-limits.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Environment } from '#server/platform/environment.ts';
import { findEmail, hasOpenInvitation, organizationsHeldBy } from './membership.store.ts';
import { isHostedRequired } from './hosted-sign-in.store.ts';
import { sessionOf } from './session-of.ts';
import { sessionTimes } from './session-times.ts';
import { hashTicket, wasMailed } from '#server/platform/ticket.ts';

const passwordPaths = new Set(['/sign-up/email', '/reset-password', '/change-password', '/set-password']);

function checkPassword(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = new Map(Object.entries(body));
  const password = fields.get('newPassword') ?? fields.get('password');
  const own = [fields.get('email'), fields.get('name')].filter((value) => typeof value === 'string');
  if (typeof password === 'string' && isCommonPassword(password, own)) {
    throw new APIError('BAD_REQUEST', {
      code: 'PASSWORD_COMMON',
      message: 'This is one of the most common passwords. Choose another.',
    });
  }
}

const namePaths = new Set(['/sign-up/email', '/update-user']);
const personName = properName(limits.text.personName).min(1, 'Enter a name');
const givenName = properName(limits.text.personName);
/** A profile photo must be a file uploaded here. */
const ownPicture = line(limits.text.prepField).regex(/^(\/files\/[\w.-]+)?$/u, 'Upload the picture first');

/** Stores names as read here: they appear in lists, emails and briefs, and the library itself accepts any text. */
function readPerson(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = {
    name: personName,
    givenName: givenName.nullable(),
    image: ownPicture.nullable(),
    email: line(limits.text.email),
  };
  for (const [name, schema] of Object.entries(fields)) {
    const value: unknown = Reflect.get(body, name);
    if (value === undefined) continue;
    const read = schema.safeParse(value);
    if (!read.success)
      throw new APIError('BAD_REQUEST', {
        code: 'INVALID_FIELD',
        message: `${read.error.issues[0]?.message}.`,
        field: name,
      });
    // The address stays as sent, because checks before this one read it.
    if (name !== 'email') Reflect.set(body, name, read.data);
  }
}

/** Same key order as the library's error, so that the two responses can't be told apart. */
const wrongSignIn = {
  message: BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD.message,
  code: BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD.code,
};
/** Anyone can make these send an email. */
const mailingPaths = new Set(['/sign-up/email', '/request-password-reset', '/send-verification-email']);
const passwordSignIn = new Set(['/sign-in/email', '/sign-up/email', '/request-password-reset']);

function textOf(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

export const hostedRequired = (): APIError =>
  new APIError('FORBIDDEN', {
    code: 'HOSTED_SIGN_IN_REQUIRED',
    message: 'Your company requires its own sign-in page. Sign in there. Nothing was changed here.',
  });

/** Adds what the identity library lacks: common-password checks, required hosted sign-in, and a maximum session age. */
export function authHooks(db: Db, environment: Environment, tries: AccountLimits) {
  const { oidc } = environment;
  const { isTooOld } = sessionTimes(environment);
  return {
    before: createAuthMiddleware(async (ctx) => {
      const email = ctx.request === undefined ? '' : textOf(ctx.body, 'email');
      if (email !== '' && ctx.path === '/sign-in/email') tries.take('password', email);
      if (email !== '' && mailingPaths.has(ctx.path)) tries.take('mail', email);
      const newEmail = ctx.path === '/change-email' ? textOf(ctx.body, 'newEmail') : '';
      if (newEmail !== '') tries.take('mail', newEmail);
      // With a hosted provider, only it creates accounts; the server itself may still create the demo workspace's.
      if (oidc !== null && ctx.path === '/sign-up/email' && ctx.request !== undefined) {
        throw new APIError('BAD_REQUEST', {
          code: 'EMAIL_PASSWORD_SIGN_UP_DISABLED',
          message: 'Create your account on the hosted sign-in page.',
        });
      }
      // Someone else's token would start a session without visiting the provider's page.
      if (ctx.path === '/sign-in/social' && ctx.body?.idToken !== undefined)
        throw new APIError('BAD_REQUEST', { code: 'ID_TOKEN_NOT_SUPPORTED', message: 'Sign in on the hosted page.' });
      // Decided by address alone, so that the response reveals nothing about accounts or passwords.
      if (oidc !== null && passwordSignIn.has(ctx.path) && (await isHostedRequired(db, textOf(ctx.body, 'email'))))
        throw hostedRequired();
      if (oidc !== null && ctx.path === '/reset-password') {
        const known = await ctx.context.internalAdapter.findVerificationValue(
          `reset-password:${textOf(ctx.body, 'token')}`,
        );
        if (known !== null && (await isHostedRequired(db, await findEmail(db, known.value)))) throw hostedRequired();
      }
      if (passwordPaths.has(ctx.path)) checkPassword(ctx.body);
      if (namePaths.has(ctx.path) && ctx.request !== undefined) readPerson(ctx.body);
      // Every call reads the session, so it is checked once, afterward.
      if (ctx.headers === undefined || ctx.path === '/get-session' || ctx.path === '/sign-out') return;
      const found = await sessionOf(ctx);
      if (found === null || !isTooOld(found.session.createdAt)) return;
      await ctx.context.internalAdapter.deleteSession(found.session.token);
      ctx.context.session = null;
    }),
    after: createAuthMiddleware(async (ctx) => {
      // Otherwise signing up and then signing in with the same password would reveal whether the account existed
      // before.
      const { returned } = ctx.context;
      if (ctx.path === '/sign-in/email' && returned instanceof APIError && returned.body?.code === 'EMAIL_NOT_VERIFIED')
        throw new APIError('UNAUTHORIZED', wrongSignIn, { [hiddenHeader]: '1' });
      const found = ctx.path === '/get-session' ? ctx.context.session : null;
      if (found === null || !isTooOld(found.session.createdAt)) return;
      await ctx.context.internalAdapter.deleteSession(found.session.token);
      return ctx.json(null);
    }),
  };
}

/** Throws unless the address may register: anyone may, or only invited people with SIGNUPS=invited. */
export async function checkMayJoin(db: Db, { signups }: Environment, email: string): Promise<void> {
  if (signups === 'open' || (await hasOpenInvitation(db, email))) return;
  throw new APIError('FORBIDDEN', {
    code: 'SIGN_UP_BY_INVITATION',
    message: 'Accounts here are by invitation only. Ask an admin of your company for one.',
  });
}

/**
 * Returns whether the sign-up uses an invitation link emailed to exactly that address, which proves ownership.
 * A link copied by an admin proves nothing.
 */
export async function provesAddress(
  db: Db,
  { smtp }: Environment,
  { secret, email, body }: { secret: string; email: string; body: unknown },
): Promise<boolean> {
  const ticket = textOf(body, 'ticket');
  return smtp !== null && wasMailed(secret, ticket) && hasOpenInvitation(db, email, hashTicket(ticket));
}

/** Throws if leaving would leave other members without an admin. */
export async function checkMayLeave(db: Db, userId: string): Promise<void> {
  const held = (await organizationsHeldBy(db, userId)).filter(({ others }) => others > 0);
  if (held.length === 0) return;
  const names = held.map(({ name }) => name).join(', ');
  throw new APIError('BAD_REQUEST', {
    code: 'LAST_ADMIN',
    message: `You’re the only admin of ${names}. Make someone else an admin first. Nothing was deleted.`,
  });
}
