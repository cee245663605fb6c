import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { z } from 'zod';

/** The last entry: the SHA-256 of every other one. Without it a file is no whole backup. */
const checksumsName = 'checksums.json';
const checksumsSchema = z.record(z.string(), z.string());

/** Thrown for a file that is no backup, or no whole one; `message` is for the operator. */
export class BrokenArchive extends Error {}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface ArchiveWriter {
  /** Names are unique. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Ends the file with its checksums. */
  finish(): Promise<void>;
  /** Ends the file as it is, to be thrown away. */
  abandon(): void;
}

/** Writes a `tar.gz` that only its owner may read. */
export function writeArchive(path: string): ArchiveWriter {
  const pack = tar.pack();
  const written = pipeline(pack, createGzip({ level: 6 }), createWriteStream(path, { mode: 0o600, flush: true }));
  // Whoever adds next hears of it.
  written.catch(() => undefined);
  const sums: Record<string, string> = {};
  const entry = async (name: string, bytes: Uint8Array): Promise<void> => {
    const stored = new Promise<void>((resolve, reject) => {
      // Written as a stream, it waits while the disk is behind.
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
 * Hands over the entries of a backup in their order, each checked by its length; at the end every checksum was compared.
 * Throws BrokenArchive.
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
  /** What the caller threw is not the file's fault. */
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

/** Of the disk, not of what was read from it. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'EACCES', 'EISDIR', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');
}
