// Sets up, then runs the given file on the pinned Node, forwarding signals and the exit code.
// `node scripts/run.mjs [--web] [--again] FILE [ARGUMENTS]`
// --again restarts the file after an unrequested end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverMemory } from './server-memory.mjs';
import { root, setUp } from './setup.mjs';

const args = process.argv.slice(2);
const flags = new Set();
while (['--web', '--again'].includes(args[0])) flags.add(args.shift());

/** Maximum restarts within this time; after that, a person has to find the cause. */
const window = { starts: 5, ms: 10 * 60_000 };
const firstDelayMs = 500;
/** 0 and the codes of stop signals were requested; 78 means a restart would fail the same way. */
const finalCodes = [0, 78, 129, 130, 143];
const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const defaults = {
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  ...(args[0] === 'server/main.ts' ? serverMemory : {}),
};

let node;
try {
  node = setUp({ web: flags.has('--web') });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

let child = null;
/** The signal that asked this process to end. */
let asked = null;
let startsAgain = [];

function end(code, signal) {
  process.exit(code ?? signalCodes[signal] ?? 1);
}

function start() {
  child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...defaults, ...process.env },
  });
  child.on('exit', (code, signal) => {
    child = null;
    const wanted = asked !== null || finalCodes.includes(code) || signal in signalCodes;
    if (wanted || !flags.has('--again')) end(code, signal);
    else startAgain(code === null ? signal : `code ${code}`);
  });
}

function startAgain(reason) {
  const now = Date.now();
  startsAgain = startsAgain.filter((at) => now - at < window.ms);
  if (startsAgain.length >= window.starts) {
    process.stderr.write(
      `Dealwright ended ${window.starts + 1} times within 10 minutes, the last time with ${reason}, and isn't started again. ` +
        'Your data is kept. The lines above say why it ended: fix the cause, then run npm start.\n',
    );
    process.exit(1);
  }
  const delayMs = firstDelayMs * 2 ** startsAgain.length;
  startsAgain.push(now);
  process.stderr.write(
    `Dealwright ended unexpectedly with ${reason}. It starts again in ${delayMs / 1000} s ` +
      `(${startsAgain.length} of ${window.starts} within 10 minutes).\n`,
  );
  setTimeout(start, delayMs);
}

function stop(signal) {
  asked = signal;
  if (child === null) end(null, signal);
  else child.kill(signal);
}

// A shell between npm and this process may die of a signal without forwarding it, so its end counts as the signal.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref();
}
for (const signal of Object.keys(signalCodes)) process.on(signal, () => stop(signal));
start();
