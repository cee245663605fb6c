import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Files } from '#server/ports/files.ts';
import { ZipFull } from './zip-full.ts';

/** Already compressed formats. */
const packed = /\.(pdf|docx|pptx|xlsx|zip|png|jpe?g|webp|mp4)$/iu;

/** Limits of a ZIP without the 64-bit extension. The library doesn't write that one and would silently miscount. */
const whatAZipHolds = { entries: 65_535, bytes: 2 ** 32 - 1 };

interface ZipPlan {
  /** Prefix of the parts' names. */
  prefix: string;
  partBytes: number;
  /** Called before a part is written, with all parts so far, so that none is ever untracked. */
  announce(parts: readonly string[]): Promise<void>;
  most?: typeof whatAZipHolds;
}

/**
 * Writes a ZIP in files of about `partBytes`, so that no part is held in memory as a whole.
 * Throws ZipFull before exceeding what a ZIP can hold.
 */
export function zipParts(files: Files, { prefix, partBytes, announce, most = whatAZipHolds }: ZipPlan) {
  const parts: string[] = [];
  let waiting: Uint8Array[] = [];
  let size = 0;
  let bytes = 0;
  let entries = 0;
  let problem: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) problem = error;
    else {
      waiting.push(chunk);
      size += chunk.length;
    }
  });
  const flush = async (least: number): Promise<void> => {
    if (problem !== null) throw problem;
    if (size < least || size === 0) return;
    if (bytes + size > most.bytes) throw new ZipFull();
    const key = `${prefix}-${String(parts.length + 1).padStart(5, '0')}.zip-part`;
    const whole = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    await announce([...parts, key]);
    parts.push(key);
    await files.write(key, whole);
    bytes += whole.length;
  };
  return {
    parts,
    /** Adds a file to the ZIP by pushing its pieces. */
    async add(name: string, write: (push: (piece: Uint8Array) => Promise<void>) => Promise<void>): Promise<void> {
      entries += 1;
      if (entries > most.entries) throw new ZipFull();
      const entry = packed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      await write(async (piece) => {
        entry.push(piece);
        await flush(partBytes);
      });
      entry.push(new Uint8Array(), true);
      await flush(partBytes);
    },
    /** Ends the ZIP; returns its size in bytes. */
    async end(): Promise<number> {
      zip.end();
      await flush(1);
      return bytes;
    },
  };
}
