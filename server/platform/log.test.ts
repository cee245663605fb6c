import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = `
  import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
  const log = createLog('info');
  for (let at = 0; at < 5; at += 1) log.info({ at }, 'line');
  setTimeout(() => { log.info('last'); process.exit(0); }, 200);
`;
const run = (output: number) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', output],
    timeout: 20_000,
    cwd: join(import.meta.dirname, '..', '..'),
  });

test.skipIf(process.platform === 'win32')('a process whose log can’t be written ends all the same', () => {
  const full = openSync('/dev/full', 'w');
  const { status, signal } = run(full);
  closeSync(full);
  expect({ status, signal }).toEqual({ status: 0, signal: null });
});

test('the last line before the end is in the log', () => {
  const path = join(tmpdir(), `dealwright-log-${process.pid}`);
  const file = openSync(path, 'w');
  run(file);
  closeSync(file);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  rmSync(path);
  expect(lines).toHaveLength(6);
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ msg: 'last' });
});
