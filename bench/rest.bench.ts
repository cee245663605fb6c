import { setTimeout as wait } from 'node:timers/promises';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import { databaseOf, serverOf } from '#tests/support/server-process.ts';
import type { Benchmark } from './benchmark.ts';
import { treeMegabytes } from './memory.ts';

const restMs = 60_000;

/**
 * Memory at rest: every process of `npm start` except npm, a minute after `Ready:`, with the demo's data and no page
 * open.
 */
export const run: Benchmark = async () => {
  const folder = temporaryFolder('rest');
  const product = await startProduct(folder.path, {}, { demo: true, way: 'npm start' });
  try {
    await wait(restMs);
    const serverMb = treeMegabytes(await serverOf(product));
    const starterMb = treeMegabytes(product.pid) - serverMb;
    const postgresMb = treeMegabytes(databaseOf(folder.path));
    return {
      figures: { serverMb, starterMb, postgresMb, memoryMb: serverMb + starterMb + postgresMb },
      targets: { memoryMb: { atMost: 300 } },
    };
  } finally {
    await product.stop();
    folder.remove();
  }
};
