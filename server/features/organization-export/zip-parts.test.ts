import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { localFiles } from '#server/ports/local-files.ts';
import { ZipFull } from './zip-full.ts';
import { zipParts } from './zip-parts.ts';

describe('a ZIP in parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealwright-zip-'));
  const files = localFiles(folder);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const announce = (): Promise<void> => Promise.resolve();
  const text = (length: number) => new TextEncoder().encode('a'.repeat(length));

  test('is one ZIP when its parts are put together', async () => {
    const zip = zipParts(files, { prefix: 'exports/one', partBytes: 20, announce });
    for (const name of ['a.txt', 'b.pdf', 'c.txt']) await zip.add(name, (push) => push(text(100)));
    const bytes = await zip.end();
    expect(zip.parts.length).toBeGreaterThan(2);
    const pieces = await Promise.all(zip.parts.map(async (part) => (await files.read(part)) ?? new Uint8Array()));
    const whole = Buffer.concat(pieces);
    expect(whole.length).toBe(bytes);
    const read = unzipSync(whole);
    expect(Object.keys(read)).toEqual(['a.txt', 'b.pdf', 'c.txt']);
    expect(Object.values(read).map(({ length }) => length)).toEqual([100, 100, 100]);
  });

  test('names each part before it is written', async () => {
    const named: (readonly string[])[] = [];
    const seen: unknown[] = [];
    const zip = zipParts(files, {
      prefix: 'exports/named',
      partBytes: 20,
      announce: async (parts) => {
        named.push(parts);
        seen.push(await files.read(parts.at(-1) ?? ''));
      },
    });
    for (const name of ['a.pdf', 'b.pdf']) await zip.add(name, (push) => push(text(100)));
    await zip.end();
    expect(named.at(-1)).toEqual(zip.parts);
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  test('is given up before it holds more files or bytes than a ZIP can', async () => {
    const many = zipParts(files, {
      prefix: 'exports/many',
      partBytes: 20,
      announce,
      most: { entries: 2, bytes: 10_000 },
    });
    await many.add('1.txt', (push) => push(text(1)));
    await many.add('2.txt', (push) => push(text(1)));
    await expect(many.add('3.txt', (push) => push(text(1)))).rejects.toThrow(ZipFull);
    const large = zipParts(files, {
      prefix: 'exports/large',
      partBytes: 20,
      announce,
      most: { entries: 10, bytes: 300 },
    });
    await large.add('1.pdf', (push) => push(text(100)));
    await expect(large.add('2.pdf', (push) => push(text(200)))).rejects.toThrow(ZipFull);
  });
});
