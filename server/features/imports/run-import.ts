import { importLimits } from '#contract/imports.ts';
import { createSession } from '#server/features/discovery/create-session.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { isPassing } from '#server/process/passing-failure.ts';
import { importStore } from './import.store.ts';
import { readRows } from './read-rows.ts';
import { rowFields, sameKey } from './row-fields.view.ts';

interface RunImportInput {
  importId: string;
  signal: AbortSignal;
}

/**
 * Creates a session for each new row. After a crash it starts over: sessions it already created are recognized by their
 * request and counted, not duplicated. Rows with own words are charged as if typed.
 */
export async function runImport(ctx: TenantContext, input: RunImportInput): Promise<void> {
  const { importId, signal } = input;
  try {
    await importRows(ctx, input);
  } catch (error) {
    // The queue retries what a shutdown, the database or the disk interrupted.
    if (signal.aborted || isPassing(error)) throw error;
    ctx.log.error({ err: error, importId }, 'an import failed');
    const problem = 'The import stopped. The sessions it created stay. Import the file again for the rest.';
    await importStore(ctx).change(importId, { state: 'failed', csv: '', problem });
  }
}

async function importRows(ctx: TenantContext, { importId, signal }: RunImportInput): Promise<void> {
  const store = importStore(ctx);
  const found = await store.find(importId);
  if (found === null || !(await store.change(importId, { state: 'running' }))) return;
  const { columns, rows } = await readRows(found.csv);
  const own = `${ctx.userId}:import ${importId} `;
  const sessions = await store.sessions();
  const known = new Set(sessions.filter(({ requestId }) => !requestId.startsWith(own)).map(sameKey));
  const counts = { done: 0, made: 0, duplicates: 0, refused: 0 };
  const problems: { line: number; text: string }[] = [];
  const refuse = (line: number, text: string): void => {
    counts.refused += 1;
    if (problems.length < importLimits.problems) problems.push({ line, text });
  };
  for (const row of rows) {
    signal.throwIfAborted();
    const fields = rowFields(row, found.mapping, columns.length);
    if ('problem' in fields) refuse(row.line, fields.problem);
    else if (known.has(fields.key)) counts.duplicates += 1;
    else {
      try {
        await createSession(ctx, { data: fields.data, requestId: `import ${importId} ${row.line}` });
        known.add(fields.key);
        counts.made += 1;
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        refuse(row.line, error.message);
      }
    }
    counts.done += 1;
    if (counts.done % importLimits.progressRows === 0 && !(await store.change(importId, { ...counts, problems })))
      return;
  }
  await store.change(importId, { ...counts, problems, state: 'done', csv: '' });
}
