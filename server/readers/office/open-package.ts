import { constants, inflateRawSync } from 'node:zlib';
import { limits } from '#contract/limits.ts';
import { ExtractionFailed } from '#server/readers/extraction-failed.ts';

interface Part {
  method: number;
  encrypted: boolean;
  packed: number;
  size: number;
  offset: number;
}

/** A zipped document (Word, PowerPoint, Excel): parts by path, unpacked on demand. */
export interface Package {
  names: readonly string[];
  has: (name: string) => boolean;
  read: (name: string) => Buffer | null;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const stored = 0;
const deflated = 8;
const longestComment = 65_557;

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - longestComment); at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  throw new ExtractionFailed('broken');
}

function readDirectory(bytes: Buffer): Map<string, Part> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.extraction.parts) throw new ExtractionFailed('zip-bomb');
  const parts = new Map<string, Part>();
  let at = bytes.readUInt32LE(end + 16);
  for (let number = 0; number < count && at + 46 <= bytes.length && bytes.readUInt32LE(at) === entryMark; number += 1) {
    const [nameLength, extraLength, commentLength] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    const name = bytes
      .toString('utf8', at + 46, at + 46 + nameLength)
      .replaceAll('\\', '/')
      .replace(/^\/+/u, '');
    parts.set(name.toLowerCase(), {
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  if (parts.size === 0) throw new ExtractionFailed('broken');
  return parts;
}

function refuseBomb(size: number, packed: number): void {
  const { unpackedBytes, ratio, ratioFromBytes } = limits.extraction;
  if (size > unpackedBytes || (size > ratioFromBytes && size > ratio * Math.max(1, packed)))
    throw new ExtractionFailed('zip-bomb');
}

function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ExtractionFailed('zip-bomb');
    throw new ExtractionFailed('broken', undefined, error);
  }
}

/**
 * Reads a ZIP's directory.
 * Throws ExtractionFailed for a broken, encrypted or bomb-like file, as declared or as unpacked.
 */
export function openPackage(file: Uint8Array): Package {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const parts = readDirectory(bytes);
  let left: number = limits.extraction.unpackedBytes;
  refuseBomb(
    [...parts.values()].reduce((sum, { size }) => sum + size, 0),
    bytes.length,
  );
  return {
    names: [...parts.keys()],
    has: (name) => parts.has(name.toLowerCase()),
    read: (name) => {
      const part = parts.get(name.toLowerCase());
      if (!part) return null;
      if (part.encrypted) throw new ExtractionFailed('encrypted');
      if (part.offset + 30 > bytes.length || bytes.readUInt32LE(part.offset) !== localMark)
        throw new ExtractionFailed('broken');
      const start = part.offset + 30 + bytes.readUInt16LE(part.offset + 26) + bytes.readUInt16LE(part.offset + 28);
      const data = bytes.subarray(start, start + part.packed);
      if (part.method === stored) return data;
      if (part.method !== deflated) throw new ExtractionFailed('broken');
      const text = inflate(
        data,
        Math.min(left, Math.max(limits.extraction.ratioFromBytes, limits.extraction.ratio * data.length)),
      );
      left -= text.length;
      return text;
    },
  };
}
