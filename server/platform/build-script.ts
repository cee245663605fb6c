import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const indexPath = join(import.meta.dirname, '..', '..', 'dist', 'web', 'index.html');
const entry = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/u;

/**
 * Returns the URL of the first application script on a built page, which carries the hash of the whole bundle, or ''.
 */
export function entryScriptOf(html: string): string {
  return entry.exec(html)?.[1] ?? '';
}

let known: string | undefined;
/** Returns the same for the build this process serves, read once; '' if nothing is built. */
export function builtScript(): string {
  known ??= existsSync(indexPath) ? entryScriptOf(readFileSync(indexPath, 'utf8')) : '';
  return known;
}
