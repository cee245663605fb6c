import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface PageFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const here = (name: string): string => join(import.meta.dirname, name);
const font = (path: string): string => createRequire(import.meta.url).resolve(`@fontsource-variable/${path}.woff2`);
const files: Readonly<Record<string, { type: string; path: () => string }>> = {
  'forms.css': { type: 'text/css; charset=utf-8', path: () => here('forms.css') },
  'page.css': { type: 'text/css; charset=utf-8', path: () => here('page.css') },
  'reader.js': { type: 'text/javascript; charset=utf-8', path: () => here('reader.js') },
  'inter.woff2': { type: 'font/woff2', path: () => font('inter/files/inter-latin-wght-normal') },
  'newsreader.woff2': { type: 'font/woff2', path: () => font('newsreader/files/newsreader-latin-opsz-normal') },
  'newsreader-italic.woff2': { type: 'font/woff2', path: () => font('newsreader/files/newsreader-latin-opsz-italic') },
};
const read = new Map<string, PageFile>();

/** Returns a stylesheet, script or font of the buyer pages, or null if there is no such file. */
export function readPageFile(name: string): PageFile | null {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (file === undefined) return null;
  const known = read.get(name) ?? { type: file.type, bytes: new Uint8Array(readFileSync(file.path())) };
  read.set(name, known);
  return known;
}
