import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Files } from '#server/ports/files.ts';
import { ZipFull } from './zip-full.ts';

/** What is packed already, by its name. */
const packed = /\.(pdf|docx|pptx|xlsx|zip|png|jpe?g|webp|mp4)$/iu;

/** What a ZIP without its 64-bit extension holds, which the library doesn't write: it would count wrong and say nothing. */
const whatAZipHolds = { entries: 65_535, bytes: 2 ** 32 - 1 };

interface ZipPlan {
  /** What the names of the parts begin with. */
  prefix: string;
  partBytes: number;
  /** Is told of a part before it is written, with all before it, so that none lies anywhere unknown. */
  announce(parts: readonly string[]): Promise<void>;
  most?: typeof whatAZipHolds;
}

/**
 * Writes a ZIP piece by piece into files of about `partBytes`, so that no part of it stands whole in memory. Throws ZipFull before it
 * would hold more than a ZIP can.
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
    /** A file of the ZIP, written by pushing pieces of it. */
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
