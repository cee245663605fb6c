import type { Hono } from 'hono';
import * as contract from '#contract/company.ts';
import { keepUpload } from '#server/features/uploads/keep-upload.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { knownCaller, route, type Route } from '#server/platform/http.ts';
import { createClient } from './create-client.ts';
import { createUser } from './create-user.ts';
import { getClient } from './get-client.ts';
import { readWebsite } from './read-website.ts';
import { saveLogo } from './save-logo.ts';
import { updateClient } from './update-client.ts';

/** Takes form data, so it bypasses the JSON parser. */
const uploadLogo: Route = {
  endpoint: contract.uploadLogo,
  readsBody: true,
  async answer(c, services, limits) {
    const ctx = (await knownCaller(c, contract.uploadLogo, services, limits)) as TenantContext;
    if (c.req.query('purpose') === 'content')
      return c.json(await keepUpload(ctx, { contentType: c.req.header('content-type') ?? '', body: c.req.raw.body }));
    const form = await c.req.raw.formData().catch((error: unknown) => {
      throw new AppError('invalid_input', 'Send a form with the field file', { cause: String(error) });
    });
    const file = form.get('file');
    if (!(file instanceof File)) throw new AppError('invalid_input', 'Send a form with the field file');
    return c.json(await saveLogo(ctx, { bytes: new Uint8Array(await file.arrayBuffer()) }));
  },
};

export const companyRoutes: Route[] = [
  uploadLogo,
  route(contract.createClient, createClient),
  route(contract.createUser, createUser),
  route(contract.getClientByOrganization, getClient),
  route(contract.updateClient, updateClient),
  route(contract.readWebsite, readWebsite),
];

/** Serves logos without a token to images, emails and buyer pages; the URL is the secret. */
export function logoFiles(app: Hono, { files }: Services): void {
  app.get('/files/:name{[\\w-]{32}\\.png}', async (c) => {
    const bytes = await files.read(`logos/${c.req.param('name')}`);
    if (bytes === null) return c.text('Not found', 404);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
}
