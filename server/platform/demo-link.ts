import type { Hono } from 'hono';
import type { Services } from './context.ts';

/**
 * `/demo/TOKEN` signs the visitor in as the demo workspace's admin, once. A used or unknown token leads to the
 * sign-in page, which says so. HEAD, as programs that preview links ask, uses none up.
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
    const answer = await auth.handler(new Request(url, { headers: c.req.raw.headers }));
    return new Response(answer.body, answer);
  });
}
