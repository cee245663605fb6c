import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { readInstallation } from '#server/db/installation.store.ts';
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts';
import { takeServerLock } from '#server/db/server-lock.ts';
import type { Environment } from '#server/platform/environment.ts';
import { readSecret } from '#server/platform/secret.ts';
import type { Files } from '#server/ports/files.ts';
import { localFiles } from '#server/ports/local-files.ts';
import { exitCodes } from '#server/process/process-end.ts';
import { onStopSignal } from '#server/process/stop-signal.ts';
import { BrokenArchive } from './archive.ts';
import { BackupRefused } from './backup.store.ts';
import { settleRestore } from './pending-restore.ts';
import { restoredKey, RestoreRefused } from './restore.store.ts';
import { runBackup } from './run-backup.ts';
import { runRestore } from './run-restore.ts';

export const backupUsage = 'Usage: npm run backup -- FILE\n';
export const restoreUsage = 'Usage: npm run restore -- FILE [--replace] [--other-key]\n';

export interface RestoreCommand {
  path: string;
  replace: boolean;
  otherKey: boolean;
}

/** Returns the target path, or null if the arguments don't match the usage. */
export function readBackupCommand(args: readonly string[]): string | null {
  const [path, ...more] = args;
  return path === undefined || path.startsWith('-') || more.length > 0 ? null : resolve(path);
}

/** Returns null if the arguments don't match the usage. */
export function readRestoreCommand(args: readonly string[]): RestoreCommand | null {
  const flags = new Set(args.filter((each) => each.startsWith('--')));
  const [path, ...more] = args.filter((each) => !each.startsWith('--'));
  const known = [...flags].every((flag) => ['--replace', '--other-key'].includes(flag));
  if (path === undefined || more.length > 0 || !known) return null;
  return { path: resolve(path), replace: flags.has('--replace'), otherKey: flags.has('--other-key') };
}

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
const sizeOf = (bytes: number): string =>
  bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** Runs `work` with the configured database; starts the embedded one if it isn't running and stops it again. */
async function withDatabaseUrl<T>(environment: Environment, work: (url: string) => Promise<T>): Promise<T> {
  const embedded = environment.databaseUrl === null ? await openEmbeddedPostgres(environment.dataDir) : null;
  const close = async (): Promise<void> => embedded?.close();
  onStopSignal(async () => {
    await close();
    process.exit(exitCodes.stopped);
  });
  try {
    return await work(environment.databaseUrl ?? embedded?.url ?? '');
  } finally {
    await close();
  }
}

async function tell(work: () => Promise<string>): Promise<number> {
  try {
    process.stdout.write(`${await work()}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupRefused || error instanceof RestoreRefused || error instanceof BrokenArchive))
      throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

const filesOf = (environment: Environment, store: Files | null): Files =>
  store ?? localFiles(join(environment.dataDir, 'files'));

/** Backs up to `path`. `store` holds files kept outside the data folder. Returns the exit code. */
export function backupCommand(environment: Environment, store: Files | null, path: string): Promise<number> {
  return tell(() =>
    withDatabaseUrl(environment, async (databaseUrl) => {
      const key =
        environment.secretKey === null
          ? { value: readSecret(environment.dataDir), kept: true }
          : { value: environment.secretKey, kept: false };
      const source = { databaseUrl, files: filesOf(environment, store), key, version };
      const done = await runBackup(source, path);
      return (
        `Backed up ${done.rows} rows of ${done.tables} tables and ${done.files} files into ${path} ` +
        `(${sizeOf(done.bytes)}), read back and whole. ${key.kept ? 'It contains the secret key: protect it like a password.' : 'SECRET_KEY isn’t in it: keep that too.'}`
      );
    }),
  );
}

/** Restores a backup; `store` as in `backupCommand`. Returns the exit code. */
export function restoreCommand(
  environment: Environment,
  store: Files | null,
  command: RestoreCommand,
): Promise<number> {
  const { dataDir } = environment;
  return tell(async () => {
    mkdirSync(dataDir, { recursive: true });
    return withDatabaseUrl(environment, async (databaseUrl) => {
      // The embedded database allows one server, so holding its lock keeps others from starting.
      const lock = environment.databaseUrl === null ? await takeServerLock(databaseUrl, () => {}) : null;
      try {
        const into = { databaseUrl, dataDir, store, secretKey: environment.secretKey };
        const done = await runRestore({ ...into, replace: command.replace, otherKey: command.otherKey }, command.path);
        await settleRestore(dataDir, () => restoredFrom(databaseUrl));
        await migrateDatabase(databaseUrl);
        return `Restored the state of ${done.head.at}, with ${done.files} files. Start Dealwright as usual.`;
      } finally {
        await lock?.release();
      }
    });
  });
}

async function restoredFrom(url: string): Promise<string | null> {
  const database = openDatabase(url);
  try {
    return await readInstallation(database.db, restoredKey);
  } finally {
    await database.close();
  }
}
