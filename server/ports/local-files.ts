import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve, sep } from 'node:path';
import type { Files } from './files.ts';

/** Files in a folder. A file is written whole or not at all, and never outside the folder. */
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
    await writeFile(draft, bytes);
    await rename(draft, path);
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
    async check() {
      const probe = join('health', randomUUID());
      await write(probe, new Uint8Array());
      await rm(place(probe));
    },
  };
}
