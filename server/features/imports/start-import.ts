import type { InputOf } from '#contract/endpoint.ts';
import type { SessionImport, startImport as endpoint } from '#contract/imports.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { importJob } from './import.job.ts';
import { importStore } from './import.store.ts';
import { listImports } from './list-imports.ts';
import { readRows } from './read-rows.ts';

/** Stores a file and enqueues its import. */
export async function startImport(
  ctx: TenantContext,
  { csv, fileName, mapping }: InputOf<typeof endpoint>,
): Promise<{ imports: SessionImport[] }> {
  const { columns, rows } = await readRows(csv);
  const used = mapping.filter((field) => field !== null);
  if (mapping.length > columns.length || new Set(used).size !== used.length)
    throw new AppError('invalid_input', 'Two columns fill the same field. Choose another for one of them.');
  if (!used.some((field) => ['firstName', 'lastName', 'companyName', 'sessionName'].includes(field)))
    throw new AppError('invalid_input', 'Choose the column with the person, the company or the session name.');
  const importId = await importStore(ctx).add({ csv, fileName, mapping, total: rows.length });
  if (importId === null)
    throw new AppError('conflict', 'An import is already running. Wait until it ends, or cancel it.');
  const { organizationId, userId } = ctx;
  await ctx.services.jobs.send(importJob, { organizationId, userId, importId }, { key: importId });
  await recordChange(ctx, {
    action: 'sessions.imported',
    subject: fileName,
    details: { rows: String(rows.length) },
  });
  return listImports(ctx);
}
