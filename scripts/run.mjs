// One Node process: sets up, runs the given file of the product on the pinned Node, passes signals on,
// ends with its exit code. `node scripts/run.mjs [--web] FILE [ARGUMENTS]`
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';

const args = process.argv.slice(2);
const web = args[0] === '--web';
if (web) args.shift();

let node;
try {
  node = setUp({ web });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const child = spawn(node, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node') },
});

// A shell between npm and this process dies of a signal without passing it on: its end is taken as the signal.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
