import { exportLimits } from '#contract/organization-export.ts';
import { listOrganizationFiles } from '#server/features/trash/list-organization-files.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { isPassing } from '#server/process/passing-failure.ts';
import { exportEndJob } from './export.job.ts';
import { exportStore } from './export.store.ts';
import { exportedTables, leftOutColumns, leftOutTables } from './export-tables.view.ts';
import { ZipFull } from './zip-full.ts';
import { zipParts } from './zip-parts.ts';

interface RunExportInput {
  exportId: string;
  signal: AbortSignal;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Writes the ZIP; taken up again after a crash it begins anew. */
export async function runExport(ctx: TenantContext, { exportId, signal }: RunExportInput): Promise<void> {
  const { organizationId, userId, services } = ctx;
  const { files } = services;
  const store = exportStore(ctx);
  const row = await store.find(exportId);
  if (row === null || !['waiting', 'running'].includes(row.state)) return;
  for (const part of row.parts) await files.remove(part);
  const keys = (await listOrganizationFiles(ctx)).filter((key) => !key.startsWith('exports/'));
  const total = exportedTables.length + keys.length;
  let done = 0;
  const zip = zipParts(files, `exports/${organizationId}/${exportId}`, exportLimits.partBytes);
  /** Says how far it is, and which files there are: should the process end, they are found and deleted. */
  const step = async (): Promise<void> => {
    signal.throwIfAborted();
    done += 1;
    await store.change(exportId, { done, parts: zip.parts });
  };
  await store.change(exportId, { state: 'running', done: 0, total, parts: [] });
  try {
    const rows: Record<string, number> = {};
    for (const table of exportedTables) {
      await zip.add(`data/${table}.json`, async (push) => {
        let count = 0;
        await push(encode('['));
        await store.readTable(table, leftOutColumns, exportLimits.rowsAtOnce, async (found) => {
          for (const each of found) await push(encode(`${count++ === 0 ? '\n' : ',\n'}${JSON.stringify(each)}`));
        });
        await push(encode('\n]\n'));
        rows[table] = count;
      });
      await step();
    }
    const missing: string[] = [];
    for (const key of keys) {
      const bytes = await files.read(key);
      if (bytes === null) missing.push(key);
      else await zip.add(`files/${key}`, (push) => push(bytes));
      await step();
    }
    const about = {
      format: 1,
      exportedAt: new Date().toISOString(),
      ...(await store.people()),
      rows,
      files: keys.length - missing.length,
      missingFiles: missing,
      leftOut: leftOutTables,
      leftOutColumns,
    };
    await zip.add('manifest.json', (push) => push(encode(`${JSON.stringify(about, null, 2)}\n`)));
    const bytes = await zip.end();
    const expiresAt = new Date(Date.now() + exportLimits.keptMs);
    const end = { organizationId, userId, exportId };
    const afterSeconds = exportLimits.keptMs / 1000;
    await services.jobs.send(exportEndJob, end, { key: `${exportId}:end`, afterSeconds });
    await store.change(exportId, { state: 'ready', done: total, parts: zip.parts, bytes, expiresAt });
  } catch (error) {
    // The queue tries again what a stopping node, the database or the disk broke off.
    await store.change(exportId, { parts: zip.parts });
    if (signal.aborted || isPassing(error)) throw error;
    ctx.log.error({ err: error, exportId }, 'an export failed');
    for (const part of zip.parts) await files.remove(part);
    const problem =
      error instanceof ZipFull
        ? 'There is more than one ZIP file can hold (4 GB, or 65,535 files). Nothing was changed. Ask your operator for a backup.'
        : 'The export could not be written. Nothing was changed. Start another.';
    await store.change(exportId, { state: 'failed', parts: [], problem });
  }
}
