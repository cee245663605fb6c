import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, createAuthMiddleware, sessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { AccountLimits } from './account-limits.ts';
import { sessionOf, type Endpoint } from './session-of.ts';
import { grantOf } from './confirmation.store.ts';
import { takeCode } from './take-code.ts';

/** Calls that change account security or delete the account. */
const guarded = new Set([
  '/delete-user',
  '/change-email',
  '/link-social',
  '/unlink-account',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/get-totp-uri',
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
]);

const proofSchema = z.object({ password: z.string().max(128).optional(), code: z.string().max(20).optional() });

async function passwordHash(ctx: Pick<Endpoint, 'context'>, userId: string): Promise<string | null> {
  const accounts = await ctx.context.internalAdapter.findAccounts(userId);
  return accounts.find(({ providerId }) => providerId === 'credential')?.password ?? null;
}

const refusal = {
  confirm: {
    code: 'CONFIRM_FIRST',
    message: 'Enter your password or a code from your app first. Nothing was changed.',
  },
  signIn: { code: 'SIGN_IN_AGAIN', message: 'Sign in again first: your last sign-in is too old. Nothing was changed.' },
  password: { code: 'INVALID_PASSWORD', message: 'Invalid password' },
  code: { code: 'INVALID_CODE', message: 'Invalid code' },
};

/**
 * Keeps a stolen session from changing account security (decision 019): such a call needs the password in its body, a
 * recent confirmation or, for people without password and second factor, a recent sign-in.
 */
export function confirmation(db: Db, tries: AccountLimits) {
  const checkPassword = async (ctx: Pick<Endpoint, 'context'>, userId: string, password: string): Promise<void> => {
    tries.take('password', userId);
    const hash = await passwordHash(ctx, userId);
    if (hash === null || !(await ctx.context.password.verify({ hash, password })))
      throw new APIError('BAD_REQUEST', refusal.password);
  };

  const guard = createAuthMiddleware(async (ctx) => {
    if (ctx.request === undefined) return;
    const found = await sessionOf(ctx);
    // The library itself rejects callers who aren't signed in.
    if (found === null) return;
    const { session, user } = found;
    const password: unknown =
      typeof ctx.body === 'object' && ctx.body !== null ? Reflect.get(ctx.body, 'password') : '';
    if (typeof password === 'string' && password !== '') return checkPassword(ctx, user.id, password);
    const grant = await ctx.context.internalAdapter.findVerificationValue(grantOf(session.id));
    if (grant !== null && grant.value === user.id && new Date(grant.expiresAt) > new Date()) return;
    const hasProof = Reflect.get(user, 'twoFactorEnabled') === true || (await passwordHash(ctx, user.id)) !== null;
    if (hasProof) throw new APIError('FORBIDDEN', refusal.confirm);
    if (new Date(session.createdAt).getTime() + limits.signIn.recentMs < Date.now())
      throw new APIError('FORBIDDEN', refusal.signIn);
  });

  const confirmIdentity = createAuthEndpoint(
    '/confirm-identity',
    { method: 'POST', body: proofSchema, use: [sessionMiddleware] },
    async (ctx) => {
      const { session, user } = ctx.context.session;
      const { password = '', code = '' } = ctx.body;
      if (password === '') {
        tries.take('code', user.id);
        const key = ctx.context.secretConfig;
        const enabled = Reflect.get(user, 'twoFactorEnabled') === true;
        if (!enabled || (await takeCode(db, { key, userId: user.id, code })) !== 'taken')
          throw new APIError('BAD_REQUEST', refusal.code);
      } else await checkPassword(ctx, user.id, password);
      await ctx.context.internalAdapter.createVerificationValue({
        identifier: grantOf(session.id),
        value: user.id,
        expiresAt: new Date(Date.now() + limits.signIn.confirmedMs),
      });
      return ctx.json({ status: true });
    },
  );

  return {
    id: 'confirmation',
    endpoints: { confirmIdentity },
    hooks: {
      before: [
        { matcher: ({ path }) => guarded.has(path ?? ''), handler: guard },
        {
          // Signs out everyone else who knows the old password.
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => {
            const found = await sessionOf(ctx);
            if (found !== null) tries.take('password', found.user.id);
            return { context: { body: { revokeOtherSessions: true } } };
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
