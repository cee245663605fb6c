import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, asyncProperty, boolean, integer } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/product.ts';
import { BrokenArchive, readArchive, writeArchive } from './archive.ts';

const folder = temporaryFolder('archive');
const path = join(folder.path, 'a.tar.gz');
const damaged = join(folder.path, 'b.tar.gz');
const long = `files/${'folder/'.repeat(30)}name`;
const entries = new Map([
  ['one.json', Buffer.from('{}')],
  [long, Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919) % 251))],
  ['files/empty', Buffer.alloc(0)],
]);

beforeAll(async () => {
  const archive = writeArchive(path);
  for (const [name, bytes] of entries) await archive.add(name, bytes);
  await expect(archive.add('one.json', Buffer.alloc(1))).rejects.toThrow(/twice/);
  await archive.finish();
});
afterAll(() => folder.remove());

describe('a backup file', () => {
  test('gives back what was put in', async () => {
    const found = new Map<string, Buffer>();
    await readArchive(path, async (name, bytes) => void found.set(name, bytes));
    expect(found).toEqual(entries);
  });

  test('is refused when cut, and with a byte changed never taken for whole unless it gives back the same', async () => {
    const whole = readFileSync(path);
    const place = integer({ min: 10, max: whole.length - 9 });
    await assert(
      asyncProperty(place, integer({ min: 1, max: 255 }), boolean(), async (at, change, cut) => {
        const other = Buffer.from(whole);
        other[at] = (other[at] ?? 0) ^ change;
        writeFileSync(damaged, cut ? whole.subarray(0, at) : other);
        const found = new Map<string, Buffer>();
        const failure = await readArchive(damaged, async (name, bytes) => void found.set(name, bytes)).catch(
          (error: unknown) => error,
        );
        // Padding after the end of the archive holds no data, so damage there is harmless.
        if (failure instanceof BrokenArchive) return;
        expect([cut && at < whole.length - 60, failure instanceof Error]).toEqual([false, false]);
        expect(found).toEqual(entries);
      }),
      { numRuns: 300 },
    );
    writeFileSync(damaged, 'no archive');
    await expect(readArchive(damaged, async () => {})).rejects.toThrow(BrokenArchive);
  });
});
