import type { TenantContext } from '#server/platform/context.ts';
import { exportEndJob } from './export.job.ts';
import { exportStore } from './export.store.ts';

/**
 * Ends an export that keeps crashing the server or failing. Its parts are deleted as soon as the file store responds.
 */
export async function setAsideExport(
  ctx: TenantContext,
  { exportId, reason }: { exportId: string; reason: string },
): Promise<void> {
  const { organizationId, userId, services } = ctx;
  const store = exportStore(ctx);
  const row = await store.find(exportId);
  if (row === null || !['waiting', 'running'].includes(row.state)) return;
  await services.jobs.send(
    exportEndJob,
    { organizationId, userId, exportId },
    { key: `${exportId}:failed`, afterSeconds: 1 },
  );
  await store.change(exportId, { state: 'failed', problem: reason });
}
