import type { TenantContext } from '#server/platform/context.ts';
import { importStore } from './import.store.ts';

/** Ends an import that keeps crashing the server. */
export async function setAsideImport(
  ctx: TenantContext,
  { importId, reason }: { importId: string; reason: string },
): Promise<void> {
  await importStore(ctx).change(importId, {
    state: 'failed',
    csv: '',
    problem: `${reason} The sessions it created stay.`,
  });
}
