import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { ownAddress } from '#server/access/own-address.ts';
import type { Services } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http.ts';
import { openApiDocument } from '#server/platform/openapi.ts';
import { shownCalls, type ApiDocument } from './calls.view.ts';
import { docsFiles, docsPage } from './page.view.ts';

const types: Readonly<Record<string, string>> = {
  'page.css': 'text/css; charset=utf-8',
  'search.js': 'text/javascript; charset=utf-8',
};

const [documentPath, pagePath, filePath] = ['/api/openapi.json', '/api/docs', `${docsFiles}/:name`] as const;
export const pagesOfDocs = [documentPath, pagePath, filePath];

/** Serves the OpenAPI document and the reference page built from it. Loads nothing from other servers. */
export function apiDocs(app: Hono, { environment }: Services, routes: readonly Route[]): void {
  const document = openApiDocument(routes);
  const address = ownAddress(environment);
  let page: Promise<string> | null = null;
  app.get(documentPath, (c) => c.json(document));
  app.get(pagePath, async (c) => {
    page ??= Promise.resolve(docsPage(shownCalls(document as ApiDocument, address), address)).then(String);
    return c.html(await page);
  });
  app.get(filePath, (c) => {
    const name = c.req.param('name');
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (type === undefined) throw new AppError('not_found', 'File not found');
    return c.body(readFileSync(join(import.meta.dirname, name), 'utf8'), 200, { 'content-type': type });
  });
}
