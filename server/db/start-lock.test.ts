import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withStartLock } from './start-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dealwright-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = (): string => join(folder, 'postgres.lock');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('of several that want it at once, one works at a time, and a failure lets the next one in', async () => {
  let inside = 0;
  const seen: number[] = [];
  const work = async (fails: boolean): Promise<void> => {
    inside += 1;
    seen.push(inside);
    await pause(20);
    inside -= 1;
    if (fails) throw new Error('failed');
  };
  const ends = await Promise.allSettled([1, 2, 3, 4].map((at) => withStartLock(folder, () => work(at === 2))));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(seen).toEqual([1, 1, 1, 1]);
  expect(existsSync(lock())).toBe(false);
});

test('a lock that a dead process left is taken over at once', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  writeFileSync(lock(), String(dead.pid));
  expect(await withStartLock(folder, async () => 'done')).toBe('done');
});

test('a lock whose process id now belongs to somebody else is taken over once it is silent', async () => {
  writeFileSync(lock(), String(process.ppid));
  const old = new Date(Date.now() - 60_000);
  utimesSync(lock(), old, old);
  expect(await withStartLock(folder, async () => 'done')).toBe('done');
});

test('a lock of a living process is waited for', async () => {
  writeFileSync(lock(), String(process.ppid));
  const waiting = withStartLock(folder, async () => 'done');
  expect(await Promise.race([waiting, pause(500).then(() => 'waits')])).toBe('waits');
  rmSync(lock());
  expect(await waiting).toBe('done');
});
