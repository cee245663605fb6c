import type { OutputOf } from '#contract/endpoint.ts';
import { importLimits, type previewImport as endpoint } from '#contract/imports.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { guessFields } from './guess-fields.view.ts';
import { readRows } from './read-rows.ts';

/** Returns a file's content and a suggested column mapping. Throws AppError `invalid_input`. */
export async function previewImport(_ctx: TenantContext, { csv }: { csv: string }): Promise<OutputOf<typeof endpoint>> {
  const { columns, rows } = await readRows(csv);
  const samples = rows.slice(0, importLimits.samples).map(({ cells }) => cells.slice(0, columns.length));
  return { columns, rows: rows.length, samples, mapping: guessFields(columns) };
}
