import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverMemory } from '../../scripts/server-memory.mjs';
import { takeFirstStart } from './process/first-start.ts';

const root = join(import.meta.dirname, '..', '..');

export interface Product {
  address: string;
  /** The one-time link; empty if none is printed. */
  demoLink: string;
  dataDir: string;
  pid: number;
  /** Milliseconds from the start of the process to the ready line. */
  readyMs: number;
  /** Output so far: stdout and stderr. */
  output: { readonly text: string; readonly errors: string };
  /** The exit code; null: killed by a signal. */
  ended: Promise<number | null>;
  /** Sends the signal and waits for the process to end. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The server as a process, or `npm start`, which restarts it after an unrequested end. */
type Way = 'server' | 'npm start';

function waitForLine(child: ChildProcess, output: { text: string; errors: string }, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = pattern.exec(output.text)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${output.errors}`)));
    look();
  });
}

const folders = new Set<string>();
// A runner may load a test file only to list its tests, and failed hooks remove nothing.
process.once('exit', () => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/**
 * Creates a folder in the system's temporary folder that PostgreSQL's account can reach; removed at the latest when
 * this process ends.
 */
export function temporaryFolder(name: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `dealwright-${name}-`));
  chmodSync(path, 0o755);
  folders.add(path);
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
      folders.delete(path);
    },
  };
}

interface Expecting {
  /** Whether to wait for the demo link. */
  demo: boolean;
  way?: Way;
  /** A file for stderr. */
  stderr?: string;
  /** The test is about a first start: an empty folder stays empty. */
  first?: boolean;
}

/**
 * Starts the product as users do, as a separate process on a free port. In a run of tests, an empty folder is first
 * filled with what a first start leaves.
 */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  expecting: Expecting = { demo: true },
): Promise<Product> {
  if (expecting.first !== true)
    await takeFirstStart(dataDir, settings, (empty) => startProduct(empty, {}, { demo: true, first: true }));
  const began = performance.now();
  const env = {
    ...serverMemory,
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_USER: '0',
    RATE_LIMIT_ORGANIZATION: '0',
    RATE_LIMIT_ADDRESS: '0',
    RESEARCH_OFF: 'all',
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...settings,
  };
  // Like `npm start`, but without the web build, which server tests don't need.
  const started = expecting.way === 'npm start' ? [join(root, 'scripts', 'run.mjs'), '--again'] : [];
  const child = spawn(process.execPath, [...started, join(root, 'server', 'main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', expecting.stderr === undefined ? 'pipe' : openSync(expecting.stderr, 'w')],
  });
  const output = { text: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.errors += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = await waitForLine(child, output, /^Ready: (\S+)$/m);
  const readyMs = performance.now() - began;
  const demoLink = expecting.demo ? await waitForLine(child, output, /^Demo: (\S+)$/m) : '';
  return {
    address,
    demoLink,
    dataDir,
    pid: child.pid ?? 0,
    readyMs,
    output,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
