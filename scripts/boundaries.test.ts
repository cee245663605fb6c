import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkBoundaries, readSource, readSources } from './boundaries.ts';

const checkout = join(import.meta.dirname, '..');
const planted: [path: string, text: string, broken: RegExp, beside?: Record<string, string>][] = [
  [
    'web/lib/leak.ts',
    "import { createApp } from '#server/app.ts';\nexport const leak = createApp;\n",
    /web never imports server/,
  ],
  [
    'web/components/leak.tsx',
    "import { Hono } from '#server/app.ts';\nexport const Leak = () => <p>{String(Hono)}</p>;\n",
    /web never imports server/,
  ],
  ['contract/leak.ts', "import { sql } from 'drizzle-orm';\nexport const leak = sql;\n", /zod alone/],
  [
    'server/features/prep/count-preps.ts',
    "import { sql } from 'drizzle-orm';\nexport const countPreps = () => sql`select 1`;\n",
    /SQL lives in/,
  ],
  [
    'server/features/prep/sneak-in.ts',
    "import { solutionStore } from '#server/features/solutions/solution.store.ts';\nexport const sneakIn = solutionStore;\n",
    /store is its own/,
  ],
  ['server/features/prep/call-out.ts', "export const callOut = () => fetch('https://a.example');\n", /outbound HTTP/],
  ['server/features/prep/read-setting.ts', 'export const readSetting = () => process.env.PORT;\n', /process\.env/],
  ['server/features/prep/two-verbs.ts', 'export const one = 1;\nexport const two = 2;\n', /one verb/],
  ['server/features/prep/deep/er.ts', 'export const er = 1;\n', /nothing is deeper/],
  [
    'server/agents/reach.ts',
    "import { startPrep } from '#server/features/prep/start-prep.ts';\nexport const reach = startPrep;\n",
    /an agent knows no feature/,
  ],
  [
    'server/platform/reach.ts',
    "import { startPrep } from '#server/features/prep/start-prep.ts';\nexport const reach = startPrep;\n",
    /platform knows no feature/,
  ],
  [
    'web/features/prep/some-screen.tsx',
    "export const Some = () => { void fetch('/api'); return null; };\n",
    /fetches in web\/lib/,
  ],
  [
    'web/features/prep/other-screen.tsx',
    "import { useQuery } from '@tanstack/react-query';\nexport const Other = () => useQuery({ queryKey: ['x'] }).data;\n",
    /queries and their keys/,
  ],
  ['server/utils/odd.ts', 'export const odd = 1;\n', /named after what it holds/],
  ['web/lib/CamelCase.ts', 'export const odd = 1;\n', /kebab-case/],
  ['web/lib/index.ts', "export { call } from './call.ts';\n", /no barrels/],
  [
    'server/platform/ring-one.ts',
    "import { two } from './ring-two.ts';\nexport const one = () => two;\n",
    /imports itself through/,
    { 'server/platform/ring-two.ts': "import { one } from './ring-one.ts';\nexport const two = () => one;\n" },
  ],
  [
    'web/lib/ring-one.tsx',
    "import type { Two } from './ring-two.tsx';\nexport type One = Two | 1;\n",
    /imports itself through/,
    { 'web/lib/ring-two.tsx': "import type { One } from './ring-one.tsx';\nexport type Two = One | 2;\n" },
  ],
  [
    'server/features/crowded',
    '',
    /46 files; 45 at most/,
    Object.fromEntries(
      Array.from({ length: 46 }, (_, index) => [`server/features/crowded/do-${index}.ts`, 'export const one = 1;\n']),
    ),
  ],
  ['server/platform/pattern.ts', `export const words = /${'(abc|def)'.repeat(14)}/u;\n`, /a regular expression of/],
  [
    'server/readers/peek.ts',
    "import { startPrep } from '#server/features/prep/start-prep.ts';\nexport const peek = startPrep;\n",
    /a reader turns bytes/,
  ],
  [
    'server/search/peek.ts',
    "import { startPrep } from '#server/features/prep/start-prep.ts';\nexport const peek = startPrep;\n",
    /search knows no feature/,
  ],
  [
    'server/features/prep/peek.job.ts',
    "import { runPrep } from './run-prep.ts';\nexport const peekJob = runPrep;\n",
    /a job is a contract alone/,
  ],
  ['server/platform/long.ts', '// a line\n'.repeat(401), /400 at most/],
];

const contract = readSources(checkout, ['contract']);

describe('the boundary lint', () => {
  test.each(planted)('fails on a violation planted in %s', (path, text, broken, beside = {}) => {
    const files = Object.entries(text === '' ? beside : { ...beside, [path]: text }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    const found = checkBoundaries([
      ...contract,
      ...files.map(([name, content]) => readSource({ path: name, text: content })),
    ]);
    expect(found.some((line) => line.startsWith(path) && broken.test(line))).toBe(true);
  });
});
