const freeSectors = 0xfffffff0;
const entryBytes = 128;
const miniSectorBytes = 64;
const smallBelow = 4096;
const mostSectors = 400_000;

/**
 * Returns a stream of a compound file (Office before 2007), or null if it has none. Throws RangeError if it is damaged.
 */
export function readStream(bytes: Buffer, name: string): Buffer | null {
  const size = 1 << bytes.readUInt16LE(30);
  const sector = (at: number): Buffer => bytes.subarray((at + 1) * size, (at + 2) * size);
  const table: number[] = [];
  const addTable = (at: number): void => {
    const part = sector(at);
    if (table.length > mostSectors || part.length < size) throw new RangeError('The sector table is damaged');
    for (let to = 0; to < size; to += 4) table.push(part.readUInt32LE(to));
  };
  for (let at = 76; at < 512; at += 4) if (bytes.readUInt32LE(at) < freeSectors) addTable(bytes.readUInt32LE(at));
  for (let at = bytes.readUInt32LE(68), left = bytes.readUInt32LE(72); at < freeSectors && left > 0; left -= 1) {
    const part = sector(at);
    for (let to = 0; to < size - 4; to += 4) if (part.readUInt32LE(to) < freeSectors) addTable(part.readUInt32LE(to));
    at = part.readUInt32LE(size - 4);
  }
  const chain = (start: number, next: readonly number[], read: (at: number) => Buffer): Buffer => {
    const parts: Buffer[] = [];
    for (let at = start; at < freeSectors; at = next[at] ?? freeSectors) {
      if (parts.length > next.length) throw new RangeError('A stream runs in a circle');
      parts.push(read(at));
    }
    return Buffer.concat(parts);
  };
  const directory = chain(bytes.readUInt32LE(48), table, sector);
  const entries = Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at) =>
    directory.subarray(at * entryBytes, (at + 1) * entryBytes),
  );
  const nameOf = (entry: Buffer): string => entry.toString('utf16le', 0, Math.max(0, entry.readUInt16LE(64) - 2));
  const found = entries.find((entry) => nameOf(entry) === name);
  const [root] = entries;
  if (found === undefined || root === undefined) return null;
  const [start, length] = [found.readUInt32LE(116), found.readUInt32LE(120)];
  if (length >= smallBelow) return chain(start, table, sector).subarray(0, length);
  const small = chain(root.readUInt32LE(116), table, sector);
  const smallTable = chain(bytes.readUInt32LE(60), table, sector);
  const next = Array.from({ length: smallTable.length / 4 }, (_, at) => smallTable.readUInt32LE(at * 4));
  return chain(start, next, (at) => small.subarray(at * miniSectorBytes, (at + 1) * miniSectorBytes)).subarray(
    0,
    length,
  );
}
