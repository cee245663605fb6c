import type { Hono } from 'hono';
import * as reading from '#contract/prep-reading.ts';
import type { Services } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { route, type Route } from '#server/platform/http.ts';
import { findMembership } from '#server/access/membership.store.ts';
import { readPassing } from '#server/platform/passing-link.ts';
import { linkDocument } from './link-document.ts';
import { mailBrief } from './mail-brief.ts';
import { printBrief } from './print-brief.ts';

export const printingRoutes: Route[] = [route(reading.linkDocument, linkDocument), route(reading.mailBrief, mailBrief)];

/** Serves the PDF behind a one-minute URL; the requester must still be a member. */
export function briefFiles(app: Hono, services: Services): void {
  app.get('/files/briefs/:token', async (c) => {
    const { secret } = await services.auth.$context;
    const passing = readPassing(secret, c.req.param('token'));
    const membership =
      passing === null ? null : await findMembership(services.database.db, passing.userId, passing.organizationId);
    if (passing === null || membership === null)
      throw new AppError('gone', 'This link works for one minute only. Open the brief and choose PDF again.');
    const ctx = {
      services,
      requestId: c.get('requestId'),
      log: services.log,
      userId: passing.userId,
      organizationId: passing.organizationId,
      role: membership.role,
    };
    const { fileName, bytes } = await printBrief(ctx, { prospectId: passing.id });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="brief.pdf"; filename*=UTF-8''${encodeURIComponent(`${fileName}.pdf`)}`,
      },
    });
  });
}
