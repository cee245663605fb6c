import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** While this file exists, the database may already be restored and the data folder not yet. */
const markName = 'restore.json';
const draftPrefix = 'restoring-';

const draftOf = (dataDir: string, id: string): string => join(dataDir, `${draftPrefix}${id}`);

/**
 * Returns the folder where files and key of a backup wait until the database is restored; `settleRestore` then applies
 * all or none of them.
 */
export function beginRestore(dataDir: string, id: string): string {
  writeFileSync(join(dataDir, markName), JSON.stringify({ id }), { mode: 0o600, flush: true });
  return draftOf(dataDir, id);
}

/**
 * Completes an interrupted restore of this data folder: if the database was restored, moves files and key into place,
 * otherwise discards them. Does nothing if no restore began; safe to interrupt and repeat.
 */
export async function settleRestore(dataDir: string, restored: () => Promise<string | null>): Promise<void> {
  const mark = join(dataDir, markName);
  if (!existsSync(mark)) return;
  const { id } = JSON.parse(readFileSync(mark, 'utf8')) as { id: string };
  const draft = draftOf(dataDir, id);
  if ((await restored()) === id) {
    const key = join(draft, 'secret.key');
    if (existsSync(key)) renameSync(key, join(dataDir, 'secret.key'));
    const files = join(draft, 'files');
    if (existsSync(files)) {
      const before = join(draft, 'before');
      if (existsSync(join(dataDir, 'files'))) renameSync(join(dataDir, 'files'), before);
      renameSync(files, join(dataDir, 'files'));
    }
  }
  for (const name of readdirSync(dataDir))
    if (name.startsWith(draftPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
  rmSync(mark);
}
