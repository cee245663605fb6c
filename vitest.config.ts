import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Integration tests: those of *.db.test.ts get a database of their own on one real cluster, those of *.wire.test.ts ask real servers of a protocol. */
const integration = ['{server,tests,scripts}/**/*.{db,wire}.test.ts'];

/** Files in `tests` start and kill the whole product and take longest: begun last, one worker would end minutes after the others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.startsWith(`${import.meta.dirname}/tests/`);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Files share a worker's modules, whose loading took a third of the time: no test replaces a module (no vi.mock).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...integration, 'node_modules/**'],
          // Many wait more than they work; by itself a machine of two cores would run one file at a time.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          globalSetup: 'tests/support/test-cluster.ts',
          fileParallelism: true,
          // A third works while those that kill and start the product wait; more end no sooner on two cores.
          maxWorkers: 3,
        },
      },
    ],
  },
});
