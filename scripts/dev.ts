// `npm run dev`: the server, restarted on file changes, beside Vite with hot reload.
import { spawn } from 'node:child_process';

const commands = [['--watch', 'server/main.ts'], ['node_modules/vite/bin/vite.js']];
const children = commands.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')));
