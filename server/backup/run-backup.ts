import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import type { Files } from '#server/ports/files.ts';
import { readArchive, writeArchive } from './archive.ts';
import { BackupRefused, withSnapshot } from './backup.store.ts';
import { entryNames, headName, printOfKey, type BackupHead } from './backup-head.ts';

interface Source {
  databaseUrl: string;
  files: Files;
  /** `kept`: stored in the data folder and included in the backup; otherwise the operator keeps it. */
  key: { value: string; kept: boolean };
  version: string;
}

export interface BackupDone {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/** State of the test payments: the only files that are rewritten. */
const changing = /^payments\//;

const rowsIn = (lines: Buffer): number => lines.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);

/**
 * Writes database and files into one file while the product runs, then verifies it by reading it back.
 * Includes everything written before the snapshot.
 * Throws BackupRefused, or BrokenArchive if verification fails; an interrupted backup leaves only `PATH.part`.
 */
export async function runBackup(source: Source, path: string): Promise<BackupDone> {
  if (existsSync(path)) throw new BackupRefused(`${path} exists already. Nothing was written: name another file.`);
  const draft = `${path}.part`;
  const archive = writeArchive(draft);
  const files = new Set<string>();
  try {
    await addFiles(source.files, archive, files, (key) => !changing.test(key));
    const done = await withSnapshot(source.databaseUrl, async (snapshot) => {
      const head: BackupHead = {
        format: 1,
        at: snapshot.at,
        version: source.version,
        postgres: snapshot.postgres,
        migrations: snapshot.migrations,
        keyPrint: printOfKey(source.key.value),
        tables: snapshot.tables.map(({ table, columns }) => ({ table, columns })),
      };
      await archive.add(headName, Buffer.from(JSON.stringify(head, null, 1)));
      if (source.key.kept) await archive.add(entryNames.key, Buffer.from(source.key.value));
      await addFiles(source.files, archive, files, () => true);
      let rows = 0;
      for (const table of snapshot.tables) {
        let piece = 0;
        for await (const lines of snapshot.rows(table)) {
          piece += 1;
          rows += rowsIn(lines);
          await archive.add(`${entryNames.tables}${table.table}/${String(piece).padStart(6, '0')}`, lines);
        }
      }
      await archive.add(entryNames.sequences, Buffer.from(JSON.stringify(await snapshot.sequences())));
      return { tables: snapshot.tables.length, rows, files: files.size };
    });
    await archive.finish();
    await readArchive(draft, async () => {});
    renameSync(draft, path);
    return { ...done, bytes: statSync(path).size };
  } catch (error) {
    archive.abandon();
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Files are written before their rows, never changed, and removed after their rows. So files added before the snapshot,
 * plus those that appeared meanwhile, cover every file it refers to.
 */
async function addFiles(
  files: Files,
  archive: ReturnType<typeof writeArchive>,
  added: Set<string>,
  wanted: (key: string) => boolean,
): Promise<void> {
  for await (const key of files.keys()) {
    if (added.has(key) || !wanted(key)) continue;
    const bytes = await files.read(key);
    // Deleted in the meantime.
    if (bytes === null) continue;
    await archive.add(`${entryNames.files}${key}`, bytes);
    added.add(key);
  }
}
