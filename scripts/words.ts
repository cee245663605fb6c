import { allWords } from './ui-words.ts';

/** Prints every text that people read, by file, so that they can be read in one go; with words behind it, only texts that hold them all. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader, such as head, has what it wanted.
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
let file = '';
for (const said of allWords()) {
  if (!wanted.every((word) => said.text.toLowerCase().includes(word))) continue;
  if (said.file !== file) process.stdout.write(`\n${said.file}\n`);
  ({ file } = said);
  process.stdout.write(`${String(said.line).padStart(5)}  ${said.text}\n`);
}
