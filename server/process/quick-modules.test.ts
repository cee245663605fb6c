import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Loads what signs people in, which needs packages of every kind, and prints where each import was found and as what it was read. */
const recorder = (quick: boolean): string => `
  import { registerHooks } from 'node:module';
  ${quick ? "import './server/process/quick-modules.ts';" : ''}
  const found = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const answer = next(specifier, context);
      found.add([context.parentURL, specifier, answer.url].join(' '));
      return answer;
    },
    load(url, context, next) {
      const answer = next(url, context);
      if (url.startsWith('file:')) found.add([url, answer.format].join(' is '));
      return answer;
    },
  });
  await import('./server/access/auth.ts');
  process.stdout.write([...found].sort().join('\\n'));
`;

test('modules are found where Node finds them, and read as what Node takes them for', async () => {
  const foundBy = async (quick: boolean): Promise<string[]> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module-typescript', '--eval', recorder(quick)],
      { cwd: join(import.meta.dirname, '..', '..'), maxBuffer: 2 ** 26 },
    );
    return stdout.split('\n').filter((line) => !line.includes('quick-modules.ts'));
  };
  const [quick, plain] = await Promise.all([foundBy(true), foundBy(false)]);
  expect(quick.length).toBeGreaterThan(500);
  expect(quick).toEqual(plain);
});
