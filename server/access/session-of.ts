import { getSessionFromCtx, type createAuthMiddleware } from 'better-auth/api';
import { bearer } from 'better-auth/plugins';

export type Endpoint = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const byToken = bearer().hooks.before[0];

/**
 * Who calls, by cookie or by token. Hooks run before the token of the header is made a cookie: a hook that asked the
 * library alone would take every such call for nobody's.
 */
export async function sessionOf(ctx: Endpoint): ReturnType<typeof getSessionFromCtx> {
  const answer: unknown =
    byToken?.matcher(ctx) === true ? await byToken.handler({ ...ctx, returnHeaders: true }) : null;
  const { response } = (answer ?? {}) as { response?: { context?: { headers?: Headers } } };
  const headers = response?.context?.headers ?? ctx.headers;
  return getSessionFromCtx(headers === undefined ? ctx : { ...ctx, headers }, { disableRefresh: true });
}
