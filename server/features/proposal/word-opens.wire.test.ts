import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { longWord, markup, proposal } from '#tests/support/pdf/proposal-sample.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';
import { temporaryFolder } from '#tests/support/product.ts';
import { documentOf } from './print.view.ts';
import { proposalWord } from './word.view.ts';

const run = promisify(execFile);

function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Opens the file in an independent office suite, to see what people would get. */
test.skipIf(!hasLibreOffice())('LibreOffice opens the Word file, and nothing of it is lost', async () => {
  const folder = temporaryFolder('word');
  const file = join(folder.path, 'proposal.docx');
  await writeFile(file, await proposalWord(documentOf(proposal)));
  const own = `-env:UserInstallation=${pathToFileURL(join(folder.path, 'profile')).href}`;
  await run('soffice', [own, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder.path, file], {
    timeout: 90_000,
  });
  const { pages } = await readPdf(await readFile(join(folder.path, 'proposal.pdf')));
  const text = pages.map((page) => page.text).join('\n');
  const packed = text.replaceAll(/\s+/gu, '');
  expect(pages.length).toBeGreaterThan(3);
  expect(new Set([...text.matchAll(/Item (\d+) that/gu)].map(([, row]) => row)).size).toBe(60);
  expect(packed).toContain(longWord);
  expect(packed).toContain(markup.replaceAll(/\s+/gu, ''));
  expect(packed).toContain('Step40.');
  expect(text).not.toContain('Hidden from everybody');
  expect(text).toContain('Book a time');
  folder.remove();
});
