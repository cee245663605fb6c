import type { SessionImport } from '#contract/imports.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { importStore } from './import.store.ts';
import { listImports } from './list-imports.ts';

/** Stops an import and keeps what it created. Only its owner and admins may. */
export async function cancelImport(
  ctx: TenantContext,
  { importId }: { importId: string },
): Promise<{ imports: SessionImport[] }> {
  const store = importStore(ctx);
  const row = await store.find(importId);
  if (row === null) throw new AppError('not_found', 'Import not found');
  if (row.requestedBy !== ctx.userId && ctx.role !== 'org:admin')
    throw new AppError('forbidden', 'Only the person who started an import or an admin can cancel it');
  await store.change(importId, { state: 'canceled', csv: '' });
  return listImports(ctx);
}
