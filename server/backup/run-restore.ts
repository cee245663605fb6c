import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '#server/ports/files.ts';
import { localFiles } from '#server/ports/local-files.ts';
import { BrokenArchive, readArchive } from './archive.ts';
import { entryNames, headName, headSchema, printOfKey, sequencesSchema, type BackupHead } from './backup-head.ts';
import { beginRestore } from './pending-restore.ts';
import { migrationsOf, nodesOn, rebuildDatabase, RestoreRefused, stateOfTarget } from './restore.store.ts';

export interface RestoreInto {
  databaseUrl: string;
  dataDir: string;
  /** Null: files are stored in the data folder; otherwise a store that is written directly. */
  store: Files | null;
  /** The operator's SECRET_KEY; null: the key is in the data folder. */
  secretKey: string | null;
  /** Whether to overwrite an installation that is in use; without it, the restore is refused. */
  replace: boolean;
  /** Whether to restore although the secret key differs from the backup's. */
  otherKey: boolean;
}

export interface RestoreDone {
  head: BackupHead;
  id: string;
  files: number;
}

/**
 * Restores a backup: verifies it, rebuilds the database in one transaction, and stages files and key, which
 * `settleRestore` moves into place.
 * Throws RestoreRefused or BrokenArchive before changing anything.
 */
export async function runRestore(into: RestoreInto, path: string): Promise<RestoreDone> {
  if (!existsSync(path)) throw new RestoreRefused(`There is no file ${path}. Nothing was changed.`);
  const { head, keyInside } = await readHead(path);
  migrationsOf(head);
  await refuseUnsuitable(into, head, keyInside);
  mkdirSync(into.dataDir, { recursive: true });
  const id = randomUUID();
  const draft = beginRestore(into.dataDir, id);
  mkdirSync(join(draft, 'files'), { recursive: true });
  const files = into.store ?? localFiles(join(draft, 'files'));
  const restored = new Set<string>();
  await rebuildDatabase(into.databaseUrl, head, id, async (target) => {
    await readArchive(path, async (name, bytes) => {
      if (name.startsWith(entryNames.tables))
        await target.addRows(name.slice(entryNames.tables.length).split('/')[0] ?? '', bytes);
      else if (name === entryNames.sequences)
        await target.setSequences(sequencesSchema.parse(JSON.parse(bytes.toString('utf8'))));
      else if (name === entryNames.key && into.secretKey === null)
        writeFileSync(join(draft, 'secret.key'), bytes, { mode: 0o600, flush: true });
      else if (name.startsWith(entryNames.files)) {
        const key = name.slice(entryNames.files.length);
        await files.write(key, bytes);
        restored.add(key);
      }
    });
  });
  if (into.store !== null)
    for await (const key of into.store.keys()) if (!restored.has(key)) await into.store.remove(key);
  return { head, id, files: restored.size };
}

/** Reads the whole file, so that damage is found before anything is changed. */
async function readHead(path: string): Promise<{ head: BackupHead; keyInside: boolean }> {
  let head: BackupHead | null = null;
  let keyInside = false;
  await readArchive(path, async (name, bytes) => {
    if (name === entryNames.key) keyInside = true;
    if (name !== headName) return;
    const parsed = headSchema.safeParse(JSON.parse(bytes.toString('utf8')));
    if (!parsed.success) throw new BrokenArchive(`${path} isn’t a backup that this version of Dealwright can read`);
    head = parsed.data;
  });
  if (head === null) throw new BrokenArchive(`${path} isn’t a Dealwright backup`);
  return { head, keyInside };
}

async function refuseUnsuitable(into: RestoreInto, head: BackupHead, keyInside: boolean): Promise<void> {
  const keyFits = into.secretKey === null ? keyInside : printOfKey(into.secretKey) === head.keyPrint;
  if (!keyFits && !into.otherKey)
    throw new RestoreRefused(
      into.secretKey === null
        ? 'The installation of this backup kept its key in SECRET_KEY. Set SECRET_KEY to it (--other-key restores without: ' +
            'sign-ins end, and second factors have to be set up again). Nothing was changed.'
        : 'SECRET_KEY isn’t the key of this backup. Set it to that key, which without SECRET_KEY lies in the data folder as ' +
            'secret.key (--other-key restores all the same: sign-ins end, and second factors have to be set up again). Nothing was changed.',
    );
  if ((await nodesOn(into.databaseUrl)) > 0)
    throw new RestoreRefused('Dealwright is running on this database. Stop every node first. Nothing was changed.');
  const state = await stateOfTarget(into.databaseUrl);
  if (state === 'foreign')
    throw new RestoreRefused(
      'This database has tables that aren’t Dealwright’s. Nothing was changed. Name an empty one.',
    );
  const files = into.store ?? localFiles(join(into.dataDir, 'files'));
  const holdsFiles = (await files.keys()[Symbol.asyncIterator]().next()).done !== true;
  if ((state === 'used' || holdsFiles) && !into.replace)
    throw new RestoreRefused(
      'This installation isn’t empty. Add --replace to replace its database and files with the backup. Nothing was changed.',
    );
}
