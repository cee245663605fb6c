import { checkBoundaries, readSources } from './boundaries.ts';

const files = readSources(process.cwd());
const broken = checkBoundaries(files);
for (const line of broken) process.stdout.write(`${line}\n`);
process.stdout.write(`${files.length} files, ${broken.length} broken rules\n`);
process.exit(broken.length === 0 && files.length > 0 ? 0 : 1);
