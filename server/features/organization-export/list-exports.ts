import { exportLimits, type OrganizationExport } from '#contract/organization-export.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { exportStore } from './export.store.ts';

/** Returns the organization's exports, newest first. */
export async function listExports(ctx: TenantContext): Promise<{ exports: OrganizationExport[] }> {
  const rows = await exportStore(ctx).list(exportLimits.listed);
  return {
    exports: rows.map(({ id, state, byName, done, total, bytes, problem, createdAt, expiresAt }) => ({
      exportId: id,
      state: state === 'ready' && (expiresAt?.getTime() ?? 0) <= Date.now() ? 'expired' : state,
      by: byName,
      done,
      total,
      bytes,
      problem,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  };
}
