import type { TenantContext } from '#server/platform/context.ts';
import { exportStore } from './export.store.ts';

/** Deletes the files of an expired, failed or canceled export. */
export async function endExport(ctx: TenantContext, { exportId }: { exportId: string }): Promise<void> {
  const store = exportStore(ctx);
  const row = await store.find(exportId);
  if (row === null || ['waiting', 'running'].includes(row.state)) return;
  for (const part of row.parts) await ctx.services.files.remove(part);
  await store.change(exportId, { ...(row.state === 'ready' ? { state: 'expired' } : {}), parts: [] });
}
