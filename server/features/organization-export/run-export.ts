import { randomUUID } from 'node:crypto';
import { exportLimits } from '#contract/organization-export.ts';
import { listOrganizationFiles } from '#server/features/trash/list-organization-files.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { isPassing } from '#server/process/passing-failure.ts';
import { exportEndJob, exportJob } from './export.job.ts';
import { exportStore, type ExportRow } from './export.store.ts';
import { exportedTables, leftOutColumns, leftOutTables } from './export-tables.view.ts';
import { setAsideExport } from './set-aside-export.ts';
import { ZipFull } from './zip-full.ts';
import { zipParts } from './zip-parts.ts';

interface RunExportInput {
  exportId: string;
  signal: AbortSignal;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Another run of the same export took over and removed this run's parts. */
class Overtaken extends Error {}

/** Writes the ZIP; after a crash it removes the earlier run's parts and starts over. */
export async function runExport(ctx: TenantContext, { exportId, signal }: RunExportInput): Promise<void> {
  const { organizationId, userId, services } = ctx;
  const { files } = services;
  const store = exportStore(ctx);
  const row = await store.find(exportId);
  if (row === null || !['waiting', 'running'].includes(row.state)) return;
  const removeAll = async (parts: readonly string[]): Promise<void> => {
    for (const part of parts) await files.remove(part);
  };
  await removeAll(row.parts);
  // Named after the run, so that a run presumed dead can't write into another's parts.
  const prefix = `exports/${organizationId}/${exportId}-${randomUUID()}`;
  let noted: readonly string[] = row.parts;
  /** Records progress, and each part before it is written, so that after a crash every part is found and deleted. */
  const note = async (
    change: Partial<Pick<ExportRow, 'state' | 'done' | 'total' | 'bytes' | 'expiresAt'>>,
    parts = noted,
  ): Promise<void> => {
    if (!(await store.changeRun(exportId, noted, { ...change, parts: [...parts] }))) throw new Overtaken();
    noted = parts;
  };
  const zip = zipParts(files, {
    prefix,
    partBytes: exportLimits.partBytes,
    announce: (parts) => note({}, parts),
  });
  const keys = (await listOrganizationFiles(ctx)).filter((key) => !key.startsWith('exports/'));
  const total = exportedTables.length + keys.length;
  let done = 0;
  const step = async (): Promise<void> => {
    signal.throwIfAborted();
    done += 1;
    await note({ done });
  };
  try {
    await note({ state: 'running', done: 0, total }, [`${prefix}-00001.zip-part`]);
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
    await note({ state: 'ready', done: total, bytes, expiresAt });
  } catch (error) {
    if (error instanceof Overtaken) return removeAll(zip.parts);
    // The queue retries what a shutdown, the database or the disk interrupted; that run removes these parts.
    if (signal.aborted || isPassing(error)) throw error;
    ctx.log.error({ err: error, exportId }, 'an export failed');
    services.reports.error(error, { where: `job ${exportJob.name}`, code: 'job_failed' });
    const reason =
      error instanceof ZipFull
        ? 'There’s more than one ZIP file can hold (4 GB, or 65,535 files). Nothing was changed. Ask your operator for a backup.'
        : 'We couldn’t write the export. Nothing was changed. Start another.';
    await setAsideExport(ctx, { exportId, reason });
  }
}
