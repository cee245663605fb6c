import type { TenantContext } from '#server/platform/context.ts';
import { exportStore } from './export.store.ts';

/** Ends an export that ended the server with it. */
export async function setAsideExport(
  ctx: TenantContext,
  { exportId, reason }: { exportId: string; reason: string },
): Promise<void> {
  const store = exportStore(ctx);
  const row = await store.find(exportId);
  for (const part of row?.parts ?? []) await ctx.services.files.remove(part);
  await store.change(exportId, { state: 'failed', parts: [], problem: reason });
}
