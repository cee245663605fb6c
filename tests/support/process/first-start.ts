import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { connectionUrl, readRecord, writeRecord } from '#server/db/cluster-record.ts';
import { withStartLock } from '#server/db/start-lock.ts';
import { until } from '../until.ts';
import { forgetOnPowerLoss } from './forget-on-power-loss.ts';

/** Folder of this run that keeps the data of a first start; the runners' global set-up names it. */
const place = 'KEPT_FIRST_START';
/** With these settings, a first start leaves other data: elsewhere, under another key, or none. */
const others = /^(?:DATABASE_URL|SECRET_KEY|S3_|STRIPE_|LIVE_MODE)/;

/**
 * Lets products of this run begin where a first start ended; returns what removes that again. Where several runners
 * follow each other, what started them names the folder and removes it.
 */
export default function keepFirstStart(): () => void {
  if (process.env[place] !== undefined) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'dealwright-first-start-'));
  chmodSync(folder, 0o755);
  process.env[place] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts a product on the folder, and stops it once its demo's content is read and its brief written. */
async function startFirst(dataDir: string, start: () => Promise<{ stop(): Promise<unknown> }>): Promise<void> {
  const product = await start();
  try {
    const record = readRecord(join(dataDir, 'postgres.json'));
    if (record === null) throw new Error('a started product has a record of its cluster');
    await jobsEnd(connectionUrl(record, 'dealwright'));
    const sql = postgres(connectionUrl(record, 'postgres'), { max: 1, onnotice: () => {} });
    await forgetOnPowerLoss(sql).finally(() => sql.end());
  } finally {
    await product.stop();
  }
}

async function jobsEnd(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await until(async () => {
      const waiting = await sql`select 1 from pgboss.job where state in ('created', 'retry', 'active') limit 1`;
      return waiting.length === 0 ? true : null;
    }, 120_000);
  } finally {
    await sql.end();
  }
}

/**
 * Fills an empty data folder with what a first start leaves: a cluster with all migrations and the demo. Does nothing
 * outside a run of tests, with settings that change what is left, or if PostgreSQL's files are elsewhere.
 */
export async function takeFirstStart(
  dataDir: string,
  settings: Record<string, string>,
  start: (dataDir: string) => Promise<{ stop(): Promise<unknown> }>,
): Promise<void> {
  const kept = process.env[place];
  if (kept === undefined || Object.keys(settings).some((name) => others.test(name))) return;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return;
  const source = join(kept, 'data');
  await withStartLock(kept, async () => {
    if (existsSync(join(kept, 'done'))) return;
    await startFirst(source, () => start(source));
    writeFileSync(join(kept, 'done'), '');
  });
  const record = readRecord(join(source, 'postgres.json'));
  if (record === null || record.folder !== join(source, 'postgres')) return;
  mkdirSync(dataDir, { recursive: true });
  // Node's own copy gives PostgreSQL's files to whoever copies.
  if (process.platform === 'win32') cpSync(source, dataDir, { recursive: true });
  else execFileSync('cp', ['-a', `${source}/.`, dataDir]);
  writeRecord(join(dataDir, 'postgres.json'), { ...record, folder: join(dataDir, 'postgres'), port: 0 });
}
