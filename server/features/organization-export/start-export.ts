import type { OrganizationExport } from '#contract/organization-export.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { exportJob } from './export.job.ts';
import { exportStore } from './export.store.ts';
import { listExports } from './list-exports.ts';

/** Starts an export of all the organization's data. */
export async function startExport(ctx: TenantContext): Promise<{ exports: OrganizationExport[] }> {
  const { organizationId, userId } = ctx;
  const { jobs } = ctx.services;
  const exportId = await exportStore(ctx).add({ requestedBy: userId }, (db, id) =>
    jobs.send(exportJob, { organizationId, userId, exportId: id }, { key: id, db }),
  );
  if (exportId === null)
    throw new AppError('conflict', 'An export is already running. Wait until it’s ready, then start another.');
  await recordChange(ctx, { action: 'organization.exported', subject: 'everything', details: {} });
  return listExports(ctx);
}
