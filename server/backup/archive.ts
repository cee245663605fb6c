import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { z } from 'zod';

/** The last entry: SHA-256 of all other entries. A file without it is incomplete. */
const checksumsName = 'checksums.json';
const checksumsSchema = z.record(z.string(), z.string());

/** Thrown for a file that isn't a complete backup; `message` is for the operator. */
export class BrokenArchive extends Error {}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface ArchiveWriter {
  /** Names must be unique. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes the checksums and ends the file. */
  finish(): Promise<void>;
  /** Ends the file as it is; the caller discards it. */
  abandon(): void;
}

/** Writes a `tar.gz` readable only by its owner. */
export function writeArchive(path: string): ArchiveWriter {
  const pack = tar.pack();
  const written = pipeline(pack, createGzip({ level: 6 }), createWriteStream(path, { mode: 0o600, flush: true }));
  // The next `add` rejects with this error.
  written.catch(() => undefined);
  const sums: Record<string, string> = {};
  const entry = async (name: string, bytes: Uint8Array): Promise<void> => {
    const stored = new Promise<void>((resolve, reject) => {
      // Streaming makes the writer wait while the disk is behind.
      pack
        .entry({ name, size: bytes.byteLength }, (error) => (error ? reject(error) : resolve()))
        .end(Buffer.from(bytes));
    });
    await Promise.race([stored, written]);
  };
  return {
    async add(name, bytes) {
      if (sums[name] !== undefined) throw new Error(`The backup would hold ${name} twice`);
      sums[name] = sumOf(bytes);
      await entry(name, bytes);
    },
    async finish() {
      await entry(checksumsName, Buffer.from(JSON.stringify(sums, null, 1)));
      pack.finalize();
      await written;
    },
    abandon: () => pack.destroy(),
  };
}

/**
 * Passes the entries of a backup to `onEntry` in order, each with its length checked, and compares all checksums at the
 * end. Throws BrokenArchive.
 */
export async function readArchive(
  path: string,
  onEntry: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ entries: number }> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(path), createGunzip(), extract);
  reading.catch(() => undefined);
  const sums: Record<string, string> = {};
  let told: Record<string, string> | null = null;
  /** An error thrown by `onEntry`; it must not be reported as a broken file. */
  let theirs: { error: unknown } | null = null;
  try {
    for await (const entry of extract) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (entry.header.name === checksumsName) {
        told = checksumsSchema.parse(JSON.parse(bytes.toString('utf8')));
        continue;
      }
      sums[entry.header.name] = sumOf(bytes);
      await onEntry(entry.header.name, bytes).catch((error: unknown) => {
        theirs = { error };
        throw error;
      });
    }
    await reading;
  } catch (error) {
    if (theirs !== null || isMissing(error)) throw error;
    throw new BrokenArchive(`${path} isn’t a whole backup: ${(error as Error).message}`, { cause: error });
  }
  if (told === null) throw new BrokenArchive(`${path} isn’t a whole backup: its end is missing`);
  const names = new Set([...Object.keys(sums), ...Object.keys(told)]);
  for (const name of names)
    if (sums[name] !== told[name]) throw new BrokenArchive(`${path} is damaged: ${name} is not what was backed up`);
  return { entries: names.size };
}

/** Returns whether the disk failed, rather than the file's content. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'EACCES', 'EISDIR', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');
}
