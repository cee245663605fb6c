import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { AccountMail } from './account-mail.ts';
import { sessionOf } from './session-of.ts';

const payloadSchema = z.object({ email: z.string(), updateTo: z.string(), requestType: z.string() });

/**
 * Returns the address a link's token replaces, or null if the link only confirms one. The library checks the signature.
 */
function changeOf(query: unknown): { from: string } | null {
  const token: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'token') : undefined;
  const body = typeof token === 'string' ? (token.split('.')[1] ?? '') : '';
  try {
    const payload = payloadSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
    return payload.success ? { from: payload.data.email } : null;
  } catch {
    // Not one of our tokens; the library rejects it.
    return null;
  }
}

/**
 * Address-change links work only where the owner is signed in: sent to a mistyped address, a link would otherwise open
 * the account to a stranger. The old address is notified (decision A150).
 */
export function addressChange(onAccountMail: (mail: AccountMail) => Promise<void>) {
  const matcher = ({ path }: { path?: string | undefined }): boolean => path === '/verify-email';
  return {
    id: 'address-change',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const change = changeOf(ctx.query);
            if (change === null || (await sessionOf(ctx)) !== null) return;
            throw new APIError('UNAUTHORIZED', {
              code: 'SIGN_IN_FIRST',
              message: 'Sign in, then open the link again.',
            });
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const change = changeOf(ctx.query);
            if (change === null || ctx.context.returned instanceof APIError) return;
            const { name } = ctx.context.newSession?.user ?? { name: '' };
            const link = `${new URL(ctx.context.baseURL).origin}/sign-in`;
            await onAccountMail({ kind: 'address-changed', to: change.from, name, link });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
