import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Services } from './context.ts';
import { servePublicPages } from './public-pages.ts';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'web');
const notBuilt = 'The web part is not built. Start Dealwright with npm start.';

/** Whether the path is that of a built script, style or font. Their security headers are set here. */
export const isBuiltPart = (path: string): boolean => /^\/assets\/[^/]+\.(?:js|css|woff2)$/u.test(path);

/**
 * Serves the built web application: hashed files cached forever, public pages as HTML, the application for every other
 * URL.
 */
export function servePages(app: Hono, services: Services): void {
  const indexPath = join(folder, 'index.html');
  if (!existsSync(indexPath)) {
    app.get('*', (c) => c.text(notBuilt, 503));
    return;
  }
  const root = relative(process.cwd(), folder);
  const index = readFileSync(indexPath, 'utf8');
  app.use(
    '/assets/*',
    async (c, next) => {
      await next();
      // Its name changes with its content, so nobody asks whether it changed.
      c.header('last-modified', undefined);
    },
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('cache-control', 'public, max-age=31536000, immutable');
        c.header('x-content-type-options', 'nosniff');
        c.header('cross-origin-resource-policy', 'same-origin');
      },
    }),
  );
  for (const path of ['/assets/*', '/files/*']) app.get(path, (c) => c.text('Not found', 404));
  servePublicPages(app, services);
  app.use('/:file{.+\\.[a-z0-9]+}', serveStatic({ root }));
  app.get('*', (c) => {
    c.header('cache-control', 'no-cache');
    return c.html(index);
  });
}
