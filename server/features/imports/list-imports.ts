import { importLimits, type SessionImport } from '#contract/imports.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { importStore } from './import.store.ts';

/** Returns the organization's imports, newest first. */
export async function listImports(ctx: TenantContext): Promise<{ imports: SessionImport[] }> {
  const rows = await importStore(ctx).list(importLimits.listed);
  return {
    imports: rows.map(({ id, fileName, state, byName, done, total, made, duplicates, refused, ...row }) => ({
      importId: id,
      fileName,
      state,
      by: byName,
      done,
      total,
      made,
      duplicates,
      refused,
      problems: row.problems,
      problem: row.problem,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}
