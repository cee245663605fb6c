import { allWords } from './ui-words.ts';

// Prints every text for people, by file, for reading in one go; arguments limit it to texts that contain them all.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as head closes the pipe when it has enough.
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
