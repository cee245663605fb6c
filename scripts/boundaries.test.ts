import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkBoundaries, readSources } from './boundaries.ts';

const checkout = join(import.meta.dirname, '..');
const planted: [path: string, text: string, broken: RegExp][] = [
  ['web/lib/leak.ts', "import { createApp } from '#server/app.ts';\nexport const leak = createApp;\n", /web never imports server/],
  ['web/components/leak.tsx', "import { Hono } from '#server/app.ts';\nexport const Leak = () => <p>{String(Hono)}</p>;\n", /web never imports server/],
  ['contract/leak.ts', "import { sql } from 'drizzle-orm';\nexport const leak = sql;\n", /zod alone/],
  ['server/features/prep/count-preps.ts', "import { sql } from 'drizzle-orm';\nexport const countPreps = () => sql`select 1`;\n", /SQL lives in/],
  ['server/features/prep/sneak-in.ts', "import { solutionStore } from '#server/features/solutions/solution.store.ts';\nexport const sneakIn = solutionStore;\n", /store is its own/],
  ['server/features/prep/call-out.ts', "export const callOut = () => fetch('https://a.example');\n", /outbound HTTP/],
  ['server/features/prep/read-setting.ts', 'export const readSetting = () => process.env.PORT;\n', /process\.env/],
  ['server/features/prep/two-verbs.ts', 'export const one = 1;\nexport const two = 2;\n', /one verb/],
  ['server/features/prep/deep/er.ts', 'export const er = 1;\n', /nothing is deeper/],
  ['server/agents/reach.ts', "import { startPrep } from '#server/features/prep/start-prep.ts';\nexport const reach = startPrep;\n", /an agent knows no feature/],
  ['server/platform/reach.ts', "import { startPrep } from '#server/features/prep/start-prep.ts';\nexport const reach = startPrep;\n", /platform knows no feature/],
  ['web/features/prep/some-screen.tsx', "export const Some = () => { void fetch('/api'); return null; };\n", /fetches in web\/lib/],
  ['web/features/prep/other-screen.tsx', "import { useQuery } from '@tanstack/react-query';\nexport const Other = () => useQuery({ queryKey: ['x'] }).data;\n", /queries and their keys/],
  ['server/utils/odd.ts', 'export const odd = 1;\n', /named after what it holds/],
  ['web/lib/CamelCase.ts', 'export const odd = 1;\n', /kebab-case/],
  ['web/lib/index.ts', "export { call } from './call.ts';\n", /no barrels/],
  ['server/platform/long.ts', '// a line\n'.repeat(401), /400 at most/],
];

describe('the boundary lint', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('finds nothing in the product itself, of which it reads every file', () => {
    const files = readSources(checkout);
    expect(files.length).toBeGreaterThan(80);
    expect(checkBoundaries(files)).toEqual([]);
  });

  test.each(planted)('fails on a violation planted in %s', (path, text, broken) => {
    folder = mkdtempSync(join(tmpdir(), 'dealwright-lint-'));
    cpSync(join(checkout, 'contract'), join(folder, 'contract'), { recursive: true });
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    const found = checkBoundaries(readSources(folder));
    expect(found.some((line) => line.startsWith(path) && broken.test(line))).toBe(true);
  });
});
