import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#server/platform/environment.ts';

test('the README’s table of settings names every setting that the code reads and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map((row) => row[1]);
  expect(listed.toSorted()).toEqual([...settingNames].toSorted());
});
