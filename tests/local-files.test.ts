import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepDrafts } from '#server/ports/local-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('drafts that a killed process left are removed, at any depth; files and younger drafts stay', async () => {
  const old = new Date(Date.now() - 60_000);
  await mkdir(join(folder, 'a', 'b'), { recursive: true });
  for (const name of ['a/b/one.part', 'two.part', 'a/file.txt', 'a/part']) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), old, old);
  }
  await writeFile(join(folder, 'young.part'), 'x');
  expect(await sweepDrafts(folder, 30_000)).toBe(2);
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'young.part']);
  expect((await readdir(join(folder, 'a'))).toSorted()).toEqual(['b', 'file.txt', 'part']);
  expect(await sweepDrafts(folder, 0)).toBe(1);
});

test('a folder that is not there yet holds none', async () => {
  expect(await sweepDrafts(join(folder, 'missing'), 0)).toBe(0);
});
