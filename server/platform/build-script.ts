import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const indexPath = join(import.meta.dirname, '..', '..', 'dist', 'web', 'index.html');
const entry = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/u;

/** The address of the application's first script in a page of the build: it carries the hash of all that it loads. Empty: none. */
export function entryScriptOf(html: string): string {
  return entry.exec(html)?.[1] ?? '';
}

let known: string | undefined;
/** The same of the build that this process serves, read once; empty where nothing is built. */
export function builtScript(): string {
  known ??= existsSync(indexPath) ? entryScriptOf(readFileSync(indexPath, 'utf8')) : '';
  return known;
}
