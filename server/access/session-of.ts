import { getSessionFromCtx, type createAuthMiddleware } from 'better-auth/api';
import { bearer } from 'better-auth/plugins';

export type Endpoint = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const byToken = bearer().hooks.before[0];

/**
 * Returns the caller's session, by cookie or token.
 * Hooks run before the header token becomes a cookie, so asking only the library would treat such calls as signed out.
 */
export async function sessionOf(ctx: Endpoint): ReturnType<typeof getSessionFromCtx> {
  const answer: unknown =
    byToken?.matcher(ctx) === true ? await byToken.handler({ ...ctx, returnHeaders: true }) : null;
  const { response } = (answer ?? {}) as { response?: { context?: { headers?: Headers } } };
  const headers = response?.context?.headers ?? ctx.headers;
  return getSessionFromCtx(headers === undefined ? ctx : { ...ctx, headers }, { disableRefresh: true });
}
