import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import postgres from 'postgres';

const user = 'dealwright';

/** Kept in the data folder, so that a later process finds the cluster no matter who started it. */
export interface ClusterRecord {
  id: string;
  folder: string;
  port: number;
  password: string;
}

export function readRecord(path: string): ClusterRecord | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ClusterRecord) : null;
}

/** Writes atomically: half a record would lock everyone out of the cluster. */
export function writeRecord(path: string, record: ClusterRecord): void {
  const draft = `${path}.new`;
  writeFileSync(draft, JSON.stringify(record, null, 2), { mode: 0o600 });
  renameSync(draft, path);
}

export function connectionUrl(record: ClusterRecord, name: string): string {
  return `postgres://${user}:${record.password}@127.0.0.1:${record.port}/${name}`;
}

/** Returns whether this exact cluster accepts connections. */
export async function answers(record: ClusterRecord): Promise<boolean> {
  if (record.port === 0) return false;
  const sql = postgres(connectionUrl(record, 'postgres'), { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    return row?.folder === record.folder;
  } catch {
    // Nothing listens there, or a different server does: neither is ours to use.
    return false;
  } finally {
    await sql.end();
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
