import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnpatched, unpatched } from './patches.mjs';

let root = '';
const put = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const patch = (line: string): string =>
  ['--- a/node_modules/@some/thing/a.js', '+++ b/node_modules/@some/thing/a.js', '@@ -1,1 +1,2 @@', ' one', line].join(
    '\n',
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patches-'));
  put('patches/@some+thing+1.0.0.patch', patch('+two'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test('a package that lacks a line of its patch is named, and taken out so that it is installed with it', () => {
  put('node_modules/@some/thing/a.js', 'one\ntwo\n');
  expect(unpatched(root)).toEqual([]);
  put('patches/@some+thing+1.0.0.patch', patch('+two\n+three'));
  expect(unpatched(root)).toEqual(['@some/thing']);
  removeUnpatched(root);
  expect(unpatched(root)).toEqual(['@some/thing']);
  put('node_modules/@some/thing/a.js', 'one\ntwo\nthree\n');
  expect(unpatched(root)).toEqual([]);
});
