import { APIError, createAuthMiddleware } from 'better-auth/api';
import { twoFactor, TWO_FACTOR_ERROR_CODES } from 'better-auth/plugins';
import type { Db } from '#server/db/open-database.ts';
import type { AccountLimits } from './account-limits.ts';
import { sessionOf, type Endpoint } from './session-of.ts';
import { rememberArrival } from './session-origin.ts';
import { takeCode } from './take-code.ts';

/** These respond with a redirect; the browser then asks for the code on the sign-in page. */
const arrivals = new Set(['/callback/:id', '/verify-email', '/magic-link/verify']);
const byPasskey = '/passkey/verify-authentication';

/** Returns whether the authenticator verified its user (a flag in the signed data), not just presence. */
function checkedItsOwner(body: unknown): boolean {
  const { response } = (body as { response?: { response?: { authenticatorData?: string } } }).response ?? {};
  const flags = Buffer.from(response?.authenticatorData ?? '', 'base64url').at(32) ?? 0;
  return (flags & 0x04) !== 0;
}

const verifyTotp = '/two-factor/verify-totp';
const codePaths = new Set([verifyTotp, '/two-factor/verify-backup-code']);

/** Returns who is entering a code: the signed-in person, else the person who passed the first factor, else null. */
async function whoseCode(ctx: Endpoint): Promise<string | null> {
  const found = await sessionOf(ctx);
  if (found !== null) return found.user.id;
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (typeof challenge !== 'string' || challenge === '') return null;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null;
}

/** Returns the code page's URL, keeping the invitation or tab the sign-in was for. */
function codePage(location: string | null): string {
  const kept = new URL(location ?? '/', 'http://localhost').searchParams;
  const search = new URLSearchParams({ step: 'second-factor' });
  for (const name of ['ticket', 'after']) {
    const value = kept.get(name);
    if (value !== null) search.set(name, value);
  }
  return `/sign-in?${search}`;
}

/**
 * Asks for the authenticator code after every sign-in, including hosted ones.
 * A passkey that verified its user counts as two factors by itself (docs/decisions/008).
 */
export function secondFactor(db: Db, tries: AccountLimits) {
  const plugin = twoFactor({ issuer: 'Dealwright', allowPasswordless: true });
  const [afterPassword] = plugin.hooks.after;
  const handler = createAuthMiddleware(async (ctx) => {
    if (ctx.path === byPasskey && checkedItsOwner(ctx.body)) return;
    const { returned, newSession } = ctx.context;
    const location =
      returned instanceof Error && 'headers' in returned
        ? new Headers(returned.headers as HeadersInit).get('location')
        : null;
    const answer: unknown = await afterPassword?.handler({ ...ctx, returnHeaders: true });
    const { response, headers } = answer as { response: unknown; headers: Headers };
    for (const cookie of headers.getSetCookie()) ctx.responseHeaders.append('set-cookie', cookie);
    if (response === undefined) return;
    if (ctx.path === byPasskey) return response;
    if (ctx.path === '/callback/:id' && newSession !== null) await rememberArrival(ctx, newSession.user.id);
    throw ctx.redirect(codePage(location));
  });
  const once = createAuthMiddleware(async (ctx) => {
    const userId = await whoseCode(ctx);
    if (userId === null) return;
    tries.take('code', userId);
    const code: unknown = ctx.path === verifyTotp ? ctx.body?.code : undefined;
    if (typeof code !== 'string') return;
    // The library handles and counts wrong codes.
    if ((await takeCode(db, { key: ctx.context.secretConfig, userId, code })) === 'used')
      throw APIError.from('UNAUTHORIZED', TWO_FACTOR_ERROR_CODES.INVALID_CODE);
  });
  const before = [{ matcher: ({ path }: { path?: string | undefined }) => codePaths.has(path ?? ''), handler: once }];
  const matcher = ({ path }: { path?: string | undefined }): boolean => path === byPasskey || arrivals.has(path ?? '');
  return { ...plugin, hooks: { before, after: [...plugin.hooks.after, { matcher, handler }] } };
}
