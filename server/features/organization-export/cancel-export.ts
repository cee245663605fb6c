import type { OrganizationExport } from '#contract/organization-export.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { exportEndJob } from './export.job.ts';
import { exportStore } from './export.store.ts';
import { listExports } from './list-exports.ts';

/** Stops an export and deletes what it has written; does nothing if it has ended. */
export async function cancelExport(
  ctx: TenantContext,
  { exportId }: { exportId: string },
): Promise<{ exports: OrganizationExport[] }> {
  const { organizationId, userId, services } = ctx;
  const store = exportStore(ctx);
  if ((await store.find(exportId)) === null) throw new AppError('not_found', 'This export no longer exists.');
  // The run notices at its next step and deletes what it writes until then.
  const canceled = await store.cancel(exportId, async (db) => {
    const end = { organizationId, userId, exportId };
    await services.jobs.send(exportEndJob, end, { key: `${exportId}:canceled`, db });
  });
  if (canceled) await recordChange(ctx, { action: 'organization.export-canceled', subject: 'everything', details: {} });
  return listExports(ctx);
}
