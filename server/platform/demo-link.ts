import type { Hono } from 'hono';
import { clientAddress, withAddress } from './client-address.ts';
import type { Services } from './context.ts';

/**
 * `/demo/TOKEN` signs the visitor in as the demo workspace's admin, once; a used or unknown token leads to the sign-in
 * page, which explains it. HEAD requests, as link previews send, don't use the token up.
 */
export function demoPages(app: Hono, { auth, environment }: Services): void {
  app.get('/demo/:token', async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const url = new URL(environment.publicUrl === '' ? c.req.url : environment.publicUrl);
    url.pathname = '/api/auth/magic-link/verify';
    url.search = new URLSearchParams({
      token: c.req.param('token'),
      callbackURL: '/dashboard',
      errorCallbackURL: '/sign-in?demo=used',
    }).toString();
    // The identity library counts attempts by address and warns if it gets none.
    const from = clientAddress(c, environment.trustedProxies);
    const answer = await auth.handler(withAddress(new Request(url, { headers: c.req.raw.headers }), from));
    return new Response(answer.body, answer);
  });
}
