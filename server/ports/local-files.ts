import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { NoSpace } from '#server/process/passing-failure.ts';
import type { Files } from './files.ts';

/** A full disk still accepts an empty file, so the probe has a size. */
const probeBytes = 64 * 1024;

/** Returns [] if the folder doesn't exist. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Removes drafts left by a killed process; those still being written are younger than `olderThanMs`. Returns the count.
 */
export async function sweepDrafts(folder: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.part')) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    // Gone in the meantime: finished, or removed by another node.
    if (found === null || Date.now() - found.mtimeMs < olderThanMs) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Stores files in a folder. Files are written atomically and never outside the folder. */
export function localFiles(folder: string): Files {
  const base = resolve(folder);
  const place = (key: string): string => {
    const path = resolve(base, key);
    if (!path.startsWith(base + sep)) throw new Error('A file key leads outside the folder of files');
    return path;
  };
  const write = async (key: string, bytes: Uint8Array): Promise<void> => {
    const path = place(key);
    const draft = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  };
  return {
    write,
    async writeStream(key, chunks, maxBytes) {
      const path = place(key);
      const draft = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      const file = await open(draft, 'wx');
      try {
        let size = 0;
        for await (const chunk of chunks) {
          size += chunk.byteLength;
          if (size > maxBytes) return null;
          await file.writeFile(chunk);
        }
        await rename(draft, path);
        return size;
      } finally {
        await file.close();
        await rm(draft, { force: true });
      }
    },
    async read(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
    async *keys() {
      const folders = [base];
      for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await entriesOf(folder)) {
          const path = join(folder, entry.name);
          if (entry.isDirectory()) folders.push(path);
          else if (!entry.name.endsWith('.part') && folder !== join(base, 'health'))
            yield relative(base, path).replaceAll(sep, '/');
        }
      }
    },
    async check() {
      await mkdir(base, { recursive: true });
      // Root may still write where PostgreSQL, under its own account, may not.
      const { blocks, bavail, bsize } = await statfs(base);
      if (blocks > 0 && bavail * bsize < probeBytes) throw new NoSpace('The disk of the files is full');
      const probe = join('health', randomUUID());
      await write(probe, new Uint8Array(probeBytes));
      await rm(place(probe));
    },
  };
}
