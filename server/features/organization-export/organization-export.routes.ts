import type { Hono } from 'hono';
import * as contract from '#contract/organization-export.ts';
import { findMembership } from '#server/access/membership.store.ts';
import type { Services } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { route, type Route } from '#server/platform/http.ts';
import { readPassing } from '#server/platform/passing-link.ts';
import { cancelExport } from './cancel-export.ts';
import { exportStore } from './export.store.ts';
import { linkExport } from './link-export.ts';
import { listExports } from './list-exports.ts';
import { startExport } from './start-export.ts';

export const organizationExportRoutes: Route[] = [
  route(contract.listExports, listExports),
  route(contract.startExport, startExport),
  route(contract.cancelExport, cancelExport),
  route(contract.linkExport, linkExport),
];

/** Serves the ZIP behind a one-minute URL, part by part; the requester must still be an admin. */
export function exportFiles(app: Hono, services: Services): void {
  app.get('/files/exports/:token', async (c) => {
    const { secret } = await services.auth.$context;
    const passing = readPassing(secret, c.req.param('token'));
    const [kind, exportId = ''] = passing?.id.split(' ') ?? [];
    const membership =
      passing === null ? null : await findMembership(services.database.db, passing.userId, passing.organizationId);
    const row =
      passing === null || kind !== 'export' || membership?.role !== 'org:admin'
        ? null
        : await exportStore({ services, organizationId: passing.organizationId }).find(exportId);
    if (row?.state !== 'ready')
      throw new AppError('gone', 'This link works for one minute only. Open Settings > Data and download again.');
    const parts = row.parts.values();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const part = parts.next();
        if (part.done === true) return controller.close();
        const bytes = await services.files.read(part.value);
        if (bytes === null) controller.error(new Error('Part of the export is gone'));
        else controller.enqueue(bytes);
      },
    });
    const day = row.createdAt.toISOString().slice(0, 10);
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'content-length': String(row.bytes),
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="dealwright-${day}.zip"`,
      },
    });
  });
}
